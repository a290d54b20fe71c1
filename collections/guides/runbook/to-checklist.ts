// A page of the site as it is served → its part of a runbook: the chosen tabs alone, and a box to tick at every step.
import { addBoxes, type Step } from './add-boxes.ts';
import { LEFT_OUT, moveIds, moveLinks } from './anchors.ts';

export type Checklist = {
  title: string;
  /** To be put into the page as it is: there is one of it. */
  body: Element;
  /** In order. */
  steps: Step[];
  /** Names of the values that its commands show. */
  values: string[];
};

/** Only the part that is needed: the rest of a page takes longer to read than the guide itself. */
export function parsePage(text: string): Document {
  const from = text.indexOf('<main');
  const to = text.lastIndexOf('</main>');
  return new DOMParser().parseFromString(from < 0 ? text : text.slice(from, to), 'text/html');
}

/**
 * @param url   of the page.
 * @param tabs  group → label of the tab that stays; of other groups all stay, one below the other.
 * @throws      when the text is no page of this site.
 */
export function toChecklist(
  { id, url }: { id: string; url: string },
  page: Document,
  tabs: Readonly<Record<string, string>>,
): Checklist {
  const article = page.querySelector('.article');
  if (!article) throw new Error(`${id} has no article`);
  leaveOut(article);
  flattenTabs(article, tabs);
  const steps = addBoxes(id, article);
  lowerHeadings(article);
  moveIds(id, article);
  moveLinks(id, url, article);
  const values = [...article.querySelectorAll<HTMLElement>('[data-value]')];
  article.className = 'article';
  return {
    title: page.querySelector('h1')?.textContent ?? id,
    body: article,
    steps,
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
    const matching = panels.filter((panel) => labelOf(panel) === chosen);
    for (const panel of matching.length ? matching : panels) {
      for (const name of ['id', 'hidden', 'role', 'tabindex', 'aria-labelledby'])
        panel.removeAttribute(name);
      panel.className = 'chosen-tab';
      const label = panel.querySelector(':scope > .tab-label');
      if (matching.length) label?.remove();
      box.before(panel);
    }
    box.remove();
  }
}

/** Below the title of the page, which is a third-level heading here. */
function lowerHeadings(article: Element): void {
  for (const heading of article.querySelectorAll('h2, h3, h4')) {
    const lower = article.ownerDocument.createElement(`h${Number(heading.tagName.charAt(1)) + 2}`);
    if (heading.id) lower.id = heading.id;
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
