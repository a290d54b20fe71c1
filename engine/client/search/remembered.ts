// What readers searched for and read, kept on their device; where storage is switched off, nothing.
import { READ_KEY } from '../storage-keys.ts';

export type ReadPage = { path: string; title: string; section: string };

const SEARCHES_KEY = 'learn-searches';
const SHOWN = 6;
const LONGEST = 200;

/** Newest first. */
export function recentSearches(): string[] {
  return read(SEARCHES_KEY, (item) => (typeof item === 'string' ? item : undefined)).slice(
    0,
    SHOWN,
  );
}

export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text !== '' && text.length <= LONGEST)
    write(SEARCHES_KEY, addFirst(recentSearches(), text, SHOWN));
}

export function forgetSearches(query?: string): void {
  const kept = query === undefined ? [] : recentSearches().filter((one) => one !== query);
  write(SEARCHES_KEY, kept);
}

/** Newest first, without the page that is open. */
export function recentPages(base: string, open: string): ReadPage[] {
  return read(READ_KEY, toReadPage)
    .filter(({ path }) => path.startsWith(base) && path !== open)
    .slice(0, SHOWN);
}

export function forgetPages(path?: string): void {
  const kept = path === undefined ? [] : read(READ_KEY, toReadPage);
  write(
    READ_KEY,
    kept.filter((one) => one.path !== path).map((one) => [one.path, one.title, one.section]),
  );
}

/** A search that is made again as it is typed on, or in other letters, takes the place of the old one. */
export function addFirst(list: readonly string[], text: string, limit: number): string[] {
  const others = list.filter((one) => one.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, limit);
}

function toReadPage(item: unknown): ReadPage | undefined {
  if (!Array.isArray(item)) return undefined;
  const [path, title, section] = item as unknown[];
  return typeof path === 'string' && typeof title === 'string'
    ? { path, title, section: typeof section === 'string' ? section : '' }
    : undefined;
}

/** What is no list, or not ours, is omitted. */
function read<Item>(key: string, toItem: (value: unknown) => Item | undefined): Item[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.flatMap((value) => toItem(value) ?? []);
  } catch {
    return [];
  }
}

function write(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Full or switched off: what is on show stays.
  }
}
