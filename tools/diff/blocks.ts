// The children of an element → its blocks: elements that stand for themselves, and runs of text between them.

import { type Element, isInline, type Node, textOf, toHtml } from '../../engine/tooling.ts';
import { wordsIn } from './diff-words.ts';

/** `prose` is compared by its words, `list` by its blocks, `whole` is shown before and after. */
export type Block = {
  kind: 'prose' | 'list' | 'whole';
  /** One element, or a run of texts and inline elements. */
  nodes: Node[];
  element: Element | undefined;
  html: string;
  words: readonly string[];
};

/** Their parts mean something only together. */
const WHOLE: ReadonlySet<string> = new Set(
  'audio canvas figure form iframe math object pre svg table video'.split(' '),
);
const WHOLE_CLASS = /(?:^|\s)(?:code|table|filter|screen|diagram)(?:\s|$)/;

/** Blanks between blocks are none. */
export function toBlocks(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let run: Node[] = [];
  const end = () => {
    if (toHtml(run).trim() !== '') blocks.push(blockOf(run, undefined));
    run = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) run.push(node);
    else {
      end();
      blocks.push(blockOf([node], node));
    }
  }
  end();
  return blocks;
}

function blockOf(nodes: Node[], element: Element | undefined): Block {
  const words = wordsIn(textOf(nodes));
  return { kind: element ? kindOf(element) : 'prose', nodes, element, html: toHtml(nodes), words };
}

function kindOf(element: Element): Block['kind'] {
  const { name, attributes, children } = element;
  if (WHOLE.has(name) || attributes.has('data-island')) return 'whole';
  if (WHOLE_CLASS.test(String(attributes.get('class') ?? ''))) return 'whole';
  return children.every(isInline) ? 'prose' : 'list';
}

/** From 0 to 1: how much of their words two blocks of one kind share; 0 where one can't have become the other. */
export function likeness(a: Block, b: Block): number {
  if (a.element?.name !== b.element?.name) return 0;
  if ((a.kind === 'whole') !== (b.kind === 'whole')) return 0;
  if (a.kind === 'whole' && classOf(a) !== classOf(b)) return 0;
  const all = a.words.length + b.words.length;
  if (all === 0) return 0.5;
  const left = new Map<string, number>();
  for (const word of a.words) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b.words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / all;
}

const classOf = ({ element }: Block): string => String(element?.attributes.get('class') ?? '');
