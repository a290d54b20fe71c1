// A box with a title: what trees, lists, tables and the like share.
import { type Html, html } from '../../../engine/shared.ts';

export function pane(title: string, drawn: Html): Html {
  const head = title ? html`<div class="sc-h" aria-hidden="true">${title}</div>` : '';
  return html`<div class="sc-pane">${head}${drawn}</div>`;
}
