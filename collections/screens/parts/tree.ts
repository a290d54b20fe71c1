// `tree: Tables` → a tree of names, under its title.

import { z } from 'zod';
import { type Html, html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { at, type Item, items, type Kind, label } from '../part.ts';
import type { Pen } from '../pen.ts';
import { pane } from './pane.ts';

const more = { icon: ICON.optional(), badge: label.optional(), open: z.boolean().optional() };
const depth = (levels: number): ReturnType<typeof items> =>
  items(levels > 0 ? { ...more, of: depth(levels - 1).optional() } : more);

export const tree: Kind = {
  name: 'tree',
  about: 'the title of a tree',
  list: 'of',
  shape: { of: depth(4), at: at.optional().describe('the chosen one') },
  draw({ of = [], at: chosen = [], id, label: title }, pen) {
    const name = title || chosen[0] || of[0]?.label || '';
    const drawn = html`<div role="tree" aria-label="${name}">${branches(of, chosen, 1, pen)}</div>`;
    return pen.at(id, pane(title, drawn));
  },
  words: (part, say) => [say.line('tree', part, say.items(part))],
};

function branches(of: readonly Item[], at: readonly string[], level: number, pen: Pen): Html[] {
  return of.map((item) => {
    const isOpen = item.of ? html` aria-expanded="${String(item.of.length > 0)}"` : '';
    const text = html`${item.of ? pen.icon(item.of.length ? 'down' : 'next') : ''}${pen.icon(item.icon)}<span>${item.label}</span>`;
    const end = item.badge ? html`<small>${item.badge}</small>` : '';
    const chosen = at.includes(item.label) ? html` aria-selected="true"` : '';
    const row = html`<div role="treeitem" aria-level="${level}"${chosen}${isOpen}>${text}${end}</div>`;
    return html`${pen.at(item.id, row)}${item.of ? branches(item.of, at, level + 1, pen) : ''}`;
  });
}
