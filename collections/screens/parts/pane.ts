// A box with a title: what trees, lists, tables and the like share.
import type { Pen } from '../pen.ts';

export function pane(title: string, html: string, pen: Pen, kind = ''): string {
  const head = title ? `<div class="sc-h" aria-hidden="true">${pen.text(title)}</div>` : '';
  return `<div class="sc-pane${kind ? ` ${kind}` : ''}">${head}${html}</div>`;
}
