// A bundle that somebody has unpacked → what it holds. Links are not followed, and only files are opened.
import { constants, type Dirent } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { BundleEntries, BundleFile, Oddity } from './bundle-entries.ts';
import { MANIFEST } from './manifest.ts';

/**
 * @param folder  the root of the bundle, or what it was unpacked into, with nothing beside it.
 * @returns       without the files, where none is the manifest: the folder may be any, even a whole disk.
 */
export async function openFolder(folder: string): Promise<BundleEntries> {
  const root = await rootOf(folder);
  const files = new Map<string, BundleFile>();
  const odd: Oddity[] = [];
  const isBundle = (await entriesOf(root))?.some((one) => one.name === MANIFEST && one.isFile());
  const waiting = isBundle ? [''] : [];
  for (let under = waiting.pop(); under !== undefined; under = waiting.pop()) {
    const entries = await entriesOf(path.join(root, under));
    if (!entries) odd.push({ name: under || '.', what: 'denied' });
    for (const entry of entries ?? []) {
      const name = under ? `${under}/${entry.name}` : entry.name;
      const kind = kindOf(entry);
      if (kind === 'folder') waiting.push(name);
      else if (kind === 'file') files.set(name, { open: () => openFile(path.join(root, name)) });
      else odd.push({ name, what: kind });
    }
  }
  return { files, odd, close: async () => {} };
}

async function rootOf(folder: string): Promise<string> {
  const [inside, ...others] = (await entriesOf(folder)) ?? [];
  if (!inside?.isDirectory() || others.length > 0) return folder;
  return path.join(folder, inside.name);
}

const entriesOf = (folder: string): Promise<Dirent[] | undefined> =>
  readdir(folder, { withFileTypes: true }).catch(() => undefined);

function kindOf(entry: Dirent): 'file' | 'folder' | Oddity['what'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  return entry.isSocket() ? 'socket' : 'device';
}

/** Undefined on Windows, which has neither pipes in folders nor links that anybody may make. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY } = constants;

/** What has taken the place of a file meanwhile isn't waited for. */
async function openFile(at: string): Promise<Readable> {
  const file = await open(at, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  if ((await file.stat()).isFile()) return file.createReadStream();
  await file.close();
  throw new Error('no file');
}
