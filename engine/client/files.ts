// Address of a file of this site → its text: from the server, or from the bundle that this page was opened in.

/** What takes the place of a server where pages are opened from a disk; `tools/offline` makes it. */
export type Bundle = {
  /** The section that search answers from; undefined: all of them. */
  section: string | undefined;
  /** What an address of the site leads to from here; undefined for other addresses. */
  addressOf(url: string): string | undefined;
  /** Rejects for what isn't in the bundle. */
  textOf(url: string): Promise<string>;
};

/** A symbol: the id of a heading would be a global of its name, so no script asks for a global by a name. */
const BUNDLE = Symbol.for('learn.bundle');

type Globals = { [BUNDLE]?: Bundle };

/** Undefined where a server answers. */
export const openBundle = (): Bundle | undefined => (globalThis as Globals)[BUNDLE];

/** Called once, before any other script runs. */
export function setBundle(bundle: Bundle): void {
  (globalThis as Globals)[BUNDLE] = bundle;
}

/** The address that a link to a page of this site has where this page is open. */
export const linkTo = (url: string): string => openBundle()?.addressOf(url) ?? url;

/** @throws Error  when the file can't be had. */
export async function fetchText(url: string): Promise<string> {
  const bundle = openBundle();
  if (bundle) return bundle.textOf(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** @throws Error  when the file can't be had, or is no JSON. */
export async function fetchJson<T>(url: string): Promise<T> {
  return JSON.parse(await fetchText(url)) as T;
}
