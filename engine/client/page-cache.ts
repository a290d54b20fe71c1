// Addresses → parsed pages; what was prefetched is kept for a short while.

type Entry = { at: number; page: Promise<Document | undefined> };

const KEPT = 24;
const FRESH_MS = 60_000;
const entries = new Map<string, Entry>();

export function prefetch(url: URL): void {
  void cached(url);
}

/** Undefined when the address gives no HTML page; the caller then loads it the ordinary way. */
export function fetchPage(url: URL): Promise<Document | undefined> {
  return cached(url);
}

function cached(url: URL): Promise<Document | undefined> {
  const key = url.pathname + url.search;
  const known = entries.get(key);
  if (known && Date.now() - known.at < FRESH_MS) {
    entries.delete(key);
    const isUsed = known.page.then((page) => page?.cloneNode(true) as Document | undefined);
    entries.set(key, known);
    return isUsed;
  }
  const page = load(key);
  entries.set(key, { at: Date.now(), page });
  for (const oldest of entries.keys()) {
    if (entries.size <= KEPT) break;
    entries.delete(oldest);
  }
  return page.then((found) => found?.cloneNode(true) as Document | undefined);
}

async function load(path: string): Promise<Document | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/html' } });
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  } catch {
    return undefined;
  }
}

/** Forget what was fetched: the development server has something newer. */
export function forgetPages(): void {
  entries.clear();
}
