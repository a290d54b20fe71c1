// `content/releases/*.yaml` ▶ checked records, each text still knowing its lines.
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import type { LoadedRelease } from '../releases/entry.ts';
import { releaseSchema } from '../releases/record.ts';
import type { LoadedConfig } from './load-config.ts';
import { type LinesOf, parseYaml } from './parse-yaml.ts';
import { loadRecords, type ParsedRecord } from './record-cache.ts';
import { displayPath } from './small-files.ts';
import type { SourceLine } from './source-text.ts';

type Parsed = Omit<LoadedRelease, 'file'>;

export function loadReleases(loaded: LoadedConfig, diagnostics: Diagnostic[]): LoadedRelease[] {
  const records = loadRecords(loaded, 'releases', (text, name) => parse(text, name, loaded));
  return [...records].flatMap(([name, { value, diagnostics: own }]) => {
    diagnostics.push(...own);
    return value ? [{ ...value, file: path.join(loaded.contentDir, 'releases', name) }] : [];
  });
}

function parse(text: string, name: string, loaded: LoadedConfig): ParsedRecord<Parsed> {
  const shown = displayPath(loaded, `releases/${name}`);
  const options = { path: shown, tokens: loaded.tokens, area: 'releases' };
  const { value, diagnostics, linesOf } = parseYaml(text, releaseSchema, options);
  if (!value) return { diagnostics };
  return { diagnostics, value: { record: value, path: shown, lines: textLines(value, linesOf) } };
}

/** What of a record is Markdown, or stands beside it. */
function textLines(record: Parsed['record'], linesOf: LinesOf): Record<string, SourceLine[]> {
  const lines: Record<string, SourceLine[]> = { summary: linesOf(['summary']) };
  if (record.stopover) lines.stopover = linesOf(['stopover']);
  record.changes.forEach((change, i) => {
    for (const key of ['title', 'body', 'action'] as const)
      if (change[key]) lines[`changes.${i}.${key}`] = linesOf(['changes', i, key]);
    if (change.pages) lines[`changes.${i}.pages.0`] = linesOf(['changes', i, 'pages', 0]);
  });
  return lines;
}
