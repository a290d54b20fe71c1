// `:::cards` around `::card[Title]{to=id}` → links as cards, each with the description of its page.

import type { RecordCard } from '../../content/config/collection-data.ts';
import { rangeIn } from '../../content/pages/source-text.ts';
import { attributesToHtml, type Html, type HtmlValue, html, trustHtml } from '../../text/html.ts';
import { lookUp } from '../../text/look-up.ts';
import { rememberEdit } from '../edits.ts';
import type { MarkdownContext, PageState } from '../page.ts';
import { platformHtml } from '../platforms.ts';
import {
  hasScheme,
  isExternal,
  type ResolvedHref,
  resolveHref,
  targetOf,
} from '../resolve-href.ts';
import { reportBlock } from '../state.ts';
import { isOnlyDirectives } from './content.ts';
import type { Directive, DirectiveNode } from './directive.ts';
import { labelToHtml } from './label.ts';
import { valuePlace } from './value-place.ts';

export const cards: Directive = {
  names: ['cards'],
  form: 'container',
  attributes: [],
  flags: [],
  check(node, page, body) {
    if (node.children.length === 0 || !isOnlyDirectives(body, 'card'))
      reportBlock(page, node.line, {
        code: 'directive/cards-content',
        message: 'Cards hold "::card[Title]{to=page/id}" lines, and nothing else.',
        hint: ':::cards\n::card[Roles]{to=guide/roles}\n:::',
      });
  },
  render: (_node, inner, page) => {
    page.styles.add('lists');
    return html`<ul class="cards">${inner}</ul>\n`;
  },
};

export const card: Directive<unknown, PreparedCard> = {
  names: ['card'],
  form: 'leaf',
  attributes: ['to', 'description', 'icon'],
  flags: [],
  async prepare(node, page) {
    const named = recordNamed(node, page);
    return named && page.context.cardOf(...named);
  },
  check(node, page) {
    if (node.parent?.name !== 'cards')
      reportBlock(page, node.line, {
        code: 'directive/card-outside',
        message: 'The card is not directly inside cards.',
        hint: 'Put ":::cards" above the first card and ":::" below the last.',
      });
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
    const [attribute, name] = recordNamed(node, page) ?? [];
    if (attribute && !node.prepared)
      reportBlock(page, node.line, {
        code: `directive/unknown-${attribute}`,
        message: `There is no ${attribute} "${name}".`,
        hint: `Name the ${attribute} as its record does.`,
      });
  },
  render(node, _inner, page) {
    const resolved = resolveTarget(node, page);
    if (resolved.isPlanned && !page.context.isDev) return html``;
    if ('href' in resolved) node.href = resolved.href;
    const record = cardRecord(node, page);
    const inside = cardInside(node, page, record);
    const body =
      'href' in resolved
        ? html`<a${attributesToHtml({ class: 'card', href: resolved.href, rel: resolved.rel })}>${inside}</a>`
        : html`<div class="card planned">${inside}</div>`;
    if (node.parent?.name !== 'cards') return html`${body}\n`;
    return html`<li${attributesToHtml({ 'data-platforms': record?.platforms.join(' ') })}>${body}</li>\n`;
  },
  toMarkdown(node, page) {
    const { title, text } = wordsOf(node, page);
    if (!node.href) return {};
    return { before: `- [${title}](${node.href})${text ? `: ${text}` : ''}` };
  },
};

type PreparedCard = Awaited<ReturnType<MarkdownContext['cardOf']>>;
type CardNode = DirectiveNode<unknown, PreparedCard>;

/** The attribute of a collection that the card has, and its value. */
function recordNamed(node: DirectiveNode, { context }: PageState): [string, string] | undefined {
  const attribute = context.cardAttributes.find((one) => node.named[one]);
  return attribute ? [attribute, node.named[attribute] ?? ''] : undefined;
}

function cardRecord(node: CardNode, page: PageState): RecordCard | undefined {
  const found = node.prepared;
  if (!found) return undefined;
  for (const use of found.dependencies) page.dependencies.add(use);
  if (found.style) page.styles.add(found.style);
  return found;
}

function cardInside(node: DirectiveNode, page: PageState, record?: RecordCard): HtmlValue {
  const { icon } = node.named;
  const { title, text } = wordsOf(node, page);
  const found = icon ? page.context.findIcon(icon) : undefined;
  return [
    trustHtml(record?.picture ?? ''),
    found && 'svg' in found ? trustHtml(found.svg) : '',
    html`<strong>${labelToHtml(title)}</strong>`,
    text ? html`<span>${text}</span>` : '',
    record ? platformsHtml(record, page) : '',
  ];
}

/** Its own label and description, or those of the page that it leads to. */
function wordsOf(node: DirectiveNode, page: PageState): { title: string; text?: string } {
  const { to = '', description } = node.named;
  const about = page.context.describe(targetOf(to, page).id);
  const text = description ?? about?.description;
  return { title: node.label || about?.title || to, ...(text ? { text } : {}) };
}

function platformsHtml({ platforms }: RecordCard, { context: { texts } }: PageState): Html {
  const all = platforms.map((id) => platformHtml(id, lookUp(texts.platforms ?? {}, id) ?? id));
  return html`<small>${all.flatMap((one, i) => (i ? [' ', one] : [one]))}</small>`;
}

function resolveTarget(node: DirectiveNode, page: PageState): ResolvedHref & { rel?: string } {
  const { to } = node.named;
  if (!to) return { isPlanned: false };
  if (hasScheme(to) && isExternal(to)) return { href: to, rel: 'noopener' };
  const { line, attributesAt: column = 0 } = node;
  const place = valuePlace(node, 'to', page.lines) ?? { line, column, length: 1 };
  const resolved = resolveHref(
    to,
    rangeIn(page.lines, line, place.column, place.column + place.length),
    page,
  );
  if ('href' in resolved) rememberEdit(page, place, resolved.href);
  return resolved;
}
