// `content/releases/*.yaml` ▶ checked records, each text still knowing its lines; parsed only when their bytes change.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import { engineVersion } from '../engine-dir.ts';
import type { LoadedRelease } from '../releases/entry.ts';
import { releaseSchema } from '../releases/record.ts';
import type { LoadedConfig } from './load-config.ts';
import { hashOf } from './load-source.ts';
import { type LinesOf, parseYaml } from './parse-yaml.ts';
import { displayPath, listFiles } from './small-files.ts';
import type { SourceLine } from './source-text.ts';

type Parsed = { release?: LoadedRelease; diagnostics: Diagnostic[] };
type Cache = { engine: string; files: Record<string, Parsed> };

/** Parsing is most of the work, and releases don't change: kept beside the build's other cache. */
export function loadReleases(loaded: LoadedConfig, diagnostics: Diagnostic[]): LoadedRelease[] {
  const folder = path.join(loaded.contentDir, 'releases');
  const names = listFiles(folder, '.yaml');
  if (names.length === 0) return [];
  const cacheFile = path.join(loaded.cacheDir, 'releases.json');
  const engine = hashOf([engineVersion, JSON.stringify(loaded.tokens)]);
  const last = readCache(cacheFile, engine);
  const next: Cache = { engine, files: {} };
  let isNew = Object.keys(last.files).length !== names.length;
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, name));
    const key = hashOf([name, bytes]);
    const known = last.files[key];
    if (!known) isNew = true;
    next.files[key] = known ?? parseRelease(bytes.toString('utf8'), name, loaded);
  }
  if (isNew) writeCache(cacheFile, next);
  const parsed = Object.values(next.files);
  diagnostics.push(...parsed.flatMap((one) => one.diagnostics));
  return parsed.flatMap(({ release }) =>
    release ? [{ ...release, file: path.join(folder, release.file) }] : [],
  );
}

function parseRelease(text: string, name: string, loaded: LoadedConfig): Parsed {
  const shown = displayPath(loaded, `releases/${name}`);
  const options = { path: shown, tokens: loaded.tokens, area: 'releases' };
  const { value, diagnostics, linesOf } = parseYaml(text, releaseSchema, options);
  if (!value) return { diagnostics };
  return {
    diagnostics,
    release: { record: value, file: name, path: shown, lines: textLines(value, linesOf) },
  };
}

/** What of a record is Markdown, or stands beside it. */
function textLines(
  record: LoadedRelease['record'],
  linesOf: LinesOf,
): Record<string, SourceLine[]> {
  const lines: Record<string, SourceLine[]> = { summary: linesOf(['summary']) };
  if (record.stopover) lines.stopover = linesOf(['stopover']);
  record.changes.forEach((change, i) => {
    for (const key of ['title', 'body', 'action'] as const)
      if (change[key]) lines[`changes.${i}.${key}`] = linesOf(['changes', i, key]);
    if (change.pages) lines[`changes.${i}.pages.0`] = linesOf(['changes', i, 'pages', 0]);
  });
  return lines;
}

function readCache(file: string, engine: string): Cache {
  const empty = { engine, files: {} };
  if (!existsSync(file)) return empty;
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as Cache;
    return cache.engine === engine ? cache : empty;
  } catch {
    return empty;
  }
}

/** A cache that can't be kept costs time, nothing else. */
function writeCache(file: string, cache: Cache): void {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify(cache));
    renameSync(temporary, file);
  } catch {
    // The next build parses them again.
  }
}
