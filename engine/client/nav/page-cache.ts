// Addresses → parsed pages; what was prefetched is cached for a short while.
import { takePage } from './request-page.ts';

/** @property path  where the page was found in the end: redirects may lead elsewhere. */
export type FetchedPage = { page: Document; path: string };

type Entry = { at: number; found: Promise<FetchedPage | undefined>; isOld?: boolean };

const KEPT = 24;
const FRESH_MS = 60_000;
const entries = new Map<string, Entry>();

export function prefetch(url: URL): void {
  void entryOf(url);
}

/** A copy to take apart. Undefined when the address gives no HTML page; the caller then loads it the ordinary way. */
export async function fetchPage(url: URL): Promise<FetchedPage | undefined> {
  const entry = entryOf(url);
  const found = await entry.found;
  if (entry.isOld) return fetchPage(url);
  return found && { ...found, page: found.page.cloneNode(true) as Document };
}

function entryOf(url: URL): Entry {
  const key = url.pathname + url.search;
  const known = entries.get(key);
  const isFresh = known && Date.now() - known.at < FRESH_MS;
  const entry = isFresh ? known : { at: Date.now(), found: load(key) };
  entries.delete(key);
  entries.set(key, entry);
  for (const oldest of entries.keys()) {
    if (entries.size <= KEPT) break;
    entries.delete(oldest);
  }
  return entry;
}

async function load(path: string): Promise<FetchedPage | undefined> {
  try {
    const response = await takePage(path);
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    if (!isPage) return undefined;
    const { pathname, search } = new URL(response.url);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return { page, path: response.redirected ? pathname + search : path };
  } catch {
    return undefined;
  }
}

/** Forget what was fetched or is on its way: the development server has something newer. */
export function forgetPages(): void {
  for (const entry of entries.values()) entry.isOld = true;
  entries.clear();
}
