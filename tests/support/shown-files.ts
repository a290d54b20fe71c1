// Pages and style sheets → every picture, font and sheet that they show, one line each.
import path from 'node:path';
import { elementsOf, type HtmlElement } from './html-elements.ts';

/** `img src images/a.png`, `sheet url fonts/a.woff2` → how often. */
export type Shown = ReadonlyMap<string, number>;

/**
 * @param text   of a page or a sheet.
 * @param toFile  address → the file below the root; undefined for one of another site.
 */
export function shownIn(
  text: string,
  name: string,
  toFile: (url: string) => string | undefined,
): Shown {
  const asked = name.endsWith('.css') ? urlsOf(text) : elementsOf(text).flatMap(askedBy);
  const shown = new Map<string, number>();
  for (const [how, url] of asked) {
    const file = url.startsWith('data:') ? undefined : toFile(url);
    const line = file && `${how} ${file}`;
    if (line) shown.set(line, (shown.get(line) ?? 0) + 1);
  }
  return shown;
}

/** On a site: by its base; a sheet also names what is beside it. */
export const onSite = (base: string, name: string) => (url: string) => {
  const file = url.startsWith('./') ? path.posix.join(path.posix.dirname(name), url) : undefined;
  const below = url.startsWith(base) ? url.slice(base.length) : file;
  return below === undefined ? undefined : decodeURI(below.replace(/[?#].*/, ''));
};

/** In a bundle: relative to the file. An address with a scheme, or from the root, leads out of it. */
export const inBundle = (name: string) => (url: string) =>
  /^(?:\w+:|\/)/.test(url)
    ? `outside: ${url}`
    : path.posix.join(path.posix.dirname(name), decodeURI(url.replace(/[?#].*/, '')));

const urlsOf = (css: string): [string, string][] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => ['sheet url', url.trim()]);

const SHOWS: Readonly<Record<string, string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  input: ['src'],
  image: ['href'],
  use: ['href'],
  link: ['href', 'imagesrcset'],
};

function askedBy({ tag, attributes }: HtmlElement): [string, string][] {
  const rel = attributes.get('rel') ?? '';
  if (tag === 'link' && !/stylesheet|icon|preload/.test(rel)) return [];
  return (SHOWS[tag] ?? []).flatMap((key) => {
    const value = attributes.get(key);
    if (value === undefined || value.startsWith('#')) return [];
    const urls = key.endsWith('srcset')
      ? value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? '')
      : [value];
    return urls.map((url): [string, string] => [`${tag} ${key}`, url]);
  });
}
