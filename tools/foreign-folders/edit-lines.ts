// Lines, and what takes the place of parts of their text → lines that still know where each author's word is.
import type { Shift, SourceLine } from '../../engine/tooling.ts';

/** Offsets are those of the lines joined by line feeds. */
export type Edit = { from: number; to: number; text: string };

/** @param edits  any order; those that begin inside another one are left out. Line feeds in their text make lines. */
export function editLines(lines: readonly SourceLine[], edits: readonly Edit[]): SourceLine[] {
  if (edits.length === 0) return [...lines];
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length + 1;
  }
  const out: SourceLine[] = [];
  let text = '';
  let shifts: Shift[] = [];
  let at = 0;
  let source = lines[0];
  const flush = () => {
    if (source) out.push({ ...source, text: text.trim() === '' ? '' : text, shifts });
    text = '';
    shifts = [];
  };
  const copy = (from: number, to: number) => {
    let pos = from;
    while (pos < to) {
      while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= pos) at++;
      const line = lines[at];
      const start = starts[at] ?? 0;
      if (!line) return;
      if (text.trim() === '' && source !== line) {
        source = line;
        shifts = [];
      }
      const end = start + line.text.length;
      const stop = Math.min(to, end);
      if (source === line && stop > pos)
        shifts.push(...shiftsFrom(line, pos - start, stop - start, text.length));
      text += line.text.slice(pos - start, stop - start);
      pos = stop;
      if (pos < to) {
        flush();
        pos++;
        source = lines[at + 1];
      }
    }
  };
  let pos = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (edit.from < pos) continue;
    copy(pos, edit.from);
    const [first = '', ...others] = edit.text.split('\n');
    text += first;
    for (const one of others) {
      flush();
      text = one;
    }
    pos = edit.to;
  }
  copy(pos, length - 1);
  flush();
  return out;
}

/** What a piece of a line brings along to its new place. */
function shiftsFrom(line: SourceLine, from: number, to: number, target: number): Shift[] {
  const old = line.shifts ?? [];
  const before = old.findLast((shift) => shift.at <= from)?.by ?? 0;
  const moved = target - from;
  return [
    { at: target, by: before - moved },
    ...old
      .filter((shift) => shift.at > from && shift.at < to)
      .map(({ at, by }) => ({ at: at + moved, by: by - moved })),
  ];
}
