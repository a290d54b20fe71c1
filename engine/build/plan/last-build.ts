// What the last build read and wrote → its report, again, as long as none of that has changed.
import path from 'node:path';
import { openCache } from '../../cache/cache-dir.ts';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { engineVersion } from '../../cache/engine-version.ts';
import type { FileLooks, HashedFile } from '../../cache/file-looks.ts';
import { hashOf } from '../../cache/hash.ts';
import {
  bareConfig,
  bareFolder,
  type ConfigOptions,
  findConfig,
} from '../../content/config/find-config.ts';
import { type KnownGitState, loadGitState } from '../../content/pages/git-dates.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { setJustRead } from '../../disk/inside.ts';
import { isClean } from '../publish/build-store.ts';
import { findPlace } from '../publish/output-place.ts';
import { isAsWritten, type WrittenFile } from '../publish/staged-files.ts';
import { type InputPlaces, type InputState, readInputs } from './inputs.ts';
import { isData, type KnownCode } from './known-code.ts';

export type PublishOptions = ConfigOptions & {
  /** The output is a folder, not a link to one. */
  isPlain?: boolean;
};

/** What a build reports about itself; plain data. */
export type BuildSummary = {
  outDir: string;
  /** Pages of the site, and how many of them were rendered in this build. */
  pages: number;
  rendered: number;
  files: number;
  sizeBytes: number;
  /** Warnings only: errors are thrown. */
  diagnostics: Diagnostic[];
};

/** What a build was made from, and what it wrote. */
export type BuildTrace = {
  places: InputPlaces;
  contentDir: string;
  pagesDir: string;
  /** Of the history that dates are from. */
  gitState: string;
  written: WrittenFile[];
};

type CachedBuild = BuildTrace & {
  engine: string;
  /** Of what this file holds. */
  form: typeof FORM;
  /** Hash of what was read, and of the code among it. */
  inputs: string;
  code: string;
  looks: FileLooks;
  /** The folder that was published. */
  published: string | undefined;
  summary: BuildSummary;
};

/** Looked at before anything of the site is read. */
export type LastBuild = {
  /** Undefined: something has changed, or that is unknown. */
  summary: BuildSummary | undefined;
  startedMs: number;
  places: InputPlaces | undefined;
  inputs: InputState | undefined;
  git?: KnownGitState;
  /** The code as it is, and the places of the last build where it is what it was then. */
  code?: { known: KnownCode; places: InputPlaces | undefined } | undefined;
};

/** A page of Markdown. */
const isPageOf =
  ({ pagesDir }: Pick<BuildTrace, 'pagesDir'>) =>
  (at: string): boolean =>
    at.startsWith(pagesDir + path.sep) && /\.mdx?$/.test(at);

/**
 * Where something is new, content is what was read here until `forgetJustRead`.
 *
 * @throws ExpectedError  when there is no site.
 */
export async function recallBuild(options: PublishOptions): Promise<LastBuild> {
  const startedMs = Date.now();
  const cached = readCached(options);
  if (!cached) return { summary: undefined, startedMs, places: undefined, inputs: undefined };
  const { places, summary } = cached;
  const git = { folder: cached.contentDir, state: loadGitState(cached.contentDir) };
  const files = new Map<string, HashedFile>();
  const code = new Map<string, string>();
  const content = cached.contentDir + path.sep;
  const inputs = readInputs(places, {
    known: cached.looks,
    take(at, file) {
      if (at.startsWith(content)) files.set(at, file);
      code.set(at, file.hash);
    },
    isContent: contentOf(cached),
    isPage: isPageOf(cached),
  });
  const isSame =
    cached.engine === engineVersion &&
    inputs?.hash === cached.inputs &&
    isPublished(cached) &&
    (await git.state) === cached.gitState;
  if (isSame) return { summary: { ...summary, rendered: 0 }, startedMs, places, inputs };
  setJustRead(cached.contentDir, files);
  const known = inputs && { hash: inputs.code, files: code };
  const isSameCode = cached.engine === engineVersion && inputs?.code === cached.code;
  return {
    summary: undefined,
    startedMs,
    places,
    inputs,
    git,
    code: known && { known, places: isSameCode ? places : undefined },
  };
}

/** Nothing is cached when something may have changed while it was read for the first time. */
export function rememberBuild(
  options: PublishOptions,
  last: LastBuild,
  { summary, trace }: { summary: BuildSummary; trace: BuildTrace },
): void {
  const isKnown = JSON.stringify(last.places) === JSON.stringify(trace.places);
  const reading = { known: last.inputs?.looks, isContent: contentOf(trace) };
  const inputs = isKnown ? last.inputs : readInputs(trace.places, reading);
  if (!inputs || (!isKnown && inputs.newestMs > last.startedMs - CLOCK_MS)) return;
  const cached: CachedBuild = {
    ...trace,
    engine: engineVersion,
    form: FORM,
    inputs: inputs.hash,
    code: inputs.code,
    looks: inputs.looks,
    published: findPlace(summary.outDir).currentDir,
    summary,
  };
  try {
    writeCacheFile(cachedFile(options), JSON.stringify(cached));
  } catch {
    // The next build looks at everything.
  }
}

/** What is no code: folders of the content, and what in them holds data. */
function contentOf({ contentDir }: Pick<BuildTrace, 'contentDir'>) {
  const content = contentDir + path.sep;
  return (at: string, isFolder: boolean) => at.startsWith(content) && (isFolder || isData(at));
}

/** By as much a file's time may lag behind the clock. */
const CLOCK_MS = 20;

function readCached(options: PublishOptions): CachedBuild | undefined {
  const text = readCacheFile(cachedFile(options));
  const cached = text === undefined ? undefined : (JSON.parse(text) as CachedBuild);
  return cached?.form === FORM ? cached : undefined;
}

/** Files that look as they did to an earlier engine hold what they held: of its builds, that alone counts. */
const FORM = 1;

/** One for each way that the site is built. */
function cachedFile({ base, out, isPlain, onNotice, ...options }: PublishOptions): string {
  const bare = bareFolder(options);
  const config = bare ? bareConfig(bare) : findConfig(options);
  const way = [config, base ?? '', out === undefined ? '' : path.resolve(out), String(isPlain)];
  return path.join(openCache(config, onNotice), `last-${hashOf(way).slice(0, 10)}.json`);
}

/** The very folder that the build published, each of its files as it was written, and nothing left over. */
function isPublished({ summary, published, written }: CachedBuild): boolean {
  const { currentDir, storeDir } = findPlace(summary.outDir);
  return (
    currentDir !== undefined &&
    currentDir === published &&
    isClean(storeDir) &&
    written.every((file) => isAsWritten(path.join(currentDir, file.path), file))
  );
}
