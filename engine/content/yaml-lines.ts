// A text in a YAML file ▶ its lines with their places: what a record says in Markdown complains at its own line and column.
import type { LineCounter, Scalar } from 'yaml';
import { type SourceLine, shifted } from './source-text.ts';

/** Lines of `|` texts have places of their own; those of a text that YAML joins or quotes share its beginning. */
export function scalarLines(
  node: Scalar,
  lines: readonly SourceLine[],
  counter: LineCounter,
): SourceLine[] {
  const texts = String(node.value ?? '')
    .trimEnd()
    .split('\n');
  const [start = 0] = node.range ?? [];
  const at = counter.linePos(start);
  if (node.type !== 'BLOCK_LITERAL') {
    const column = at.col - 1 + (node.type === 'PLAIN' ? 0 : 1);
    return texts.map((text) => ({ ...shifted(lines[at.line - 1], column), text }));
  }
  return texts.map((text, i) => {
    const source = lines[at.line + i];
    return { ...shifted(source, (source?.text.length ?? 0) - text.length), text };
  });
}
