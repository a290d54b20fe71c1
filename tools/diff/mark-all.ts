// A block that came or went → the same block, marked as a whole, and its words one by one where they are text.
import { html, trustHtml } from '../../engine/shared.ts';
import { addClass, closingTag, copyOf, openingTag, toHtml } from '../../engine/tooling.ts';
import { type Block, toBlocks } from './blocks.ts';
import { onlyOnce } from './ids.ts';

type Way = 'added' | 'removed';

const TAG: Readonly<Record<Way, 'ins' | 'del'>> = { added: 'ins', removed: 'del' };
const LABEL: Readonly<Record<Way, string>> = { added: 'Added', removed: 'Removed' };

/** What went keeps no id: the page has it once. */
export function markAll(block: Block, way: Way, parent: string): string {
  const nodes = way === 'removed' ? onlyOnce(block.nodes) : block.nodes;
  const [own = block] = toBlocks(nodes);
  return marked(own, way, parent);
}

function marked(block: Block, way: Way, parent: string): string {
  const { element, kind } = block;
  const tag = TAG[way];
  if (!element) return `<${tag}>${block.html.trim()}</${tag}>`;
  const copy = addClass(copyOf(element), `diff-${way}`);
  if (kind === 'prose')
    return `${openingTag(copy)}<${tag}>${toHtml(copy.children)}</${tag}>${closingTag(copy)}`;
  if (kind === 'whole') {
    const box = html`<div class="diff-only diff-${way}"><p class="diff-label">${LABEL[way]}</p>${trustHtml(block.html)}</div>`;
    return parent === 'block' || parent === 'article' ? String(box) : `<li>${box}</li>`;
  }
  const inside = toBlocks(element.children).map((one) => marked(one, way, 'block'));
  return openingTag(copy) + inside.join('\n') + closingTag(copy);
}
