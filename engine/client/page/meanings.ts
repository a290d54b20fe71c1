// Terms of the page → what one means, beside it, until the reader leaves it; and all of them on paper.
/// <reference path="../css.d.ts" />
import { fetchJson } from '../files.ts';
import css from './meanings.css?inline';

/** Term → what it means, and the title of the page that explains it. */
type Meanings = Readonly<Record<string, readonly [means: string, title: string]>>;

let file: Promise<Meanings> | undefined;

function loadMeanings(): Promise<Meanings> {
  file ??= fetchJson<Meanings>(`${document.documentElement.dataset.base}_terms/meanings.json`);
  file.catch(() => {
    file = undefined;
  });
  return file;
}

function addStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

let sheet: CSSStyleSheet | undefined;
let close = () => {};
/** Closed by Escape: it stays closed until the reader has left the term. */
let dismissed: Element | undefined;

/** @returns  what it means; undefined where the reader has left it, or it is open. Rejects where it can't be had. */
export async function openMeaning(
  term: HTMLAnchorElement,
  isTapped = false,
): Promise<string | undefined> {
  const [means, title] = (await loadMeanings())[term.dataset.term ?? ''] ?? [];
  const isLeft = !isTapped && !term.matches(':hover, :focus');
  if (!means || isLeft || !term.isConnected || dismissed === term) return undefined;
  if (term.hasAttribute('aria-describedby')) return undefined;
  close();
  addStyles();
  const box = draw(means, title ?? '', term.href);
  // Behind the term, so that Tab goes on to its link.
  term.after(box);
  term.setAttribute('aria-describedby', 'site-meaning-text');
  box.showPopover?.();
  placeBeside(box, term);
  closeWhenLeft(box, term);
  return means;
}

function draw(means: string, title: string, href: string): HTMLElement {
  const box = document.createElement('span');
  box.id = 'site-meaning';
  box.popover = 'manual';
  const text = document.createElement('span');
  text.id = 'site-meaning-text';
  text.textContent = means;
  const link = document.createElement('a');
  link.href = href;
  link.textContent = title;
  box.append(text, ' ', link);
  return box;
}

/** Below the first line of the term, or above where there is no room; it scrolls with the page. */
function placeBeside(box: HTMLElement, term: Element): void {
  const [first = term.getBoundingClientRect()] = term.getClientRects();
  const { offsetWidth, offsetHeight } = box;
  const { right } = document.body.getBoundingClientRect();
  const left = Math.max(8, Math.min(first.left, right - offsetWidth - 8));
  const fits = first.bottom + offsetHeight + 8 < innerHeight || first.top < offsetHeight + 8;
  const top = fits ? first.bottom + 4 : first.top - offsetHeight - 4;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}

/** How long the way from the term into its meaning may take. */
const WAY_MS = 300;

function closeWhenLeft(box: HTMLElement, term: HTMLElement): void {
  const listening = new AbortController();
  const { signal } = listening;
  let leaving = 0;
  const isOn = (target: EventTarget | null) =>
    target instanceof Node && (term.contains(target) || box.contains(target));
  close = () => {
    clearTimeout(leaving);
    listening.abort();
    term.removeAttribute('aria-describedby');
    box.remove();
    close = () => {};
  };
  const leave = close;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, act, { signal, capture: true });
  listen('pointerover', ({ target, pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'mouse' || isOn(target) || isOn(document.activeElement)) return;
    leaving = window.setTimeout(leave, WAY_MS);
  });
  listen('pointerdown', ({ target }) => {
    if (!isOn(target)) leave();
  });
  listen('focusin', ({ target }) => {
    if (!isOn(target)) leave();
  });
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dismissed = term;
    if (box.contains(document.activeElement)) term.focus();
    leave();
    const forget = () => {
      dismissed = undefined;
    };
    for (const type of ['blur', 'pointerleave'])
      term.addEventListener(type, forget, { once: true });
  });
}

/** A list behind the article, until the page is printed. */
export async function listOnPaper(): Promise<void> {
  const meanings = await loadMeanings();
  close();
  addStyles();
  const list = document.createElement('dl');
  list.className = 'terms-on-paper';
  const terms = document.querySelectorAll<HTMLElement>('.article [data-term]');
  for (const { dataset } of terms) {
    const [means] = meanings[dataset.term ?? ''] ?? [];
    if (!means) continue;
    const name = document.createElement('dt');
    name.textContent = dataset.term ?? '';
    const text = document.createElement('dd');
    text.textContent = means;
    list.append(name, text);
  }
  document.querySelector('.article')?.append(list);
  addEventListener('afterprint', () => list.remove(), { once: true });
}
