// `::::tabs{group=os}` around `:::tab[Label]` → tabs that read as plain sections where no script runs.
import { attributesToHtml, html } from '../../text/html.ts';
import { createSlugger } from '../../text/slug.ts';
import { reportBlock } from '../state.ts';
import { isOnlyDirectives } from './content.ts';
import type { Directive, DirectiveNode } from './directive.ts';
import { labelToHtml } from './label.ts';

/** Equal labels get different ids. */
function giveIds(tabs: DirectiveNode): void {
  const slug = createSlugger();
  for (const tab of tabs.children) tab.id = `tabs-${tabs.number}-${slug(tab.label)}`;
}

export const tabs: Directive = {
  names: ['tabs'],
  form: 'container',
  attributes: ['group'],
  flags: [],
  check(node, page, body) {
    giveIds(node);
    if (node.children.length < 2 || !isOnlyDirectives(body, 'tab'))
      reportBlock(page, node.line, {
        code: 'directive/tabs-content',
        message: 'Tabs hold two ":::tab[Label]" or more, and nothing else.',
        hint: '::::tabs{group=os}\n:::tab[Linux]\n…\n:::\n:::tab[Windows]\n…\n:::\n::::',
      });
  },
  render(node, inner) {
    const buttons = node.children.map((tab, i) => {
      const attributes = attributesToHtml({
        role: 'tab',
        type: 'button',
        id: `${tab.id}-tab`,
        'aria-controls': tab.id,
        'aria-selected': String(i === 0),
        tabindex: i === 0 ? 0 : -1,
      });
      return html`<button${attributes}>${labelToHtml(tab.label)}</button>`;
    });
    const group = attributesToHtml({ 'data-group': node.named.group });
    return html`<div class="tabs"${group}><div class="tab-list" role="tablist">${buttons}</div>\n${inner}</div>\n`;
  },
};

export const tab: Directive = {
  names: ['tab'],
  form: 'container',
  attributes: [],
  flags: [],
  check(node, page) {
    if (node.parent?.name !== 'tabs')
      reportBlock(page, node.line, {
        code: 'directive/tab-outside',
        message: 'The tab is not directly inside tabs.',
        hint: 'Put "::::tabs" above the first tab and "::::" below the last.',
      });
    if (!node.label)
      reportBlock(page, node.line, {
        code: 'directive/no-label',
        message: 'The tab has no label.',
        hint: 'Write :::tab[Label]',
      });
  },
  render(node, inner) {
    const label = html`<p class="tab-label">${labelToHtml(node.label)}</p>\n`;
    if (node.parent?.name !== 'tabs') return html`<div>${label}${inner}</div>\n`;
    const isFirst = node.parent.children[0] === node;
    const attributes = attributesToHtml({
      class: 'tab-panel',
      role: 'tabpanel',
      id: node.id,
      'aria-labelledby': `${node.id}-tab`,
      hidden: isFirst ? undefined : 'until-found',
    });
    return html`<div${attributes}>${label}${inner}</div>\n`;
  },
};
