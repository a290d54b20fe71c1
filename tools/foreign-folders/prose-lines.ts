// Lines of a page → the same, with what a function makes of each run of prose; code in fences and in indented blocks stays.

import type { SourceLine } from '../../engine/tooling.ts';
import { createFences } from './fences.ts';

/**
 * @param convert  gets lines of prose without a blank one between them; `isIndented`: they begin with a tag, where other
 * lines would be code.
 */
export function mapProse(
  lines: readonly SourceLine[],
  convert: (run: readonly SourceLine[], isIndented: boolean) => readonly SourceLine[],
): SourceLine[] {
  const out: SourceLine[] = [];
  let run: SourceLine[] = [];
  const fences = createFences();
  let isInList = false;
  let isIndented = false;
  const flush = () => {
    if (run.length > 0) for (const one of convert(run, isIndented)) out.push(one);
    run = [];
  };
  for (const line of lines) {
    const { text } = line;
    const isCode = fences.has(text);
    if (isCode) {
      flush();
      out.push(line);
      continue;
    }
    const indent = text.search(/\S/);
    if (indent < 0) {
      flush();
      out.push(line);
      continue;
    }
    if (indent === 0) isInList = LIST.test(text);
    if (run.length === 0) isIndented = !isInList && indent >= 4;
    if (run.length === 0 && isIndented && text[indent] !== '<') out.push(line);
    else run.push(line);
  }
  flush();
  return out;
}

const LIST = /^(?:[-*+]|\d{1,9}[.)]|\[\^[^\]\s]{1,100}\]:|:)\s/;

/** Where code in backticks is: from and to, in order. */
export function codeSpans(text: string): [from: number, to: number][] {
  const spans: [number, number][] = [];
  const runs = [...text.matchAll(/`+/g)];
  const byLength = new Map<number, number[]>();
  for (const [i, { 0: signs }] of runs.entries())
    byLength.set(signs.length, [...(byLength.get(signs.length) ?? []), i]);
  const next = new Map<number, number>();
  for (let i = 0; i < runs.length; i++) {
    const open = runs[i];
    if (!open || text[open.index - 1] === '\\') continue;
    const { length } = open[0];
    const same = byLength.get(length) ?? [];
    let at = next.get(length) ?? 0;
    while ((same[at] ?? Number.POSITIVE_INFINITY) <= i) at++;
    next.set(length, at);
    const closing = same[at];
    const close = closing === undefined ? undefined : runs[closing];
    if (!close || closing === undefined) continue;
    spans.push([open.index, close.index + length]);
    i = closing;
  }
  return spans;
}

/** Is a place in one of them? */
export function isWithin(spans: readonly [number, number][], at: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.[1] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
}
