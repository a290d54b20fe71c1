// What is wrong with a value of a directive's line → a diagnostic at the letters of that value.
import {
  type DirectiveNode,
  diagnose,
  type PageState,
  type Problem,
  rangeIn,
  reportBlock,
  valuePlace,
} from '../../engine/index.ts';
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
  const { line } = node;
  const place = valuePlace(node, key, page.lines);
  if (!place) {
    reportBlock(page, line, problem);
    return;
  }
  const { column } = place;
  const value = page.lines[line]?.text.slice(column, column + place.length) ?? '';
  const from = column + (at ?? Math.max(0, value.indexOf(wrong)));
  const length = wrong.length || Math.max(1, place.length);
  page.diagnostics.push(diagnose(rangeIn(page.lines, line, from, from + length), problem));
}
