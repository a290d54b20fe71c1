// `content/releases/*.yaml` and `areas.yaml` ▶ the book of releases: checked records, names and texts as plain data.
import path from 'node:path';
import {
  displayPath,
  type LinesOf,
  type LoadInput,
  loadRecords,
  type ParsedRecord,
  parseYaml,
  readYaml,
  replaceTokens,
  type SourceLine,
} from '../../engine/index.ts';
import type { ReleaseBook, WidgetName } from './book.ts';
import { type LoadedRelease, toEntries } from './entry.ts';
import { areasSchema, releaseSchema, toRelease } from './record.ts';
import type { ReleaseTexts } from './texts.ts';

type Parsed = Omit<LoadedRelease, 'file'>;

/** The part of a collection `widgets` that releases use. */
type Widgets = { widgets: Readonly<Record<string, WidgetName>> } & Partial<
  Pick<ReleaseBook, 'moves' | 'movesSince' | 'platforms'>
>;

/** @param pattern  id of a release's page, with `{version}`. */
export function loadBook(input: LoadInput, pattern: string, texts: ReleaseTexts): ReleaseBook {
  const { loaded, written, diagnostics } = input;
  const { config } = loaded;
  const ids = replaceTokens(pattern, loaded.tokens);
  const entries = toEntries(loadReleases(input), ids, (id) => written.has(id));
  const records: Partial<Widgets> = input.recordsOf<Widgets>('widgets') ?? {};
  const { widgets = {}, moves = [], movesSince = {}, platforms = {} } = records;
  const there = new Set([...written, ...entries.map(({ page }) => page)]);
  const changes = entries.flatMap(({ record }) => record.changes);
  const about = new Set([
    ...changes.flatMap((change) => change.pages ?? []),
    ...Object.values(widgets).map(({ page }) => page),
  ]);
  return {
    entries,
    areas: readYaml(loaded, 'areas.yaml', areasSchema, 'areas', diagnostics)?.value ?? {},
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([name, { title, page }]) => [name, { title, page }]),
    ),
    moves,
    movesSince,
    platforms,
    written: [...about].filter((id) => there.has(id)).sort(),
    product: config.product.name,
    lang: config.lang,
    texts,
  };
}

function loadReleases({ loaded, diagnostics }: LoadInput): LoadedRelease[] {
  const records = loadRecords(loaded, 'releases', (text, name) => parse(text, name, loaded));
  return [...records].flatMap(([name, { value, diagnostics: own }]) => {
    diagnostics.push(...own);
    return value ? [{ ...value, file: path.join(loaded.contentDir, 'releases', name) }] : [];
  });
}

function parse(text: string, name: string, loaded: LoadInput['loaded']): ParsedRecord<Parsed> {
  const shown = displayPath(loaded, `releases/${name}`);
  const options = { path: shown, tokens: loaded.tokens, area: 'releases' };
  const { value, diagnostics, linesOf } = parseYaml(text, releaseSchema, options);
  if (!value) return { diagnostics };
  const record = toRelease(value);
  return { diagnostics, value: { record, path: shown, lines: textLines(record, linesOf) } };
}

/** What of a record is Markdown, or is beside it. */
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
