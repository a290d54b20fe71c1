// `:::details[Summary]` → a passage that opens on request.

import { html } from '../../text/html.ts';
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';
import { labelToHtml } from './label.ts';

export const details: Directive = {
  names: ['details'],
  form: 'container',
  attributes: [],
  flags: ['open'],
  check(node, page) {
    if (!node.label)
      reportBlock(page, node.line, {
        code: 'directive/no-label',
        message: 'The details have no summary, so nobody knows what opens.',
        hint: 'Write :::details[What is inside]',
      });
  },
  render(node, inner) {
    const open = node.bare.includes('open') ? ' open' : '';
    return html`<details${open}><summary>${labelToHtml(node.label)}</summary>\n<div>${inner}</div></details>\n`;
  },
};
