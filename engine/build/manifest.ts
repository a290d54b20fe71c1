// What the last build was made from and wrote, so that the next one does only what changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrontMatter } from '../content/frontmatter.ts';
import { hashOf } from '../content/load-source.ts';
import { writeAtomic } from '../content/write-atomic.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { WrittenFile } from '../output/publish.ts';
import type { PageRecord } from './page-job.ts';

export type HeaderEntry = {
  /** Hash of the page's own text and of the snippets it includes. */
  hash: string;
  included: string[];
  frontMatter?: FrontMatter;
  diagnostics: Diagnostic[];
};

export type PageEntry = PageRecord & {
  /** Hash of everything the page's files depend on. */
  key: string;
  files: WrittenFile[];
};

export type Manifest = {
  /** Hash of the engine, the config and the tokens; a manifest of another is worth nothing. */
  engine: string;
  headers: Record<string, HeaderEntry>;
  pages: Record<string, PageEntry>;
  /** Files that are no pages: path → hash of what it shows, and the file as written. */
  others: Record<string, { key: string; file: WrittenFile }>;
};

export function emptyManifest(engine: string): Manifest {
  return { engine, headers: {}, pages: {}, others: {} };
}

export function manifestFile(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `build-${hashOf([outDir]).slice(0, 10)}.json`);
}

/** Where the output folder before the last one waits to be brought up to date. */
export function spareDir(cacheDir: string, outDir: string): string {
  return path.join(cacheDir, `spare-${hashOf([outDir]).slice(0, 10)}`);
}

/** Empty when there is none, when it is of another engine, or can't be read. */
export function readManifest(file: string, engine: string): Manifest {
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    return manifest.engine === engine ? manifest : emptyManifest(engine);
  } catch {
    return emptyManifest(engine);
  }
}

export function writeManifest(file: string, manifest: Manifest): void {
  writeAtomic(file, JSON.stringify(manifest));
}
