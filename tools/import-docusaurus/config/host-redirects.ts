// `vercel.json` and `_redirects` of the source → redirects from one address to another; patterns are counted, not guessed.
import path from 'node:path';
import { changed, type Entry, leftOut } from '../inventory/inventory.ts';
import type { SourceFiles } from '../source-files.ts';
import { isRecord } from '../syntax/evaluate.ts';

type Redirect = { from: string; to: string };

export type HostRedirects = {
  redirects: Redirect[];
  /** Absolute path → what became of the file. */
  files: Map<string, Entry>;
};

export function readHostRedirects(files: SourceFiles, folders: readonly string[]): HostRedirects {
  const found: HostRedirects = { redirects: [], files: new Map() };
  const vercel = path.join(files.dir, 'vercel.json');
  const text = files.readText(vercel);
  if (text !== undefined) note(vercel, ofVercel(text), found);
  for (const folder of [files.dir, ...folders]) {
    const at = path.join(folder, '_redirects');
    const lines = files.readText(at);
    if (lines !== undefined) note(at, ofNetlify(lines), found);
  }
  return found;
}

const RULES =
  'headers, rewrites and patterns are rules of a host: a build writes _headers and _redirects';

function note(at: string, all: Redirect[], found: HostRedirects): void {
  const exact = all.filter(
    ({ from, to }) => isExact(from) && isExact(to.replace(/^https?:\/\//, '')),
  );
  found.redirects.push(...exact);
  found.files.set(
    at,
    exact.length > 0
      ? changed(
          `${exact.length} of ${all.length} redirects are in content/redirects.yaml; ${RULES}`,
        )
      : leftOut(RULES),
  );
}

const isExact = (way: string): boolean => way !== '' && !/[:*()[\]{}?#\s]/.test(way);

function ofVercel(text: string): Redirect[] {
  try {
    const value: unknown = JSON.parse(text);
    const list = isRecord(value) && Array.isArray(value.redirects) ? value.redirects : [];
    return list.flatMap((one: unknown) =>
      isRecord(one) && typeof one.source === 'string' && typeof one.destination === 'string'
        ? [{ from: one.source, to: one.destination }]
        : [],
    );
  } catch {
    return [];
  }
}

function ofNetlify(text: string): Redirect[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/);
    const isRedirect = from.startsWith('/') && to !== '' && /^30[1278]!?$/.test(status);
    return isRedirect ? [{ from, to }] : [];
  });
}
