// A font that comes later → fetched once a reader uses a page, shown with the next one: nothing moves on a page that is read.
import { openBundle } from '../files.ts';
import { savesData } from './saves-data.ts';

const root = document.documentElement;

/** The inline script reads it: documents opened later begin with the font, where the browser has it at hand. */
const KEY = 'learn-face';

/** What the reader wants first, such as search, has the line to itself until then. */
const WAIT_MS = 3_000;

/** Browsers count what moves within half a second of a click as the click's. */
const SOON_MS = 400;

let show = (): void => {};

/** Call it once a reader does anything. Not for readers who save data, nor from a disk: Firefox reports what is left half loaded. */
export async function fetchFace(): Promise<void> {
  const name = getComputedStyle(root).getPropertyValue('--face');
  if (!name || openBundle()) return;
  if (savesData()) {
    delete localStorage[KEY];
    return;
  }
  const isSecond = root.dataset.face === name;
  await new Promise((later) => setTimeout(later, WAIT_MS));
  const all = isSecond
    ? facesAgain()
    : [...document.fonts].filter(({ display }) => display === 'optional');
  const faces = all.filter(isNeeded());
  await Promise.all(faces.map((one) => one.load()));
  show = () => {
    root.dataset.face = name;
    if (isSecond) for (const one of faces) document.fonts.add(one);
    show = () => {};
  };
  localStorage[KEY] = name;
}

/** A document that began before its font was at hand stays without it, and takes one that it didn't know. */
function facesAgain(): FontFace[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? '' })))
    .flatMap(({ rule, base }) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name);
      if (value('font-display') !== 'optional') return [];
      const [, file = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
      const family = value('font-family').replaceAll('"', '');
      const weight = value('font-weight');
      const unicodeRange = value('unicode-range') || 'U+0-10FFFF';
      const url = `url("${new URL(file, base).href}")`;
      return [new FontFace(family, url, { weight, unicodeRange })];
    });
}

/** A file for one script is fetched by pages that have a letter of it. */
function isNeeded(): (face: FontFace) => boolean {
  const used = [...new Set(document.body.textContent)].map((one) => one.codePointAt(0) ?? 0);
  return ({ unicodeRange }) =>
    unicodeRange.split(',').some((range) => {
      // A minifier writes U+1F?? for U+1F00-1FFF.
      const [first = '', last = first] = range.trim().slice(2).split('-');
      const from = Number.parseInt(first.replaceAll('?', '0'), 16);
      const to = Number.parseInt(last.replaceAll('?', 'F'), 16);
      return used.some((one) => one >= from && one <= to);
    });
}

/** @param clickedAt  when the reader chose the page that is shown now. */
export function showFace(clickedAt: number): void {
  if (performance.now() - clickedAt < SOON_MS) show();
}
