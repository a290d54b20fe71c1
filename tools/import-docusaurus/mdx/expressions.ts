// `{…}` in a page → the text it stands for, where that is written down; else it stays, as code.
import { leftOut, taken } from '../inventory/inventory.ts';
import { evaluate, isUnread } from '../syntax/evaluate.ts';
import { bare, type Node, nameOf, parseExpression, part, word } from '../syntax/parse.ts';
import { CHILDREN, PARAM, type PageImport, type Piece } from './page-import.ts';
import { asText, codeSpan, shorten } from './text.ts';

export function renderExpression(at: { start: number; end: number }, page: PageImport): Piece {
  const source = page.text.slice(at.start, at.end);
  const code = withoutComments(source.slice(1, -1)).trim();
  if (code === '') {
    page.count('comment');
    page.notes.entries.set(at.start, leftOut('readers never saw the comment'));
    return { text: '', isBlock: false };
  }
  const text = textOfExpression(code, page);
  if (text !== undefined) {
    page.count('constant');
    return { text, isBlock: false };
  }
  const jsx = jsxIn(code, page);
  if (jsx !== undefined) return { text: page.nested(jsx), isBlock: jsx.includes('\n') };
  if (isProse(code, page)) {
    page.count('braces that are text');
    page.notes.entries.set(at.start, taken('braces that are text'));
    return { text: source, isBlock: false };
  }
  page.report(at, {
    severity: 'warning',
    code: 'import/expression',
    message: `The expression ${shorten(source)} is worked out when the page runs. It is kept as text.`,
    hint: 'Write the text that readers saw there.',
  });
  return source.includes('\n') && !page.isInCell
    ? { text: `\`\`\`jsx\n${source}\n\`\`\``, isBlock: true }
    : { text: codeSpan(source.replace(/\s+/g, ' ')), isBlock: false };
}

/** The text of an expression; undefined where it can't be known. */
export function textOfExpression(code: string, page: PageImport): string | undefined {
  const node = parseExpression(code);
  if (!node) return undefined;
  const param = paramOf(node, page);
  if (param !== undefined) return param;
  const value = evaluate(node, page.scope);
  if (isUnread(value)) return undefined;
  if (typeof value === 'string')
    return node.type === 'Literal' && value.length < 3 ? asText(value) : value;
  if (typeof value === 'number') return String(value);
  if (value === undefined && node.type !== 'MemberExpression' && node.type !== 'Identifier')
    return '';
  return value === null || typeof value === 'boolean' ? '' : undefined;
}

/** `props.name` in a partial is a parameter of the snippet. */
function paramOf(node: Node, page: PageImport): string | undefined {
  if (!page.isPartial) return undefined;
  const isProps =
    node.type === 'MemberExpression' && word(part(node, 'object'), 'name') === 'props';
  const name = isProps ? nameOf(node) : word(node, 'name') === 'children' ? 'children' : undefined;
  if (name === undefined) return undefined;
  if (name === 'children') return CHILDREN;
  page.params.add(name);
  return `${PARAM.open}${name}${PARAM.close}`;
}

/** What is no JavaScript, or names what is nowhere, has never run: braces of plain Markdown. */
function isProse(code: string, page: PageImport): boolean {
  const node = parseExpression(code);
  if (!node) return !/<\/?[A-Z]\w*/.test(code);
  const name = word(rootOf(node), 'name');
  return name !== '' && name !== 'props' && !page.scope.knows(name);
}

/** `a` of `a.b.c`. */
function rootOf(node: Node): Node {
  let root = node;
  while (root.type === 'MemberExpression')
    root = part(root, 'object') ?? { ...root, type: 'Unknown' };
  return root;
}

function withoutComments(code: string): string {
  let text = '';
  for (let at = 0; at < code.length; ) {
    const start = code.indexOf('/*', at);
    const end = start < 0 ? -1 : code.indexOf('*/', start + 2);
    if (end < 0) return text + code.slice(at);
    text += code.slice(at, start);
    at = end + 2;
  }
  return text;
}

/** JSX that an expression comes to: `isShown && <b>…</b>`, `(a ? <b/> : <i/>)`, where that is known. */
function jsxIn(code: string, page: PageImport): string | undefined {
  let node = parseExpression(code);
  for (let steps = 0; node && steps < 20; steps++) {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      return code.slice(node.start - 1, node.end - 1);
    const isChoice = node.type === 'ConditionalExpression';
    if (!isChoice && node.type !== 'LogicalExpression') return undefined;
    const test = evaluate(part(node, isChoice ? 'test' : 'left'), page.scope);
    if (isUnread(test)) return undefined;
    if (isChoice) node = bare(part(node, test ? 'consequent' : 'alternate'));
    else node = (node.operator === '&&') === Boolean(test) ? bare(part(node, 'right')) : undefined;
  }
  return undefined;
}
