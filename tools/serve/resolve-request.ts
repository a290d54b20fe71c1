// A clean site path → what is there: a file, a redirect or nothing. Reads names and sizes, no contents.

import { readdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  findFile,
  type RequestUrl,
  renderLocation,
  type SiteFile,
  type SiteRules,
} from '../../engine/tooling.ts';

export type Target =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing' };

const missing: Target = { kind: 'missing' };

/** The page for missing pages; it is sent with status 404, and never at its own address. */
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
  const file =
    (isFolder ? undefined : await findFile(dir, name)) ??
    (await findPage(dir, name)) ??
    (await findOlderAsset(dir, name));
  return file ? { kind: 'file', file } : missing;
}

function findPage(dir: string, name: string): Promise<SiteFile | undefined> {
  return findFile(dir, name === '' ? 'index.html' : `${name}/index.html`);
}

/**
 * A page that was loaded before a publication still asks for the scripts and styles of its build. Their names
 * change with their contents, so either an older build has them or none has.
 */
async function findOlderAsset(dir: string, name: string): Promise<SiteFile | undefined> {
  if (!name.startsWith('_assets/')) return undefined;
  for (const build of await listOtherBuilds(dir)) {
    const file = await findFile(build, name);
    if (file) return file;
  }
  return undefined;
}

/** A build is `dist.builds/7`; where there are no links, the published one is `dist` itself. */
async function listOtherBuilds(dir: string): Promise<string[]> {
  const real = await realpath(dir).catch(() => dir);
  const store = /\.builds$/.test(dirname(real)) ? dirname(real) : `${real}.builds`;
  const names = await readdir(store).catch(() => []);
  const others = names.filter((name) => /^[1-9]\d*$/.test(name) && join(store, name) !== real);
  return others.sort((a, b) => Number(b) - Number(a)).map((name) => join(store, name));
}
