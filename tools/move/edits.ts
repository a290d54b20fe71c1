// Stretches of a file and what they become → the file's new text, every other byte as it was.
import type { Place } from '../../engine/tooling.ts';

/** `column` counts from 1, in the file's own line; the stretch stays in that line. */
export type TextEdit = Pick<Place, 'path' | 'line' | 'column'> & {
  old: string;
  text: string;
};

/** A place that names a moved page and is left for its author, with the reason. */
export type ByHand = Pick<Place, 'path' | 'line' | 'column'> & { old: string; why: string };

export type Corrections = { edits: TextEdit[]; byHand: ByHand[] };

/**
 * Offsets in the file, whose lines may end in any way and which may begin with a byte order mark.
 *
 * @throws Error  when the file does not say there what it should.
 */
export function applyEdits(raw: string, edits: readonly TextEdit[]): string {
  const starts = lineStarts(raw);
  const placed = edits
    .map((edit) => ({ ...edit, at: (starts[edit.line - 1] ?? raw.length) + edit.column - 1 }))
    .sort((a, b) => a.at - b.at);
  let text = '';
  let read = 0;
  for (const { at, old, text: by, path, line } of placed) {
    if (at < read || raw.slice(at, at + old.length) !== old)
      throw new Error(`${path}:${line} does not say "${old}" where it was found.`);
    text += raw.slice(read, at) + by;
    read = at + old.length;
  }
  return text + raw.slice(read);
}

function lineStarts(raw: string): number[] {
  const starts = [raw.startsWith('\uFEFF') ? 1 : 0];
  for (const match of raw.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}
