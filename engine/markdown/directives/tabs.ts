// `::::tabs{group=os}` around `:::tab[Label]` → tabs that read as plain sections where no script runs.
import { attributesToHtml } from '../../html.ts';
import { slugify } from '../../slug.ts';
import { reportBlock } from '../state.ts';
import type { Directive, DirectiveNode } from './directive.ts';
import { labelToHtml } from './label.ts';

const panelId = (tabs: DirectiveNode, tab: DirectiveNode) =>
  `tabs-${tabs.number}-${slugify(tab.label)}`;

export const tabs: Directive = {
  names: ['tabs'],
  form: 'container',
  attributes: ['group'],
  check(node, page, body) {
    const outside = body.some(
      (token, i) =>
        token.level === body[0]?.level &&
        token.type !== 'directive_open' &&
        token.type !== 'directive_close' &&
        i >= 0,
    );
    if (node.children.length < 2 || outside || node.children.some((child) => child.name !== 'tab'))
      reportBlock(page, node.line, {
        code: 'directive/tabs-content',
        message: 'Tabs hold two ":::tab[Label]" or more, and nothing else.',
        hint: '::::tabs{group=os}\n:::tab[Linux]\n…\n:::\n:::tab[Windows]\n…\n:::\n::::',
      });
  },
  render(node, inner) {
    const buttons = node.children.map((tab, i) => {
      const id = panelId(node, tab);
      const isFirst = i === 0;
      const attributes = attributesToHtml({
        role: 'tab',
        type: 'button',
        id: `${id}-tab`,
        'aria-controls': id,
        'aria-selected': String(isFirst),
        tabindex: isFirst ? 0 : -1,
      });
      return `<button${attributes}>${labelToHtml(tab.label)}</button>`;
    });
    const group = attributesToHtml({ 'data-group': node.named.group });
    const parts = inner.split(PANEL);
    const panels = parts.slice(1).map((panel, i) => {
      const tab = node.children[i];
      if (!tab) return panel;
      const id = panelId(node, tab);
      const hidden = i === 0 ? '' : ' hidden="until-found"';
      return `<div class="tab-panel" role="tabpanel" id="${id}" aria-labelledby="${id}-tab"${hidden}>${panel}`;
    });
    return `<div class="tabs"${group}><div class="tab-list" role="tablist">${buttons.join('')}</div>\n${panels.join('')}</div>\n`;
  },
};

/** Stands where the panel's opening tag goes, which only the tabs around it know. */
const PANEL = '\u0000tab-panel\u0000';

export const tab: Directive = {
  names: ['tab'],
  form: 'container',
  attributes: [],
  check(node, page) {
    if (!node.label)
      reportBlock(page, node.line, {
        code: 'directive/no-label',
        message: 'The tab has no label.',
        hint: 'Write :::tab[Label]',
      });
  },
  render(node, inner) {
    return `${PANEL}<p class="tab-label">${labelToHtml(node.label)}</p>\n${inner}</div>\n`;
  },
};
