// `:::cards` around `::card[Title]{to=id}` → links as cards; a card says what its page says of itself.
import { placeIn } from '../../content/source-text.ts';
import { escapeHtml } from '../../html.ts';
import { resolveHref } from '../links.ts';
import { reportBlock } from '../state.ts';
import type { Directive } from './directive.ts';
import { labelToHtml } from './label.ts';

export const cards: Directive = {
  names: ['cards'],
  form: 'container',
  attributes: [],
  flags: [],
  render: (_node, inner) => `<ul class="cards">${inner}</ul>\n`,
};

export const card: Directive = {
  names: ['card'],
  form: 'leaf',
  attributes: ['to', 'description', 'icon'],
  flags: [],
  check(node, page) {
    if (!node.named.to)
      reportBlock(page, node.line, {
        code: 'directive/card-target',
        message: 'The card leads nowhere.',
        hint: 'Write ::card[Title]{to=page/id}',
      });
    const icon = node.named.icon ? page.context.findIcon(node.named.icon) : undefined;
    if (icon && !('svg' in icon))
      reportBlock(page, node.line, {
        code: 'directive/unknown-icon',
        message: `There is no icon "${node.named.icon}".`,
        ...(icon.closest ? { hint: `Closest: ${icon.closest}` } : {}),
      });
  },
  render(node, _inner, page) {
    const to = node.named.to ?? '';
    const text = page.lines[node.line]?.text ?? '';
    const place = placeIn(page.lines, node.line, Math.max(0, text.indexOf(to)));
    const resolved = resolveHref(to, place, page);
    const about = page.context.describe(to.split('#')[0] ?? '');
    const title = labelToHtml(node.label || about?.title || to);
    const description = node.named.description ?? about?.description ?? '';
    const icon = node.named.icon ? page.context.findIcon(node.named.icon) : undefined;
    const inside = [
      icon && 'svg' in icon ? icon.svg : '',
      `<strong>${title}</strong>`,
      description ? `<span>${escapeHtml(description)}</span>` : '',
    ].join('');
    const body =
      'href' in resolved
        ? `<a class="card" href="${escapeHtml(resolved.href)}">${inside}</a>`
        : `<div class="card planned">${inside}</div>`;
    return resolved.isPlanned && !page.context.isDev ? '' : `<li>${body}</li>\n`;
  },
};
