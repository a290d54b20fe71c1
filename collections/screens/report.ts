// What is wrong with a value of a directive's line → a diagnostic at the letters of that value.
import {
  type DirectiveNode,
  diagnose,
  type PageState,
  type Problem,
  rangeIn,
  reportBlock,
} from '../../engine/index.ts';
import { placeOfValue } from '../../engine/shared.ts';
import type { ScreenFile } from './record.ts';
import { unknownPart } from './unknown-part.ts';

type Node = Pick<DirectiveNode, 'line' | 'attributesAt'>;

/** At its own letters, where the value names several. */
export function reportPart(
  node: Node,
  key: 'mark' | 'show',
  id: string,
  found: ScreenFile,
  page: PageState,
): void {
  reportAt(node, key, page, unknownPart(id, found), { wrong: id });
}

/** At the value of an attribute, where it is written. */
export function reportAt(
  node: Node,
  key: string,
  page: PageState,
  problem: Problem,
  { wrong = '', at }: { wrong?: string; at?: number } = {},
): void {
  const { line, attributesAt = 0 } = node;
  const written = placeOfValue(page.lines[line]?.text.slice(attributesAt) ?? '', key);
  if (!written) {
    reportBlock(page, line, problem);
    return;
  }
  const start = attributesAt + written.at;
  const value = page.lines[line]?.text.slice(start, start + written.length) ?? '';
  const from = start + (at ?? Math.max(0, value.indexOf(wrong)));
  const length = wrong.length || Math.max(1, written.length);
  page.diagnostics.push(diagnose(rangeIn(page.lines, line, from, from + length), problem));
}
