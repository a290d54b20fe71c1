// A box that filters → rows and cards below it, shown or hidden as one types; what is chosen is in the address.

import { fill } from '../../text/fill.ts';
import { once } from '../../text/once.ts';
import { SEARCH_ID } from '../../text/search-id.ts';
import { anchoredElement } from '../anchor.ts';
import { linkTo } from '../files.ts';
import {
  addWords,
  type Chosen,
  fold,
  idOf,
  matches,
  type Part,
  partsBelow,
  showPart,
  titleOf,
} from './filter-items.ts';

export function start(): void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-filter]:not([data-ready])');
  for (const [i, box] of boxes.entries()) {
    box.dataset.ready = '';
    startFilter(box, i === 0);
  }
}

/** @param isFirst  only the first box of a page is kept in its address. */
function startFilter(box: HTMLElement, isFirst: boolean): void {
  const parts = partsBelow(box);
  const items = parts.flatMap((part) => part.items);
  const fields = [...box.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  offerGroups(box, parts);
  const apply = () => {
    const chosen = chosenIn(box);
    const isChosen = fields.some((field) => chosenOf(field) !== '');
    for (const item of items) item.element.hidden = isChosen && !matches(item, chosen);
    for (const part of parts) showPart(part, parts, isChosen);
    const shown = items.filter(({ element }) => !element.hidden).length;
    tell(box, isChosen ? { shown, total: items.length } : undefined);
    dispatchEvent(new Event('learn:filtered'));
  };
  const addMore = once(() => addWords(items).then(apply, () => {}));
  box.addEventListener('focusin', addMore);
  box.addEventListener('input', () => {
    apply();
    if (isFirst) keep(fields);
  });
  // The first click of a reader brings this script, and may be in the box; so may what was typed until then.
  const isInUse = box.contains(document.activeElement) || fields.some((one) => chosenOf(one));
  if ((isFirst && recall(fields)) || isInUse) {
    apply();
    void addMore();
  }
  const uncover = () => {
    if (!box.isConnected) return removeEventListener('hashchange', uncover);
    const target = anchoredElement();
    if (!target?.hidden || !items.some(({ element }) => element === target)) return;
    for (const field of fields) setValue(field, '');
    apply();
    target.scrollIntoView();
  };
  addEventListener('hashchange', uncover);
}

function offerGroups(box: HTMLElement, parts: readonly Part[]): void {
  const select = box.querySelector<HTMLSelectElement>('[name=group]');
  const depth = Math.min(...parts.slice(1).map((part) => part.depth));
  if (!select) return;
  for (const part of parts.slice(1))
    if (part.depth === depth) select.append(new Option(titleOf(part), idOf(part)));
}

function chosenIn(box: HTMLElement): Chosen {
  const value = (name: string) => {
    const field = box.querySelector<HTMLInputElement>(`[name=${name}]`);
    return field ? chosenOf(field) : '';
  };
  return {
    words: fold(value('words')).split(/\s+/).filter(Boolean),
    platform: value('platform'),
    group: value('group'),
    differences: value('differences') !== '',
  };
}

function tell(box: HTMLElement, count: { shown: number; total: number } | undefined): void {
  const output = box.querySelector('output');
  const { found = '', none = '' } = output?.dataset ?? {};
  const text = fill(count?.shown ? found : none, { shown: count?.shown, total: count?.total });
  if (!output) return;
  output.textContent = count ? text : '';
  const words = box.querySelector<HTMLInputElement>('[name=words]')?.value.trim();
  if (count?.shown === 0 && words) output.append(' ', searchLink(output.dataset.search, words));
}

/** Nothing here has these words: perhaps another page does. */
function searchLink(text = '', words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  const { base = '/' } = document.documentElement.dataset;
  link.href = `${linkTo(base + SEARCH_ID)}?q=${encodeURIComponent(words)}`;
  link.textContent = fill(text, { words });
  return link;
}

type Field = HTMLInputElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
const chosenOf = (field: Field): string =>
  isTick(field) ? (field.checked ? 'on' : '') : field.value.trim();

function setValue(field: Field, value: string): void {
  if (isTick(field)) field.checked = value !== '';
  else field.value = value;
}

function keep(fields: readonly Field[]): void {
  const url = new URL(location.href);
  for (const field of fields) {
    url.searchParams.delete(field.name);
    const value = chosenOf(field);
    if (value) url.searchParams.set(field.name, value);
  }
  history.replaceState(history.state, '', url);
}

function recall(fields: readonly Field[]): boolean {
  const requested = new URLSearchParams(location.search);
  const known = fields.filter((field) => requested.has(field.name));
  for (const field of known) setValue(field, requested.get(field.name)?.slice(0, 200) ?? '');
  return known.length > 0;
}
