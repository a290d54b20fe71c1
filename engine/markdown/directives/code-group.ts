// `:::code-group` around code fences → tabs named after the titles of the fences.
import type { Token } from 'markdown-it';
import { html } from '../../text/html.ts';
import { parseFenceInfo } from '../fence-info.ts';
import type { PageState } from '../page.ts';
import { lineOf, reportBlock } from '../state.ts';
import { type Panel, panelIds, renderTabs } from '../tab-panels.ts';
import { blocksOf } from './content.ts';
import type { Directive } from './directive.ts';

/** The panels of the group, which its fences draw around themselves. */
export const codeGroup: Directive<unknown, Panel[]> = {
  names: ['code-group'],
  form: 'container',
  attributes: ['group'],
  flags: [],
  check(node, page, body) {
    const blocks = blocksOf(body);
    const fences = blocks.filter(({ type }) => type === 'fence');
    if (fences.length < 2 || fences.length < blocks.length)
      reportBlock(page, node.line, {
        code: 'directive/code-group-content',
        message: 'A group of code holds two fences or more, and nothing else.',
        hint: ':::code-group\n```bash title="npm"\n…\n```\n```bash title="pnpm"\n…\n```\n:::',
      });
    const names = namesOf(fences, page);
    const ids = panelIds(node.number, names);
    const panels = names.map((name, i) => ({
      id: ids[i] ?? '',
      label: html`${name}`,
      isFirst: i === 0,
    }));
    for (const [i, fence] of fences.entries()) fence.meta = { ...fence.meta, panel: panels[i] };
    node.prepared = panels;
    node.found = names;
  },
  render: (node, inner) => renderTabs(node.prepared ?? [], node.named.group, inner),
};

/** A fence without a title is called after its language. */
function namesOf(fences: readonly Token[], page: PageState): string[] {
  const names = fences.map(({ info }) => {
    const { title, language } = parseFenceInfo(info);
    return title ?? language;
  });
  return names.map((name, i) => {
    const fence = fences[i];
    if (fence && (name === '' || names.indexOf(name) < i))
      reportBlock(page, lineOf(fence), {
        code: 'directive/no-label',
        message: 'The code has no title of its own, so nobody knows which tab has it.',
        hint: 'Write, for example, ```bash title="npm"',
      });
    return name || String(i + 1);
  });
}
