// `:::name … :::` and `::name{…}` lines → directive tokens around ordinary Markdown tokens.
import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { isIndentedCode, lineText, parseBody } from '../container.ts';
import type { PageState } from '../page.ts';
import { reportBlock, stateOf } from '../state.ts';
import type { DirectiveNode, OwnedDirective } from './directive.ts';
import { type Opening, parseOpening } from './opening.ts';
import { contentProblems, nameProblem } from './problems.ts';

/** Add the block rule for a closed set of directives; names outside the set stay text, with a warning. */
export function directiveRule(
  md: MarkdownIt,
  directives: ReadonlyMap<string, OwnedDirective>,
): void {
  const rule = (state: StateBlock, start: number, end: number, isSilent: boolean) =>
    parseDirective(state, { start, end, isSilent }, directives);
  md.block.ruler.before('fence', 'directive', rule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

type Call = { start: number; end: number; isSilent: boolean };

function parseDirective(
  state: StateBlock,
  { start, end, isSilent }: Call,
  directives: ReadonlyMap<string, OwnedDirective>,
): boolean {
  const text = lineText(state, start);
  if (!text.startsWith('::') || isIndentedCode(state, start)) return false;
  const opening = parseOpening(text);
  if (!opening) return false;
  const directive = directives.get(opening.name);
  // Two colons and any other word, as in `::before`, are prose.
  if (!directive && opening.colons === 2 && !opening.hasParts) return false;
  if (isSilent) return true;
  const page = stateOf(state.env);
  const problem = nameProblem(opening, directives);
  if (problem) reportBlock(page, start, problem);
  if (problem || !directive) return false;
  for (const one of contentProblems(opening, directive)) reportBlock(page, start, one);
  const line = page.lines[start]?.text ?? '';
  const attributesAt = line.length - text.length + opening.attributesAt;
  const { data } = directive;
  const node = { ...toNode(opening, start, ++page.count), attributesAt, data };
  if (opening.colons === 2) pushLeaf(state, node);
  else pushContainer(state, node, { end, closer: ':'.repeat(opening.colons) });
  return true;
}

function toNode(opening: Opening, line: number, number: number) {
  const { name, label, bare, named } = opening;
  const children: DirectiveNode[] = [];
  return { name, label, bare, named, line, number, children };
}

function pushLeaf(state: StateBlock, node: DirectiveNode): void {
  const token = state.push('directive_open', '', 1);
  token.meta = { node };
  token.map = [node.line, node.line + 1];
  state.push('directive_close', '', -1).meta = { node };
  state.line = node.line + 1;
}

function pushContainer(
  state: StateBlock,
  node: DirectiveNode,
  { end, closer }: { end: number; closer: string },
): void {
  const open = state.push('directive_open', '', 1);
  open.meta = { node };
  const close = parseBody(state, node.line + 1, end, closer);
  open.map = [node.line, close.line ?? state.line];
  if (close.line !== undefined) node.endLine = close.line;
  state.push('directive_close', '', -1).meta = { node };
  if (close.line === undefined)
    reportBlock(stateOf(state.env), node.line, {
      code: 'directive/unclosed',
      message: `The "${node.name}" that opens here is never closed.`,
      hint: unclosedHint(closer, close.stray, stateOf(state.env)),
    });
}

/** A line of another depth is likely the one that was meant. */
function unclosedHint(closer: string, stray: number | undefined, page: PageState): string {
  const meant = stray === undefined ? undefined : page.lines[stray];
  if (!meant) return `Close it with a line "${closer}".`;
  return `Line ${meant.line} has ${meant.text.trim().length} colons, and closes nothing here: write "${closer}", as many as the line that opens.`;
}

/** Tell directives their children and parents. Returns where each one that opens closes. */
export function pairDirectives(tokens: readonly Token[]): Map<number, number> {
  const closes = new Map<number, number>();
  const open: { node: DirectiveNode; at: number }[] = [];
  tokens.forEach((token, at) => {
    if (token.type === 'directive_open') {
      const node = token.meta?.node as DirectiveNode;
      const parent = open.at(-1)?.node;
      parent?.children.push(node);
      if (parent) node.parent = parent;
      open.push({ node, at });
    } else if (token.type === 'directive_close') closes.set(open.pop()?.at ?? at, at);
  });
  return closes;
}
