// `content/releases/*.yaml` and `areas.yaml` → the book of releases: checked records, names and texts as plain data.
import { z } from 'zod';
import {
  type LinesOf,
  type LoadInput,
  readYaml,
  replaceTokens,
  type SourceLine,
  yamlFolder,
} from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { toEntries } from './entry.ts';
import { areasSchema, type Release, releaseSchema, toRelease } from './record.ts';
import type { ReleaseTexts } from './texts.ts';
import type { WidgetMove } from './widget-moves.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Keys in the order in which files have them. */
const moveSchema: z.ZodType<WidgetMove> = z.object({
  version: z.string(),
  platform: z.string(),
  widget: z.string(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'default']),
  from: z.exactOptional(value),
  to: z.exactOptional(value),
});

/** The part of a collection `widgets` that releases use. */
export const widgetsSchema = z.object({
  widgets: z.record(z.string(), z.object({ title: z.string(), page: z.string() })),
  moves: z.array(moveSchema).default([]),
  movesSince: z.record(z.string(), z.string()).default({}),
  platforms: z.record(z.string(), z.string()).default({}),
  runs: z.record(z.string(), z.string()).default({}),
});

const NO_WIDGETS = { widgets: {}, moves: [], movesSince: {}, platforms: {}, runs: {} };

/** @param pattern  id of a release's page, with `{version}`. */
export function loadBook(input: LoadInput, pattern: string, texts: ReleaseTexts): ReleaseBook {
  const { loaded, written, diagnostics } = input;
  const { config } = loaded;
  const ids = replaceTokens(pattern, loaded.tokens);
  const entries = toEntries(loadReleases(input), ids, (id) => written.has(id));
  const known = input.recordsOf('widgets', widgetsSchema) ?? NO_WIDGETS;
  const { widgets, moves, movesSince, platforms, runs } = known;
  const there = new Set([...written, ...entries.map(({ page }) => page)]);
  const changes = entries.flatMap(({ record }) => record.changes);
  const about = new Set([
    ...changes.flatMap((change) => change.pages ?? []),
    ...Object.values(widgets).map(({ page }) => page),
  ]);
  return {
    entries,
    areas: readYaml(loaded, 'areas.yaml', areasSchema, 'areas', diagnostics)?.value ?? {},
    widgets,
    moves,
    movesSince,
    platforms,
    runs,
    written: [...about].filter((id) => there.has(id)).sort(),
    product: config.product.name,
    lang: config.lang,
    texts,
  };
}

const loadReleases = yamlFolder('releases', releaseSchema, (value, { linesOf }) => {
  const record = toRelease(value);
  return { record, lines: textLines(record, linesOf) };
});

/** What of a record is Markdown, or is beside it. */
function textLines(record: Release, linesOf: LinesOf): Record<string, SourceLine[]> {
  const lines: Record<string, SourceLine[]> = { summary: linesOf(['summary']) };
  if (record.stopover) lines.stopover = linesOf(['stopover']);
  record.changes.forEach((change, i) => {
    for (const key of ['title', 'symptom', 'body', 'shows', 'action'] as const)
      if (change[key]) lines[`changes.${i}.${key}`] = linesOf(['changes', i, key]);
    if (change.pages) lines[`changes.${i}.pages.0`] = linesOf(['changes', i, 'pages', 0]);
  });
  return lines;
}
