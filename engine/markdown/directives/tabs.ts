// `::::tabs{group=os}` around `:::tab[Label]` → tabs that read as plain sections where no script runs.
import { html } from '../../text/html.ts';
import { reportBlock } from '../state.ts';
import { type Panel, panelIds, renderLabel, renderPanel, renderTabs } from '../tab-panels.ts';
import { isOnlyDirectives } from './content.ts';
import type { Directive, DirectiveNode } from './directive.ts';
import { labelToHtml } from './label.ts';

function giveIds(tabs: DirectiveNode): void {
  const labels = tabs.children.map(({ label }) => label);
  for (const [i, id] of panelIds(tabs.number, labels).entries()) {
    const tab = tabs.children[i];
    if (tab) tab.id = id;
  }
}

const toPanel = ({ id = '', label }: DirectiveNode, i: number): Panel => ({
  id,
  label: labelToHtml(label),
  isFirst: i === 0,
});

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
  render: (node, inner) => renderTabs(node.children.map(toPanel), node.named.group, inner),
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
    if (node.parent?.name !== 'tabs')
      return html`<div>${renderLabel(labelToHtml(node.label))}${inner}</div>\n`;
    return renderPanel(toPanel(node, node.parent.children.indexOf(node)), inner);
  },
};
