// Rows and cards below a box that filters, part by part, and which of them match what is chosen.

import { fetchJson } from '../files.ts';

export type Item = { element: HTMLElement; text: string; group: string };
/** A heading with everything up to the next one, and the items in it and below it. */
export type Part = { depth: number; elements: HTMLElement[]; items: Item[] };
export type Chosen = { words: string[]; platform: string; group: string; differences: boolean };

const ITEMS = 'tbody > tr, .cards > li';

/** A passage with rows of its own, shown or hidden as a whole; `same` where nothing in it differs. */
const WHOLE = '[data-item]';

/** @returns  adds what rows are found by beside what they say, where it is in a file of its own. */
export async function addWords(items: readonly Item[]): Promise<void> {
  const [first] = items;
  const file = first?.element.closest<HTMLElement>('[data-words-in]')?.dataset.wordsIn;
  if (!file) return;
  const { base = '/' } = document.documentElement.dataset;
  const words = await fetchJson<Record<string, string>>(base + file);
  for (const item of items) item.text += ` ${fold(words[item.element.id] ?? '')}`;
}

/** What follows the box, up to a heading as high as the one above it. */
export function partsBelow(box: HTMLElement): Part[] {
  const limit = depthOf(headingAbove(box)) || 1;
  const parts: Part[] = [{ depth: limit, elements: [], items: [] }];
  let group = '';
  let next = box.nextElementSibling as HTMLElement | null;
  for (; next && !(depthOf(next) && depthOf(next) <= limit); next = sibling(next)) {
    const heading = headingOf(next);
    const depth = depthOf(heading);
    if (depth) {
      parts.push({ depth, elements: [], items: [] });
      if (depth === limit + 1) group = heading?.id ?? '';
    }
    const part = parts.at(-1);
    part?.elements.push(next);
    const title = part?.depth === limit ? '' : titleOf(part);
    for (const element of itemsOf(next))
      part?.items.push({
        element,
        group,
        text: fold(`${title} ${element.textContent}`),
      });
  }
  return parts;
}

/** A passage that opens has its heading in what opens it. */
const headingOf = (element: Element): Element | null =>
  element.matches('[data-group]') ? element.querySelector(':is(h2, h3, h4, h5, h6)') : element;

/** Of a part: the text of its heading. */
export const titleOf = (part: Part | undefined): string => {
  const [first] = part?.elements ?? [];
  return (first && headingOf(first)?.textContent?.replace(/#$/, '')) ?? '';
};

export const idOf = ({ elements: [first] }: Part): string => (first && headingOf(first)?.id) ?? '';

const itemsOf = (element: HTMLElement): HTMLElement[] =>
  element.matches(WHOLE) ? [element] : [...element.querySelectorAll<HTMLElement>(ITEMS)];

const sibling = (element: HTMLElement) => element.nextElementSibling as HTMLElement | null;
const depthOf = (element: Element | null): number =>
  Number(/^H([2-6])$/.exec(element?.tagName ?? '')?.[1] ?? 0);

function headingAbove(box: Element): Element | null {
  let above = box.previousElementSibling;
  while (above && !depthOf(above)) above = above.previousElementSibling;
  return above;
}

/** Hidden while nothing in it, or in what belongs to it, is left. */
export function showPart(part: Part, all: readonly Part[], isChosen: boolean): void {
  const at = all.indexOf(part);
  const end = all.findIndex(({ depth }, i) => i > at && depth <= part.depth);
  const items = all.slice(at, end < 0 ? undefined : end).flatMap((one) => one.items);
  const isEmpty = items.length > 0 && items.every(({ element }) => element.hidden);
  for (const element of part.elements) {
    const own = itemsOf(element);
    element.hidden = isEmpty || (own.length > 0 && own.every((one) => one.hidden));
    if (element.matches('[data-group]')) element.toggleAttribute('open', isChosen && !isEmpty);
  }
}

export const fold = (text: string): string => text.toLowerCase().normalize('NFC');

export function matches({ element, text, group }: Item, chosen: Chosen): boolean {
  if (chosen.group && chosen.group !== group) return false;
  if (!chosen.words.every((word) => text.includes(word))) return false;
  if (chosen.platform && !isOn(element, chosen.platform)) return false;
  return !chosen.differences || isDifferent(element);
}

/** A row that names no platform is about all of them. */
function isOn(element: HTMLElement, platform: string): boolean {
  const reported = element.dataset.platforms?.split(' ');
  if (reported) return reported.includes(platform);
  return !element.querySelector('.platform') || !!element.querySelector(`.platform-${platform}`);
}

function isDifferent(row: HTMLElement): boolean {
  if (row.matches(WHOLE)) return row.dataset.item !== 'same';
  const cells = [...row.children].slice(1).map((cell) => cell.textContent);
  return cells.some((text) => text !== cells[0]);
}
