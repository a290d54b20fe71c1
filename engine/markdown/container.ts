// Constructs that open on one line and close on another (directives, raw details). Their body is parsed
// in place until the closing line, which counts only in the list item or quote that the opening is in.
import type { Env, MarkdownIt, StateBlock } from 'markdown-it';
import { reportBlock, stateOf } from './state.ts';

/**
 * `closer`: the line that closes it; `level`: markdown-it's nesting level of its body; `firstToken`: how many tokens
 * come before the body; `strays`: lines inside that close nothing.
 */
type Container = { closer: string; level: number; firstToken: number; strays: number[] };

export type Closing = {
  /** The closing line; undefined when the document, list item, quote or a container around it ends first. */
  line: number | undefined;
  /** The first line inside with another number of colons, which closes nothing. */
  stray: number | undefined;
};

type Containers = {
  open: Container[];
  /** A closing line that was met, and the number of the container it closes. */
  met?: { line: number; closes: number };
};

function containersOf(env: Env): Containers {
  env.containers ??= { open: [] };
  return env.containers as Containers;
}

export function lineText(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** Four columns and more are code, for every construct. */
export function isIndentedCode(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Closing lines end paragraphs, lists and quotes inside the container. */
export function closingLines(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'closing_line', closingLine, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

/**
 * Parse the lines after an opening as the body of a container whose opening token is pushed already.
 * Leaves `state.line` behind the container.
 *
 * Where it is closed, lines of other depths inside are reported each; where it isn't, the opening tells the first.
 */
export function parseBody(state: StateBlock, start: number, end: number, closer: string): Closing {
  const containers = containersOf(state.env);
  const { parentType } = state;
  const own: Container = {
    closer,
    level: state.level,
    firstToken: state.tokens.length,
    strays: [],
  };
  containers.open.push(own);
  state.parentType = 'root';
  state.line = start;
  state.md.block.tokenize(state, start, end);
  state.parentType = parentType;
  containers.open.pop();
  const { met } = containers;
  if (met?.closes !== containers.open.length) return { line: undefined, stray: own.strays[0] };
  delete containers.met;
  state.line = met.line + 1;
  for (const stray of own.strays) reportStray(state, stray);
  return { line: met.line, stray: undefined };
}

/** `:::` and longer, or `</details>`, alone on their line. */
function closerOn(state: StateBlock, line: number): string | undefined {
  if (isIndentedCode(state, line)) return undefined;
  const first = state.src[(state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)];
  if (first !== ':' && first !== '<') return undefined;
  const text = lineText(state, line).trimEnd().toLowerCase();
  return text === '</details>' || /^:{3,}$/.test(text) ? text : undefined;
}

function closingLine(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  const closer = closerOn(state, start);
  if (closer === undefined) return false;
  const containers = containersOf(state.env);
  if (isSilent) return containers.open.some((one) => one.closer === closer);
  const closes =
    closedBy(containers.open, closer, state.level) ??
    closedFromList(containers.open, closer, state);
  if (closes === undefined) {
    const around = containers.open.at(-1);
    if (closer.startsWith(':') && around) around.strays.push(start);
    else if (closer.startsWith(':')) reportStray(state, start);
    return false;
  }
  containers.met = { line: start, closes };
  // Nothing after this line belongs to the body: its parse ends here.
  state.line = end;
  return true;
}

/** Number of the innermost container that the line closes, with no list item or quote in between. */
function closedBy(open: readonly Container[], closer: string, level: number): number | undefined {
  let inside = level;
  for (let i = open.length - 1; i >= 0; i--) {
    const one = open[i];
    if (one?.level !== inside) return undefined;
    if (one.closer === closer) return i;
    inside--;
  }
  return undefined;
}

/** Tools that format Markdown indent a closing line below a list, as if it belonged to the last item. */
function closedFromList(
  open: readonly Container[],
  closer: string,
  state: StateBlock,
): number | undefined {
  const last = open.length - 1;
  const innermost = open[last];
  if (innermost?.closer !== closer) return undefined;
  let depth = 0;
  for (let i = state.tokens.length - 1; i >= innermost.firstToken; i--) {
    const { nesting = 0, type = '' } = state.tokens[i] ?? {};
    depth += nesting;
    if (depth <= 0) continue;
    if (!IN_LISTS.has(type)) return undefined;
    depth = 0;
  }
  return last;
}

const IN_LISTS = new Set(['bullet_list_open', 'ordered_list_open', 'list_item_open']);

function reportStray(state: StateBlock, line: number): void {
  reportBlock(stateOf(state.env), line, {
    severity: 'warning',
    code: 'directive/stray-close',
    message: 'This line closes nothing, so it is shown as text.',
    hint: 'It has as many colons as the line that opens, and stands in the same list item or quote.',
  });
}
