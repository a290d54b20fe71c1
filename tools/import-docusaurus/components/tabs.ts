// `<Tabs>` around `<TabItem>` → `::::tabs` around `:::tab[Label]`, the one that is shown first in front.

import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import { isRecord } from '../syntax/evaluate.ts';
import {
  block,
  type Component,
  colonsAround,
  elementsIn,
  has,
  inside,
  labelOf,
  propOf,
  textOf,
} from './component.ts';

type Tab = { label: string; body: string; isFirst: boolean };

export const tabs: Component = (element, page) => {
  const items = itemsIn(element);
  const labels = labelsOf(element, page);
  const first = textOf(element, 'defaultValue', page);
  const all = items.map((item): Tab => {
    const value = textOf(item, 'value', page) ?? '';
    const label = labelOf(item, 'label', page) ?? labels.get(value) ?? (value || 'Tab');
    return {
      label,
      body: inside(item, page),
      isFirst: has(item, 'default') || (first !== undefined && value === first),
    };
  });
  if (all.length < 2) {
    const [only] = all;
    page.count('tabs of one: their content');
    return block(only ? `**${only.label}**\n\n${only.body}` : inside(element, page));
  }
  page.count('tabs');
  const shown = all.findIndex((one) => one.isFirst);
  const sorted = shown > 0 ? [all[shown], ...all.filter((_, i) => i !== shown)] : all;
  return toTabs(
    sorted.flatMap((one) => one ?? []),
    groupOf(element, page),
  );
};

/** @param group  such as `{group=os}`, or empty. */
export function toTabs(all: readonly Pick<Tab, 'label' | 'body'>[], group: string) {
  const body = all.map(toTab).join('\n');
  const outer = colonsAround(body);
  return block(`${outer}tabs${group}\n${body}\n${outer}`);
}

function toTab({ label, body }: Pick<Tab, 'label' | 'body'>): string {
  const colons = colonsAround(body);
  return `${colons}tab[${label || 'Tab'}]\n${body}\n${colons}`;
}

/** Tabs may be wrapped in fragments. */
function itemsIn(element: Element): Element[] {
  const wrapped = elementsIn(element, '', 'React.Fragment', 'Fragment').flatMap(itemsIn);
  return [...elementsIn(element, 'TabItem'), ...wrapped];
}

/** `values={[{ label: 'Linux', value: 'linux' }]}`. */
function labelsOf(element: Element, page: PageImport): Map<string, string> {
  const values = propOf(element, 'values', page);
  if (!Array.isArray(values)) return new Map();
  return new Map(
    values.flatMap((one): [string, string][] =>
      isRecord(one) && typeof one.value === 'string'
        ? [[one.value, String(one.label ?? one.value)]]
        : [],
    ),
  );
}

function groupOf(element: Element, page: PageImport): string {
  const group = (textOf(element, 'groupId', page) ?? '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '');
  return group ? `{group=${group}}` : '';
}

/** Outside of tabs: what is in it. */
export const tabItem: Component = (element, page) => {
  const label = labelOf(element, 'label', page) ?? textOf(element, 'value', page);
  return block(`${label ? `**${label}**\n\n` : ''}${inside(element, page)}`);
};
