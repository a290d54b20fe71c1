// Two articles → one, as readers see it, in which everything that changed is marked.

import { html, trustHtml } from '../../engine/shared.ts';
import {
  addClass,
  closingTag,
  copyOf,
  type Element,
  type Node,
  openingTag,
  toHtml,
} from '../../engine/tooling.ts';
import { alignBlocks, type Pair } from './align.ts';
import { type Block, toBlocks } from './blocks.ts';
import { diffCounts, diffText, type Words } from './diff-words.ts';
import { onlyOnce } from './ids.ts';
import { markAll } from './mark-all.ts';
import { markParts } from './mark-parts.ts';

export type Diffed = Words & {
  html: string;
  /** Places that differ: a paragraph, a table, a drawing. */
  changes: number;
};

/** Where only list items may stand, nothing is put between them. */
const STRICT: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'menu']);

export function diffNodes(
  before: readonly Node[],
  after: readonly Node[],
  parent = 'article',
): Diffed {
  const parts = alignBlocks(toBlocks(before), toBlocks(after)).map((pair) =>
    diffPair(pair, parent),
  );
  return {
    html: parts.map((part) => part.html).join('\n'),
    added: sum(parts, 'added'),
    removed: sum(parts, 'removed'),
    changes: sum(parts, 'changes'),
  };
}

const sum = (parts: readonly Diffed[], key: 'added' | 'removed' | 'changes'): number =>
  parts.reduce((total, part) => total + part[key], 0);

function diffPair({ before, after }: Pair, parent: string): Diffed {
  if (before && after) {
    if (before.html === after.html) return { html: after.html, added: 0, removed: 0, changes: 0 };
    if (before.element && after.element && (before.kind === 'list' || after.kind === 'list'))
      return diffList(before.element, after.element);
    return after.kind === 'prose' ? diffProse(before, after) : diffWhole(before, after, parent);
  }
  if (after)
    return {
      html: markAll(after, 'added', parent),
      added: after.words.length,
      removed: 0,
      changes: 1,
    };
  if (before)
    return {
      html: markAll(before, 'removed', parent),
      added: 0,
      removed: before.words.length,
      changes: 1,
    };
  return { html: '', added: 0, removed: 0, changes: 0 };
}

/** What holds a change is open. */
function diffList(before: Element, after: Element): Diffed {
  const parent = STRICT.has(after.name) ? after.name : 'block';
  const inside = diffNodes(before.children, after.children, parent);
  const element = copyOf(after);
  if (inside.changes === 0) addClass(element, 'diff-frame');
  if (element.name === 'details') {
    element.attributes.set('open', true);
    element.written = undefined;
  }
  const changes = Math.max(1, inside.changes);
  return { ...inside, changes, html: openingTag(element) + inside.html + closingTag(element) };
}

function diffProse(before: Block, after: Block): Diffed {
  const inside = (block: Block) => block.element?.children ?? block.nodes;
  const { html: marked, links, added, removed } = diffText(inside(before), inside(after));
  const note = links.map(
    ({ from, to }) =>
      html` <span class="diff-note">Link: <del>${trustHtml(from)}</del> <ins>${trustHtml(to)}</ins></span>`,
  );
  const counts = { added, removed, changes: 1 };
  if (!after.element) return { html: marked + note.join(''), ...counts };
  const element = addClass(copyOf(after.element), 'diff-changed');
  return { html: openingTag(element) + marked + note.join('') + closingTag(element), ...counts };
}

/** Side by side where there is room, otherwise one above the other. */
function diffWhole(before: Block, after: Block, parent: string): Diffed {
  const [was, is] = markParts(before.nodes, after.nodes);
  const pair = html`<div class="diff-pair"><div class="diff-side"><p class="diff-label">Before</p>${trustHtml(toHtml(onlyOnce(was)))}</div><div class="diff-side"><p class="diff-label">After</p>${trustHtml(toHtml(is))}</div></div>`;
  const text = (block: Block) => block.words.join(' ');
  return {
    ...diffCounts(text(before), text(after)),
    html: STRICT.has(parent) ? `<li class="diff-item">${pair}</li>` : String(pair),
    changes: 1,
  };
}
