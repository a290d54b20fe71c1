// What includes and files have brought into a page so far, and when that is too much.
import { type Diagnostic, diagnose, type Place } from '../../diagnostics/diagnostics.ts';
import { parseAttributes } from '../../text/attributes.ts';
import { MOST_INCLUDED, tooMuch } from './include-problems.ts';
import type { Inserts } from './inserts.ts';
import { rangeIn, type SourceLine } from './source-text.ts';
import type { Tokens } from './tokens.ts';

export type Expansion = {
  lines: SourceLine[];
  /** What they were made from, in the order first met: `snippet:ports.md`, `recipes:soup`. */
  dependencies: string[];
  diagnostics: Diagnostic[];
};

/** What includes have brought into the page so far. */
export type Brought = Expansion & {
  count: number;
  snippetLines: number;
  characters: number;
  isFull: boolean;
  isReported: boolean;
};

export const nothingYet = (): Brought => ({
  lines: [],
  dependencies: [],
  diagnostics: [],
  count: 0,
  snippetLines: 0,
  characters: 0,
  isFull: false,
  isReported: false,
});

/** Counts a line of a snippet in, as long as its parameters may make it. */
export function isFull(
  written: string,
  { out, tokens }: { out: Brought; tokens: Tokens },
): boolean {
  const longest = Math.max(0, ...Object.values(tokens).map((value) => value.length));
  out.snippetLines += 1;
  out.characters += written.length + (written.split('{').length - 1) * longest;
  out.isFull ||=
    out.snippetLines > MOST_INCLUDED.lines || out.characters > MOST_INCLUDED.characters;
  return out.isFull;
}

export function reportFull(place: Place, out: Brought): void {
  if (!out.isReported) out.diagnostics.push(diagnose(place, tooMuch()));
  out.isReported = true;
}

/** Of the text of a line, and how long it is. */
export const placeOf = (
  line: SourceLine,
  from = line.text.search(/\S/),
): Place & { length: number } => rangeIn([line], 0, from, line.text.trimEnd().length);

export function addDependency({ dependencies }: Expansion, name: string): void {
  if (!dependencies.includes(name)) dependencies.push(name);
}

/** A line that opens a directive, in a quote or behind a list's marker, too: its name, and what its braces hold. */
const DIRECTIVE = /^[\s>*+\-\d.)]*:{2,}\s*([a-z][\w-]*)(?:\[[^\]]*\])?\s*(?:\{([^}]*)\})?/;

/** What a line of the page asks for is something that the page depends on. */
export function noteDependencies(
  text: string,
  { dependenciesOf, out }: Pick<Inserts, 'dependenciesOf'> & { out: Expansion },
): void {
  const [, name = '', inside = ''] =
    (dependenciesOf && text.includes('::') && DIRECTIVE.exec(text)) || [];
  if (!name) return;
  for (const one of dependenciesOf?.(name, parseAttributes(inside)) ?? []) addDependency(out, one);
}
