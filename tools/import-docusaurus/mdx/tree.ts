// Tokens → a tree of elements. Tags that nothing closes, and those that close nothing, stay beside their content.
import type { Attribute, Tag, Token } from './token.ts';

export type Element = {
  kind: 'element';
  name: string;
  attributes: Attribute[];
  children: Child[];
  start: number;
  end: number;
  /** Where its content begins and ends. */
  innerStart: number;
  innerEnd: number;
};

export type Child =
  | Exclude<Token, Tag>
  | Element
  | { kind: 'stray'; tag: Tag; isTooDeep: boolean; start: number; end: number };

/** Deeper elements are text: the renderer goes into each. */
const DEEPEST = 60;

const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'col',
  'embed',
  'track',
  'area',
  'base',
]);

/** @returns  children of the page; `tooDeep`: the first tag beyond the bound. */
export function toTree(
  tokens: readonly Token[],
  length: number,
): { children: Child[]; tooDeep?: Tag } {
  const top: Element = element('', [], { start: 0, end: 0 });
  const open: Element[] = [top];
  let beyond = 0;
  let tooDeep: Tag | undefined;
  for (const token of tokens) {
    const around = open.at(-1) ?? top;
    if (!isTag(token)) around.children.push(token);
    else if (token.kind === 'empty' || (token.kind === 'open' && VOID.has(token.name)))
      around.children.push(element(token.name, token.attributes, token));
    else if (token.kind === 'open') {
      if (open.length <= DEEPEST) {
        const own = element(token.name, token.attributes, token);
        open.push(own);
        continue;
      }
      beyond++;
      tooDeep ??= token;
      around.children.push(stray(token, true));
    } else if (beyond > 0) {
      beyond--;
      around.children.push(stray(token, true));
    } else close(token, open);
  }
  while (open.length > 1) unclosed(open, length);
  return { children: top.children, ...(tooDeep ? { tooDeep } : {}) };
}

function isTag(token: Token): token is Tag {
  return token.kind === 'open' || token.kind === 'close' || token.kind === 'empty';
}

function element(
  name: string,
  attributes: Attribute[],
  { start, end }: { start: number; end: number },
): Element {
  return {
    kind: 'element',
    name,
    attributes,
    children: [],
    start,
    end,
    innerStart: end,
    innerEnd: end,
  };
}

function stray(tag: Tag, isTooDeep = false): Child {
  return { kind: 'stray', tag, isTooDeep, start: tag.start, end: tag.end };
}

function close(tag: Tag, open: Element[]): void {
  const at = open.findLastIndex((one, i) => i > 0 && one.name === tag.name);
  if (at < 1) {
    open.at(-1)?.children.push(stray(tag));
    return;
  }
  while (open.length - 1 > at) unclosed(open, tag.start);
  const done = open.pop();
  if (!done) return;
  done.innerEnd = tag.start;
  done.end = tag.end;
  open.at(-1)?.children.push(done);
}

/** HTML closes some by itself; of the others the content stays, behind the tag. */
const CLOSES_ITSELF = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'tbody',
  'thead',
  'dt',
  'dd',
  'option',
]);

function unclosed(open: Element[], at: number): void {
  const own = open.pop();
  const around = open.at(-1);
  if (!own || !around) return;
  if (CLOSES_ITSELF.has(own.name)) {
    own.innerEnd = at;
    own.end = at;
    around.children.push(own);
    return;
  }
  const { name, attributes, start, innerStart } = own;
  around.children.push(stray({ kind: 'open', name, attributes, start, end: innerStart }));
  for (const child of own.children) around.children.push(child);
}
