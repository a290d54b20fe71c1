// A link's or image's tokens → the stretch of source where its target is written, `](here)` or `[label]: here`.
import type { Env, MarkdownIt, Token } from 'markdown-it';
import type { SourceLine } from '../content/pages/source-text.ts';
import { definitionsOf, type Position, positionInText } from './positions.ts';

export type Destination = Position & {
  /** Characters written, with the `<…>` around them if there are any. */
  length: number;
  /** A definition serves several links; its edit is noted once. */
  isNoted?: boolean;
  /** Offset in the block's text behind the closing bracket; none in a definition. */
  end?: number;
};

/**
 * @param after  offset in the block's text of the bracket that closes the link's text.
 * @param label  of a link that names a definition.
 */
export function destinationOf(
  md: MarkdownIt,
  env: Env,
  link: { block: Token; after: number; label?: string | undefined },
): Destination | undefined {
  const lines = (env.page as { lines: readonly SourceLine[] }).lines;
  if (link.label !== undefined) return definitions(md, env, lines).get(link.label);
  const text = link.block.content;
  if (!text.startsWith('](', link.after)) return undefined;
  const from = skipBlanks(text, link.after + 2);
  const found = md.helpers.parseLinkDestination(text, from, text.length);
  const to = found.ok ? found.pos : from;
  const start = positionInText(lines, link.block, from);
  const length = positionInText(lines, link.block, to).column - start.column;
  return { ...start, length, end: endOf(md, text, to) };
}

/** Behind an optional title and the bracket. */
function endOf(md: MarkdownIt, text: string, from: number): number {
  const at = skipBlanks(text, from);
  const title = md.helpers.parseLinkTitle(text, at, text.length);
  return (title.ok ? skipBlanks(text, title.pos) : at) + 1;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\n') at++;
  return at;
}

/** Where each label is defined; the first definition of a label counts. */
export function definitions(md: MarkdownIt, env: Env, lines: readonly SourceLine[]) {
  if (env.destinations) return env.destinations as Map<string, Destination>;
  const found = new Map<string, Destination>();
  for (const { token, line, column } of definitionsOf(env)) {
    const label = String(token.meta?.label);
    const place = found.has(label) ? undefined : placeInDefinition(md, lines, { line, column });
    if (place) found.set(label, place);
  }
  env.destinations = found;
  return found;
}

/** Behind `]:`, on the same line or the next. */
function placeInDefinition(
  md: MarkdownIt,
  lines: readonly SourceLine[],
  { line, column }: Position,
): Destination | undefined {
  const text = lines[line]?.text ?? '';
  const close = /^\[(?:[^\]\\]|\\.)*\]:/.exec(text.slice(column))?.[0];
  if (!close) return undefined;
  const from = skipBlanks(text, column + close.length);
  const isHere = from < text.length;
  const next = lines[line + 1]?.text ?? '';
  const at = isHere ? { line, column: from } : { line: line + 1, column: next.search(/[^\s>]|$/) };
  const source = isHere ? text : next;
  const found = md.helpers.parseLinkDestination(source, at.column, source.length);
  return found.ok ? { ...at, length: found.pos - at.column } : undefined;
}
