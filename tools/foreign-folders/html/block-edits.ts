// A table, `<details>` or a heading of HTML → the lines of the same in Markdown.
import type { Edit } from '../edit-lines.ts';
import { tableOf } from './html-table.ts';
import { beforeOnLine, indentAt, type Run } from './run.ts';
import { type Tag, tagsIn } from './tags.ts';

/** HTML of a part → Markdown in one line. */
type Words = (html: string, closed: ReadonlySet<string>) => string;

const HEADING = /^h[1-6]$/;

/** @returns undefined where none of them begins at this tag. */
export const blockAt = (
  run: Run,
  tags: readonly Tag[],
  at: number,
  words: Words,
): Edit | undefined =>
  tableAt(run, tags, at, words) ??
  detailsAt(run, tags, at, words) ??
  headingAt(run, tags, at, words);

/** Tags that one block may hold. */
const MOST = 2_000;

function closeOf(tags: readonly Tag[], at: number): number {
  const name = tags[at]?.name;
  let depth = 0;
  for (let i = at; i < Math.min(tags.length, at + MOST); i++) {
    const tag = tags[i];
    if (tag?.name !== name || tag?.isAlone) continue;
    depth += tag?.isClose ? -1 : 1;
    if (depth === 0) return i;
  }
  return -1;
}

const isOpening = (tag: Tag | undefined, name: string): tag is Tag =>
  tag?.name === name && !tag.isClose;

function tableAt(run: Run, tags: readonly Tag[], at: number, words: Words): Edit | undefined {
  const tag = tags[at];
  if (!isOpening(tag, 'table') || beforeOnLine(run.text, tag.from).includes('|')) return undefined;
  const end = tags[closeOf(tags, at)];
  if (!end) return undefined;
  const { text } = run;
  const inner = text.slice(tag.to, end.from);
  const lines = tableOf(inner, tagsIn(inner, run.closed), (cell) =>
    words(cell, run.closed).replace(/(?<!\\)\|/g, '\\|'),
  );
  const indent = indentAt(text, tag.from);
  return {
    from: tag.from,
    to: end.to,
    text: `\n\n${lines.map((line) => indent + line).join('\n')}\n\n`,
  };
}

/** `<details><summary>…</summary>`, as our Markdown has them: each on its line. */
function detailsAt(run: Run, tags: readonly Tag[], at: number, words: Words): Edit | undefined {
  const { text, closed, open } = run;
  const tag = tags[at];
  if (tag?.name !== 'details') return undefined;
  if (tag.isClose ? open.details === 0 : beforeOnLine(text, tag.from).trim() !== '')
    return undefined;
  open.details += tag.isClose ? -1 : 1;
  const indent = indentAt(text, tag.from);
  if (tag.isClose)
    return {
      from: tag.from,
      to: tag.to,
      text: `${beforeOnLine(text, tag.from).trim() ? `\n${indent}` : ''}</details>\n`,
    };
  const start = `<details${'open' in tag.attributes ? ' open' : ''}>`;
  const summary = tags[at + 1];
  const close = tags[closeOf(tags, at + 1)];
  if (!isOpening(summary, 'summary') || !close || text.slice(tag.to, summary.from).trim() !== '')
    return { from: tag.from, to: tag.to, text: `${start}\n${indent}` };
  const label = words(text.slice(summary.to, close.from), closed);
  return { from: tag.from, to: close.to, text: `${start}<summary>${label}</summary>\n${indent}` };
}

function headingAt(run: Run, tags: readonly Tag[], at: number, words: Words): Edit | undefined {
  const { text, closed } = run;
  const tag = tags[at];
  if (!tag || !HEADING.test(tag.name) || tag.isClose || beforeOnLine(text, tag.from).trim() !== '')
    return undefined;
  const end = tags[closeOf(tags, at)];
  if (!end) return undefined;
  const label = words(text.slice(tag.to, end.from), closed);
  const { id } = tag.attributes;
  const anchor = id && /^[\w.:-]+$/.test(id) ? ` {#${id}}` : '';
  return {
    from: tag.from,
    to: end.to,
    text: `${'#'.repeat(Number(tag.name[1]))} ${label}${anchor}\n\n`,
  };
}
