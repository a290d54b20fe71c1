// A clean site path → what stands there: a file, a redirect or nothing. Reads names and sizes, no contents.
import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestUrl } from './parse-request-url.ts';
import { renderLocation } from './redirect-target.ts';
import type { SiteRules } from './site-rules.ts';

/** A file of the site, found at the time of the request. */
export interface SiteFile {
  /** Absolute, links resolved. */
  readonly path: string;
  /** Path below the site's folder, with "/". */
  readonly name: string;
  readonly sizeBytes: number;
  /** Differs when the contents may differ: of path, size and times. */
  readonly key: string;
}

export type Target =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing' };

const missing: Target = { kind: 'missing' };

/** The page for missing pages; it answers with status 404 and never by its own name. */
export const missingPage = '404.html';

/**
 * Resolve a request within the site's folder.
 *
 * @param dir  The site's folder. It may be a link itself; links below it are not followed.
 */
export async function resolveRequest(
  dir: string,
  rules: SiteRules,
  { url, query }: RequestUrl,
): Promise<Target> {
  const { base } = rules;
  if (base !== '/' && url === '/') return { kind: 'redirect', status: 302, location: base + query };
  if (`${url}/` === base) return { kind: 'redirect', status: 301, location: base + query };
  if (!url.startsWith(base) || rules.private.test(url)) return missing;

  const name = url.slice(base.length).replace(/\/$/, '');
  if (name === missingPage) return missing;
  const moved = rules.redirects.get(name);
  if (moved) {
    return {
      kind: 'redirect',
      status: moved.status,
      location: renderLocation(moved.target, query),
    };
  }
  const isFolder = url.endsWith('/');
  const file = (isFolder ? undefined : await findFile(dir, name)) ?? (await findPage(dir, name));
  return file ? { kind: 'file', file } : missing;
}

function findPage(dir: string, name: string): Promise<SiteFile | undefined> {
  return findFile(dir, name === '' ? 'index.html' : `${name}/index.html`);
}

/**
 * Find a regular file by its exact name below `dir`. A name that only leads to a file through a link, or
 * through a disk that ignores case, is not that file's name, so nothing outside `dir` can be reached.
 */
export async function findFile(dir: string, name: string): Promise<SiteFile | undefined> {
  if (name.includes('\\')) return undefined;
  try {
    const path = join(await realpath(dir), name);
    const [real, stats] = await Promise.all([realpath(path), stat(path)]);
    if (real !== path || !stats.isFile()) return undefined;
    return { path, name, sizeBytes: stats.size, key: renderKey(path, stats) };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** The change time is in the key because builds may set the modification time. */
function renderKey(path: string, { size, mtimeMs, ctimeMs }: Stats): string {
  return [path, size, mtimeMs, ctimeMs].join('\0');
}

/** Whether a file-system error means that there is no file for us to serve. */
export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EISDIR'].includes(code);
}
