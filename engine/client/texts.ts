// The interface texts that scripts need; the rest is in the HTML.

/** Those of the interaction chunk, which brings them. */
export type LaterTexts = {
  copySection: string;
  copied: string;
  linkCopied: string;
  copyFailed: string;
  menu: string;
  arrived: string;
  printed: string;
};

/** Those of the script that every page loads. */
export type ClientTexts = {
  theme: { label: string; system: string; light: string; dark: string };
  copyCode: string;
  wrapCode: string;
  expand: string;
  zoom: string;
  close: string;
  scrollable: string;
};
