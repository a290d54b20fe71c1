// `:::figure[Caption]` → a picture, diagram or table with a caption.
import type { Directive } from './directive.ts';
import { labelToHtml } from './label.ts';

export const figure: Directive = {
  names: ['figure'],
  form: 'container',
  attributes: [],
  flags: [],
  render(node, inner) {
    const caption = node.label ? `<figcaption>${labelToHtml(node.label)}</figcaption>` : '';
    return `<figure class="figure">${inner}${caption}</figure>\n`;
  },
};
