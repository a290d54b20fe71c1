// The interface texts that scripts need; the rest is in the HTML.

export type ClientTexts = {
  theme: { label: string; system: string; light: string; dark: string };
  copyCode: string;
  wrapCode: string;
  copySection: string;
  copied: string;
  copyFailed: string;
  expand: string;
  menu: string;
  arrived: string;
  zoom: string;
  close: string;
  scrollable: string;
  printed: string;
};

export function fillText(text: string, name: string, value: string): string {
  return text.replace(`{${name}}`, value);
}
