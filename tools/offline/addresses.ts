// Addresses of a site → files of its build, and links that lead there from another file.
import { decodeHref, htmlFile } from '../../engine/tooling.ts';

export type Target = {
  /** Path of the file below the root. */
  file: string;
  /** Query and fragment, each with its sign. */
  rest: string;
};

/** @returns  undefined for an address of another site, and for one that leads to no file of this build. */
export function targetOf(
  url: string,
  { base, has }: { base: string; has(file: string): boolean },
): Target | undefined {
  if (!url.startsWith(base) || url.startsWith('//')) return undefined;
  const at = url.search(/[?#]/);
  const path = decodeHref(url.slice(base.length, at < 0 ? undefined : at));
  const file = [path, htmlFile(path)].find(has);
  return file === undefined ? undefined : { file, rest: at < 0 ? '' : url.slice(at) };
}

/** `../../teams/overview/index.html`, as seen from another file. */
export function linkFrom(from: string, { file, rest }: Target): string {
  return '../'.repeat(from.split('/').length - 1) + encodeURI(file) + rest;
}

/** Address of a page without its last slash: `teams/overview/index.html` → `teams/overview`. */
export const pagePath = (file: string): string => file.replace(/\/?index\.html$/, '');
