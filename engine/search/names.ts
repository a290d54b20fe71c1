// Names of pages ↔ their files: one file for as many as fit, since what a word finds lies all over the site.
import { encodeNumber, readNumber } from './codes.ts';
import { cut } from './cut.ts';
import type { CodedName, NameFile, PageName } from './files.ts';
import type { IndexedPage } from './indexed-page.ts';

/** In characters before compression: all names of some thousand pages. A larger site has small files instead. */
const ONE_FILE = 120_000;
const SMALL_FILE = 1_500;
/** Short ones are not combined without end: a result would bring all its neighbours. */
const MOST_NAMES = 32;

type Numbered = Pick<IndexedPage, 'name' | 'records'> & { at: number };

/** @param ofRoot  numbers of pages that the root names. */
export function nameFiles(
  pages: readonly IndexedPage[],
  ofRoot: Readonly<Record<number, unknown>>,
): Omit<NameFile, 'epoch'>[] {
  const numbered = pages.map(({ name, records }, at): Numbered => ({ name, records, at }));
  const whole = toFile(numbered, ofRoot);
  if (JSON.stringify(whole).length <= ONE_FILE) return pages.length > 0 ? [whole] : [];
  const sizeOf = ({ name }: Numbered) =>
    Math.max(JSON.stringify(name).length, SMALL_FILE / MOST_NAMES);
  return cut(numbered, SMALL_FILE, sizeOf).map((part) => toFile(part, ofRoot));
}

function toFile(pages: readonly Numbered[], ofRoot: Readonly<Record<number, unknown>>) {
  const crumbs: (readonly string[])[] = [];
  const places = new Map<string, number>();
  const coded = pages.map(({ name, at }): CodedName => {
    if (Object.hasOwn(ofRoot, at)) return 0;
    const key = JSON.stringify(name.crumbs);
    const place = places.get(key) ?? crumbs.push(name.crumbs) - 1;
    places.set(key, place);
    const { id, title, path } = name;
    return path === undefined ? [id, title, place] : [id, title, place, path];
  });
  const shared = pages.flatMap(({ records, at }) => {
    const codes = encodeShared(records);
    return codes ? [[at, codes] as const] : [];
  });
  return { crumbs, pages: coded, shared: Object.fromEntries(shared) };
}

/** @param at  place of the page in the file. */
export function nameOf({ crumbs, pages }: NameFile, at: number): PageName | undefined {
  const coded = pages[at];
  if (!coded) return undefined;
  const [id, title, place, path] = coded;
  return { id, title, crumbs: crumbs[place] ?? [], ...(path === undefined ? {} : { path }) };
}

/** For each record that is the same on other pages: how far it is from the one before, and its number from that one's. */
function encodeShared(records: IndexedPage['records']): string {
  let codes = '';
  let before = { record: 0, number: 0 };
  for (const [record, [, number]] of records.entries()) {
    if (number === undefined) continue;
    const step = number - before.number;
    codes +=
      encodeNumber(record - before.record) + encodeNumber(step < 0 ? -2 * step - 1 : 2 * step);
    before = { record, number };
  }
  return codes;
}

/** @returns record → the number that it shares with the same sections of other pages. */
export function decodeShared(codes: string): Map<number, number> {
  const shared = new Map<number, number>();
  const reader = { text: codes, at: 0 };
  let record = 0;
  let number = 0;
  while (reader.at < codes.length) {
    record += readNumber(reader);
    const step = readNumber(reader);
    number += step % 2 ? -(step + 1) / 2 : step / 2;
    shared.set(record, number);
  }
  return shared;
}
