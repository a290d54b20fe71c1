// `:::name … :::` and `::name{…}` lines → directive tokens around ordinary Markdown tokens.
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { parseAttributes } from '../../attributes.ts';
import { nearest } from '../../nearest.ts';
import { reportBlock, stateOf } from '../state.ts';
import type { Directive, DirectiveNode } from './directive.ts';

const OPENING =
  /^(:{2,})\s*([A-Za-z][\w-]*)\s*(?:\[(.*?)\](?=\s*(?:\{|$)))?\s*(?:\{(.*)\})?\s*(.*)$/;
const FENCE = /^(`{3,}|~{3,})/;

/** Add the block rule for a closed set of directives; names outside the set stay text, with a warning. */
export function directiveRule(md: MarkdownIt, directives: ReadonlyMap<string, Directive>): void {
  const rule = (state: StateBlock, start: number, end: number, isSilent: boolean) =>
    parseDirective(state, start, end, isSilent, directives);
  md.block.ruler.before('fence', 'directive', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function lineText(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function parseDirective(
  state: StateBlock,
  start: number,
  end: number,
  isSilent: boolean,
  directives: ReadonlyMap<string, Directive>,
): boolean {
  const text = lineText(state, start);
  if (!text.startsWith('::')) return false;
  const [, colons = '', name = '', bracket, attributes, rest = ''] = OPENING.exec(text) ?? [];
  if (!name) return false;
  const directive = directives.get(name);
  const isLeaf = colons.length === 2;
  if (!directive || (directive.form === 'leaf') !== isLeaf) {
    if (!isSilent) reportUnknown(state, start, name, directive, directives);
    return false;
  }
  if (isSilent) return true;
  const node: DirectiveNode = {
    name,
    label: (bracket ?? rest).trim(),
    ...parseAttributes(attributes ?? ''),
    line: start,
    number: ++stateOf(state.env).count,
    children: [],
  };
  checkAttributes(state, node, directive);
  if (isLeaf) pushLeaf(state, node);
  else pushContainer(state, node, { start, end, colons: colons.length });
  return true;
}

function pushLeaf(state: StateBlock, node: DirectiveNode): void {
  const token = state.push('directive_open', '', 1);
  token.meta = { node };
  token.map = [node.line, node.line + 1];
  state.push('directive_close', '', -1);
  state.line = node.line + 1;
}

type Extent = { start: number; end: number; colons: number };

function pushContainer(state: StateBlock, node: DirectiveNode, extent: Extent): void {
  const close = findClose(state, extent);
  if (close === undefined)
    reportBlock(stateOf(state.env), extent.start, {
      code: 'directive/unclosed',
      message: `The "${node.name}" that opens here is never closed.`,
      hint: `Close it with a line "${':'.repeat(extent.colons)}".`,
    });
  const bodyEnd = close ?? extent.end;
  const open = state.push('directive_open', '', 1);
  open.meta = { node };
  open.map = [extent.start, bodyEnd];
  open.block = true;
  const { lineMax, parentType } = state;
  state.lineMax = bodyEnd;
  state.parentType = 'root';
  state.md.block.tokenize(state, extent.start + 1, bodyEnd);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push('directive_close', '', -1).block = true;
  state.line = close === undefined ? bodyEnd : close + 1;
}

/** Line of the closing colons; inner directives may use as many colons as the outer one, or fewer. */
function findClose(state: StateBlock, { start, end, colons }: Extent): number | undefined {
  const open = [colons];
  let fence = '';
  for (let line = start + 1; line < end; line++) {
    const text = lineText(state, line);
    const marker = FENCE.exec(text)?.[1] ?? '';
    if (fence) {
      if (marker.startsWith(fence) && text.trim() === marker) fence = '';
      continue;
    }
    if (marker) fence = marker;
    const run = /^(:{3,})\s*(\S?)/.exec(text);
    if (!run?.[1]) continue;
    const length = run[1].length;
    if (run[2]) open.push(length);
    else if (open.includes(length)) {
      open.length = open.lastIndexOf(length);
      if (open.length === 0) return line;
    }
  }
  return undefined;
}

function reportUnknown(
  state: StateBlock,
  line: number,
  name: string,
  directive: Directive | undefined,
  directives: ReadonlyMap<string, Directive>,
): void {
  const page = stateOf(state.env);
  if (directive) {
    const colons = directive.form === 'leaf' ? '::' : ':::';
    reportBlock(page, line, {
      code: 'directive/wrong-colons',
      message:
        directive.form === 'leaf'
          ? `"${name}" has no body: it is written with two colons.`
          : `"${name}" has a body: it is written with three colons or more.`,
      hint: `Write ${colons}${name}`,
    });
    return;
  }
  const meant = nearest(name, directives.keys());
  reportBlock(page, line, {
    severity: 'warning',
    code: 'directive/unknown',
    message: `There is no directive "${name}"; the line is shown as text.`,
    hint: meant ? `Closest: ${meant}` : `All directives: ${[...directives.keys()].join(', ')}`,
  });
}

function checkAttributes(state: StateBlock, node: DirectiveNode, directive: Directive): void {
  for (const key of Object.keys(node.named)) {
    if (directive.attributes.includes(key)) continue;
    const known = directive.attributes;
    reportBlock(stateOf(state.env), node.line, {
      code: 'directive/unknown-attribute',
      message: `"${node.name}" takes no "${key}".`,
      hint: known.length ? `It takes: ${known.join(', ')}` : 'It takes none.',
    });
  }
}
