// A directive and the name of one of its attributes → where the value is written: a diagnostic or a link is about just that.
import type { SourceLine } from '../../content/pages/source-text.ts';
import { placeOfValue } from '../../text/attributes.ts';
import type { DirectiveNode } from './directive.ts';

/**
 * Body line and column, both from 0, without the quotes.
 *
 * @returns  undefined where the line that opens the directive has no such attribute.
 */
export function valuePlace(
  { line, attributesAt = 0 }: Pick<DirectiveNode, 'line' | 'attributesAt'>,
  name: string,
  lines: readonly SourceLine[],
): { line: number; column: number; length: number } | undefined {
  const written = placeOfValue(lines[line]?.text.slice(attributesAt) ?? '', name);
  return written && { line, column: attributesAt + written.at, length: written.length };
}
