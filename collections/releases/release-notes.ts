// A release's record → the Markdown lines of its notes, each still knowing where in the record it comes from.

import { prefixed, type SourceLine } from '../../engine/index.ts';
import { fill, formatDate, lookUp, plainMarkdown } from '../../engine/shared.ts';
import { areaLabel, type ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { groupChanges } from './group-changes.ts';
import type { Change, Stack } from './record.ts';
import { compareStacks, stackAt } from './stack.ts';

type Notes = {
  entry: ReleaseEntry;
  book: ReleaseBook;
  /** Level of the headings of kinds: 2 on its own page, 3 under the release's own heading. */
  depth: number;
  out: SourceLine[];
};

/** Summary, changes by kind and area, components. Each change is a heading with its own anchor. */
export function releaseNotes(entry: ReleaseEntry, book: ReleaseBook, depth: number): SourceLine[] {
  const notes: Notes = { entry, book, depth, out: [] };
  addText(notes, 'summary');
  addStopover(notes);
  const numbered = entry.record.changes.map((change, at) => ({ change, at }));
  for (const { kind, areas } of groupChanges(numbered, ({ change }) => change, book.areas)) {
    const anchor = inPage(entry, kind);
    addHeading(notes, 0, book.texts.kinds[kind] ?? kind, anchor);
    for (const { area, items } of areas) {
      addHeading(notes, 1, plainMarkdown(areaLabel(area, book.areas)), `${anchor}-${area}`);
      for (const { change, at } of items) addChange(notes, change, at);
    }
  }
  addStack(notes);
  return notes.out;
}

const inPage = ({ anchor }: ReleaseEntry, part: string) => (anchor ? `${anchor}-${part}` : part);

/** A line that only the engine writes: its place is where the record, or the part of it, begins. */
function add({ entry, out }: Notes, text: string, near = 'summary'): void {
  const source = entry.lines[near]?.[0] ?? { path: entry.path, line: 1, written: '' };
  out.push({ path: source.path, line: source.line, written: source.written, text });
}

/** Lines as the author wrote them, after a prefix. */
function addText(notes: Notes, key: string, prefix = ''): void {
  const lines = notes.entry.lines[key] ?? [];
  if (lines.length === 0) return;
  notes.out.push(...lines.map((line, i) => (i === 0 && prefix ? prefixed(prefix, line) : line)));
  add(notes, '');
}

function addHeading(notes: Notes, below: number, text: string, anchor: string): void {
  add(notes, `${'#'.repeat(notes.depth + below)} ${text} {#${anchor}}`);
  add(notes, '');
}

function addStopover(notes: Notes): void {
  const { entry, book } = notes;
  if (!entry.record.stopover) return;
  add(notes, `:::important ${book.texts.stopover}`);
  addText(notes, 'stopover');
  add(notes, ':::');
  add(notes, '');
}

function addChange(notes: Notes, change: Change, at: number): void {
  const { entry, book, depth } = notes;
  const key = `changes.${at}`;
  const title = entry.lines[`${key}.title`]?.[0];
  const hashes = '#'.repeat(Math.min(6, depth + 2));
  const anchor = ` {#${entry.anchors[at]}}`;
  if (title) {
    const heading = prefixed(`${hashes} `, title);
    notes.out.push({ ...heading, text: heading.text + anchor });
    add(notes, '', `${key}.title`);
  }
  if (change.build) add(notes, `*${change.build}*\n`.trim(), `${key}.title`);
  if (change.build) add(notes, '', `${key}.title`);
  addText(notes, `${key}.symptom`, `${book.texts.symptom} `);
  addText(notes, `${key}.body`);
  addShown(notes, `${key}.shows`);
  addAction(notes, `${key}.action`);
  const widget = lookUp(book.widgets, change.widget ?? '');
  const isWritten = (id: string) => book.written.includes(id);
  const about = [
    ...(widget && isWritten(widget.page)
      ? [`[${plainMarkdown(widget.title)}](${widget.page})`]
      : []),
    ...(change.pages ?? [])
      .filter((id) => id !== widget?.page && isWritten(id))
      .map((id) => `[](${id})`),
  ];
  if (about.length === 0) return;
  add(notes, `${book.texts.about} ${about.join(', ')}`, `${key}.pages.0`);
  add(notes, '');
}

/** Each directive is a block. Only pages have them: reports and feeds have the words. */
function addShown(notes: Notes, key: string): void {
  for (const line of notes.entry.lines[key] ?? []) {
    if (line.text.trim() === '') continue;
    notes.out.push(line);
    add(notes, '', key);
  }
}

/** What to do gets its own paragraph; a list or code goes below the label. */
function addAction(notes: Notes, key: string): void {
  const [first] = notes.entry.lines[key] ?? [];
  if (!first) return;
  const label = `**${notes.book.texts.action}**`;
  if (/^\s*(?:[-*`]|\d+[.)] )/.test(first.text)) {
    add(notes, label, key);
    add(notes, '', key);
    addText(notes, key);
  } else addText(notes, key, `${label} `);
}

function addStack(notes: Notes): void {
  const { entry, book } = notes;
  const { version, stack } = entry.record;
  const at = stackAt(book.entries, version);
  if (!at) return;
  addHeading(notes, 0, book.texts.components, inPage(entry, 'components'));
  const listed = book.entries.find(({ record }) => record.version === at.version);
  if (!stack && listed) {
    const link = `[${listed.name}](${listed.page}#${inPage(listed, 'components')})`;
    add(notes, fill(book.texts.sameComponents, { release: link }));
    add(notes, '');
    return;
  }
  addStackTables(notes, at.stack);
}

/** One table per group: the version, and the previous one where it differs. The record's own `stackFrom` wins. */
function addStackTables(notes: Notes, stack: Stack): void {
  const { entry, book } = notes;
  const { texts } = book;
  const place = book.entries.indexOf(entry);
  const last =
    place > 0 ? stackAt(book.entries, book.entries[place - 1]?.record.version ?? '') : undefined;
  const { stackFrom } = entry.record;
  const hasBefore = last !== undefined || stackFrom !== undefined;
  const moves = compareStacks(withFrom(last?.stack, stackFrom), stack);
  for (const group of Object.keys(stack)) {
    addHeading(notes, 1, plainMarkdown(group), inPage(entry, `components-${slugOf(group)}`));
    add(
      notes,
      `| ${texts.component} | ${texts.componentVersion} |${hasBefore ? ` ${texts.before} |` : ''}`,
    );
    add(notes, `| --- | --- |${hasBefore ? ' --- |' : ''}`);
    for (const { component, now, before, jump } of moves.filter((one) => one.group === group)) {
      const isMoved = jump !== 'none' && (last !== undefined || before !== undefined);
      const shown = now === undefined ? '–' : isMoved ? `**${cell(now)}**` : cell(now);
      const was = !isMoved ? '' : before === undefined ? texts.newComponent : cell(before);
      add(notes, `| ${cell(component)} | ${shown} |${hasBefore ? ` ${was} |` : ''}`);
    }
    add(notes, '');
  }
}

function withFrom(before: Stack | undefined, from: Stack | undefined): Stack | undefined {
  if (!from) return before;
  const groups = new Set([...Object.keys(before ?? {}), ...Object.keys(from)]);
  return Object.fromEntries(
    [...groups].map((one) => [one, { ...lookUp(before ?? {}, one), ...lookUp(from, one) }]),
  );
}

const cell = plainMarkdown;

const slugOf = (group: string) =>
  group
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Several releases on one page: each under a heading with its name and date, newest first. */
export function notesOfSeveral(entries: readonly ReleaseEntry[], book: ReleaseBook): SourceLine[] {
  return entries.flatMap((entry) => {
    const notes: Notes = { entry, book, depth: 2, out: [] };
    const date = formatDate(entry.record.date, book.lang);
    addHeading(notes, 0, `${entry.name}, ${date}`, entry.anchor);
    return [...notes.out, ...releaseNotes(entry, book, 3)];
  });
}
