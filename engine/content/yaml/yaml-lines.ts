// A text in a YAML file → its lines with their places, so that diagnostics about its Markdown have line and column.
import type { LineCounter, Scalar } from 'yaml';
import { placeIn, type SourceLine, shifted } from '../pages/source-text.ts';

/** Each line of a `|` text has its own place; lines of a text that YAML joins or quotes share its first line. */
export function scalarLines(
  node: Pick<Scalar, 'value' | 'type' | 'range'>,
  lines: readonly SourceLine[],
  counter: LineCounter,
): SourceLine[] {
  const value = String(node.value ?? '');
  const texts = value.trimEnd().split('\n');
  const [start = 0] = node.range ?? [];
  const at = counter.linePos(start);
  if (node.type === 'BLOCK_LITERAL') {
    const untrimmed = value.split('\n');
    return texts.map((text, i) => {
      const source = lines[at.line + i];
      const indent = (source?.text.length ?? 0) - (untrimmed[i]?.length ?? 0);
      return { ...shifted(source, indent), text };
    });
  }
  const isFolded = node.type === 'BLOCK_FOLDED';
  const source = lines[isFolded ? at.line : at.line - 1];
  const before = node.type === 'PLAIN' ? at.col - 1 : at.col;
  const first = shifted(source, isFolded ? (source?.text.search(/\S|$/) ?? 0) : before);
  return texts.map((text) => within(first, text));
}

/** Where a text is longer than its first line, columns stop at the end of that line. */
function within(first: SourceLine, text: string): SourceLine {
  if (text.length <= first.text.length) return { ...first, text };
  const end = placeIn([first], 0, first.text.length).column - 1;
  const at = text.length + 1;
  return { ...first, text, shifts: [...(first.shifts ?? []), { at, by: end - at }] };
}
