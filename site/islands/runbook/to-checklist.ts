// A page of the site as it is served → its part of a runbook: the chosen tabs alone, and a box to tick at every step.
import { fnv1a } from '../../../engine/fnv.ts';

export type Checklist = {
  title: string;
  html: string;
  /** Keys of its boxes, in order. A step keeps its key until its words change. */
  keys: string[];
  /** Names of the values that its commands show. */
  values: string[];
};

/** Sections that lead elsewhere, or stand for themselves. */
const LEFT_OUT = /^(?:next|related)$/i;

/**
 * @param tabs  group → label of the tab that stays; of other groups all stay, one below the other.
 * @throws      when the text is no page of this site.
 */
export function toChecklist(
  id: string,
  page: Document,
  tabs: Readonly<Record<string, string>>,
): Checklist {
  const article = page.querySelector('.article');
  if (!article) throw new Error(`${id} has no article`);
  const title = page.querySelector('h1')?.textContent ?? id;
  leaveOut(article);
  flattenTabs(article, tabs);
  const keys = addBoxes(id, article);
  lowerHeadings(article);
  for (const one of article.querySelectorAll('[id]')) one.removeAttribute('id');
  const values = [...article.querySelectorAll<HTMLElement>('[data-value]')];
  return {
    title,
    html: article.innerHTML,
    keys,
    values: [...new Set(values.map((one) => one.dataset.value ?? ''))],
  };
}

function leaveOut(article: Element): void {
  for (const one of article.querySelectorAll(
    'script, style, .island, [data-island], .anchor, .filter',
  ))
    one.remove();
  for (const heading of article.querySelectorAll('h2')) {
    if (!LEFT_OUT.test(heading.textContent?.replace(/#$/, '').trim() ?? '')) continue;
    while (heading.nextElementSibling && heading.nextElementSibling.tagName !== 'H2')
      heading.nextElementSibling.remove();
    heading.remove();
  }
}

function flattenTabs(article: Element, tabs: Readonly<Record<string, string>>): void {
  for (let box = article.querySelector('.tabs'); box; box = article.querySelector('.tabs')) {
    const chosen = tabs[(box as HTMLElement).dataset.group ?? ''];
    const panels = [...box.querySelectorAll(':scope > .tab-panel')];
    const labelOf = (panel: Element) => panel.querySelector(':scope > .tab-label')?.textContent;
    const kept = panels.filter((panel) => labelOf(panel) === chosen);
    for (const panel of kept.length ? kept : panels) {
      panel.removeAttribute('hidden');
      panel.removeAttribute('role');
      panel.removeAttribute('tabindex');
      panel.removeAttribute('aria-labelledby');
      panel.className = 'kept-tab';
      const label = panel.querySelector(':scope > .tab-label');
      if (kept.length) label?.remove();
      box.before(panel);
    }
    box.remove();
  }
}

function addBoxes(id: string, article: Element): string[] {
  const keys: string[] = [];
  const items = article.querySelectorAll('.steps > ol > li, li.task');
  for (const item of items) {
    const key = `${id} ${fnv1a(wordsOf(item)).toString(36)}`;
    keys.push(key);
    item.querySelector(':scope > input[type=checkbox]')?.remove();
    const box = article.ownerDocument.createElement('input');
    box.type = 'checkbox';
    box.className = 'tick';
    box.dataset.step = key;
    box.setAttribute('aria-label', firstWords(item));
    const time = article.ownerDocument.createElement('span');
    time.className = 'tick-time';
    item.classList.add('ticked-item');
    item.prepend(box, time);
  }
  return keys;
}

const wordsOf = (item: Element): string => (item.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a screen reader says of a box: the first sentence of its step. */
const firstWords = (item: Element): string =>
  (wordsOf(item).split(/(?<=[.:])\s/)[0] ?? '').slice(0, 120);

/** Below the title of the page, which is a third-level heading here. */
function lowerHeadings(article: Element): void {
  for (const heading of article.querySelectorAll('h2, h3, h4')) {
    const lower = article.ownerDocument.createElement(`h${Number(heading.tagName.charAt(1)) + 2}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
