// `:::note Title` and its nine siblings → a marked-off passage.
import { html } from '../../text/html.ts';
import type { Directive } from './directive.ts';
import { labelInWords, labelToHtml } from './label.ts';

export const CALLOUTS = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'danger',
  'caution',
  'success',
  'impact',
  'example',
] as const;

export const callout: Directive = {
  names: CALLOUTS,
  form: 'container',
  attributes: ['title'],
  flags: [],
  render(node, inner, page) {
    const label = node.label || node.named.title;
    const title = label
      ? labelToHtml(label)
      : (page.context.texts.callouts[node.name] ?? node.name);
    return html`<div class="callout ${node.name}" role="note"><p class="callout-title">${title}</p>\n${inner}</div>\n`;
  },
  toMarkdown(node, page) {
    const kind = page.context.texts.callouts[node.name] ?? node.name;
    const label = labelInWords(node.label || (node.named.title ?? ''));
    return { before: `**${label ? `${kind}: ${label}` : kind}**\n`, isQuoted: true };
  },
};
