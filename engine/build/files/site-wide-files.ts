// Site → every output file that is no page: the one table that says which address is made how, for builds and for the server.

import { readFileSync } from 'node:fs';
import { FILE_LIST } from '../publish/output-place.ts';
import { copiedFiles } from '../servers/read-host-files.ts';
import { filesOfSite } from './files-of-site.ts';
import { listLlmsFiles } from './llms-files.ts';
import {
  type Family,
  type GivenFile,
  mayBeIn,
  ready,
  type SiteWideFile,
  type SiteWideInput,
} from './site-wide-file.ts';

/** The table of the site's files: what addresses there are, and how each is made. Order: stable. */
const FAMILIES: readonly Family[] = [
  filesOfSite,
  ({ searchFiles }, only) => (mayBeIn('_search/', only) ? searchFiles() : []),
  ({ site, copies, unchanged }) => {
    const known = unchanged && {
      siteKey: unchanged.siteKey(['descriptions']),
      take: (key: string, make: () => SiteWideFile[]) =>
        unchanged.takeBatch('llms', () => key, make),
    };
    return copies ? listLlmsFiles({ site, unchanged: known, ...copies }) : [];
  },
  assets,
  (input, only) => given(input.pictures(only)),
  ({ site, publicFiles }) => given(copiedFiles(publicFiles(), site)),
];

/** All files, one after another, so that only one is in memory at a time. */
export async function* listSiteWideFiles(input: SiteWideInput): AsyncGenerator<SiteWideFile> {
  for (const family of FAMILIES) yield* await family(input);
}

/** @param path  of an output file; as little as possible of the others is looked at. */
export async function findSiteWideFile(
  path: string,
  input: SiteWideInput,
): Promise<SiteWideFile | undefined> {
  for (const family of FAMILIES)
    for (const file of await family(input, path)) if (file.path === path) return file;
  return undefined;
}

function* assets({ client, styles }: SiteWideInput, only?: string): Generator<SiteWideFile> {
  if (!mayBeIn('_assets/', only)) return;
  const sheets = new Map(styles.map(({ name, text }) => [name, text]));
  for (const { name, content } of client.files) yield ready({ path: `_assets/${name}`, content });
  for (const [name, content] of sheets) yield ready({ path: `_assets/${name}`, content });
}

function* given(files: Iterable<GivenFile>): Generator<SiteWideFile> {
  for (const { path, file } of files) yield ready({ path, content: readFileSync(file) });
}

/** With this list, the next build can tell its own files from files that somebody else put beside them. */
export function fileList(paths: Iterable<string>): SiteWideFile {
  const all = [...paths, FILE_LIST].sort();
  return ready({ path: FILE_LIST, content: `${JSON.stringify(all)}\n` });
}
