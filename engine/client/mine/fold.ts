// Rows and sections that came later → folded behind a button that says how many: never out of reach.
import { anchoredElement } from '../anchor.ts';

export type Undo = () => void;

/** At the end of their table, in the order they had. */
export function foldRows(
  table: HTMLTableElement,
  rows: readonly HTMLTableRowElement[],
  words: string,
): Undo[] {
  const body = document.createElement('tbody');
  body.className = 'later';
  body.hidden = true;
  const back = rows.map((row) => {
    const place = document.createComment('');
    row.replaceWith(place);
    return () => place.replaceWith(row);
  });
  body.append(...rows);
  table.append(body);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'later-rows';
  button.textContent = words;
  const show = (isOpen: boolean) => {
    body.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  show(false);
  button.addEventListener('click', () => show(body.hidden === true));
  body.addEventListener('open', () => show(true));
  (table.closest('.table') ?? table).after(button);
  return [
    ...back,
    () => {
      body.remove();
      button.remove();
    },
  ];
}

/** What follows a heading, up to the next one as high. */
export function foldSection(heading: HTMLElement, words: string): Undo[] {
  const depth = Number(heading.tagName.slice(1));
  const inside: Element[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.tagName) && Number(next.tagName.slice(1)) <= depth) break;
    inside.push(next);
  }
  if (inside.length === 0) return [];
  const box = document.createElement('details');
  box.className = 'later-section';
  const summary = document.createElement('summary');
  summary.textContent = words;
  heading.after(box);
  box.append(summary, ...inside);
  return [
    () => {
      summary.remove();
      box.replaceWith(...box.childNodes);
    },
  ];
}

/** Whoever follows a link to something folded sees it. */
export function openFolded(): void {
  const target = anchoredElement();
  target?.closest('tbody.later')?.dispatchEvent(new Event('open'));
  const box = target?.closest('details.later-section') ?? nextFold(target);
  if (box) (box as HTMLDetailsElement).open = true;
  if (box || target?.closest('tbody.later')) target?.scrollIntoView({ behavior: 'instant' });
}

/** A link to a heading whose section is folded. */
const nextFold = (heading: Element | null): Element | null | undefined =>
  heading?.nextElementSibling?.matches('details.later-section') ? heading.nextElementSibling : null;

addEventListener('hashchange', openFolded);
