// `:::figure[Caption]` → a picture, diagram or table with a caption.
import { html } from '../../text/html.ts';
import type { Directive } from './directive.ts';
import { labelInWords, labelToHtml } from './label.ts';

export const figure: Directive = {
  names: ['figure'],
  form: 'container',
  attributes: [],
  flags: [],
  render(node, inner) {
    const caption = node.label ? html`<figcaption>${labelToHtml(node.label)}</figcaption>` : '';
    return html`<figure class="figure">${inner}${caption}</figure>\n`;
  },
  toMarkdown: ({ label }) => ({ after: label && `*${labelInWords(label)}*` }),
};
