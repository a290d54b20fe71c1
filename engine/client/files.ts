// Address of a file of this site ▶ its text: from the server, or from the bundle that this page was opened in.

/** What takes the place of a server where pages are opened from a disk; `engine/bundle` makes it. */
export type Bundle = {
  /** The section that search answers from; undefined: all of them. */
  section: string | undefined;
  /** What an address of the site leads to from here; undefined for other addresses. */
  addressOf(url: string): string | undefined;
  /** Rejects for what isn't in the bundle. */
  textOf(url: string): Promise<string>;
};

declare global {
  /** Undefined where a server answers. */
  var learnBundle: Bundle | undefined;
}

/** The address that a link to a page of this site has where this page is open. */
export const linkTo = (url: string): string => globalThis.learnBundle?.addressOf(url) ?? url;

/** @throws Error  when the file can't be had. */
export async function fetchText(url: string): Promise<string> {
  if (globalThis.learnBundle) return globalThis.learnBundle.textOf(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** @throws Error  when the file can't be had, or is no JSON. */
export async function fetchJson<T>(url: string): Promise<T> {
  return JSON.parse(await fetchText(url)) as T;
}
