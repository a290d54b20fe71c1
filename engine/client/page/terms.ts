// A dotted term → its meaning, loaded when a reader rests on one, comes to it by keyboard or taps it, or prints.
import { announce } from './announce.ts';

/** How long a pointer rests on a term before it is meant. */
const REST_MS = 200;

const TERM = 'a[data-term]';

const termOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>(TERM);

const load = () => import('./meanings.ts');

const open = (term: HTMLAnchorElement, isTapped = false) =>
  load().then((one) => one.openMeaning(term, isTapped));

export function startTerms(): void {
  let resting = 0;
  const canHover = matchMedia('(hover: hover)').matches;
  let pointer = canHover ? 'mouse' : 'touch';
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, act, true);
  const openRested = (term: HTMLAnchorElement | null | undefined) => {
    clearTimeout(resting);
    if (term) resting = window.setTimeout(() => void open(term).catch(() => {}), REST_MS);
  };
  listen('pointerover', (event) =>
    openRested(event.pointerType === 'mouse' ? termOf(event) : null),
  );
  listen('pointerdown', ({ pointerType }) => {
    pointer = pointerType;
  });
  const openFocused = (term: HTMLAnchorElement | null | undefined) => {
    if (term?.matches(':focus-visible')) void open(term).then(say, () => {});
  };
  listen('focusin', (event) => openFocused(termOf(event)));
  // The sign of use that loads this script may have been the way to a term.
  openFocused(document.querySelector<HTMLAnchorElement>(`${TERM}:focus`));
  if (canHover) openRested(document.querySelector<HTMLAnchorElement>(`${TERM}:hover`));
  // A mouse and Enter have seen the meaning, and follow the link; a finger comes to see it.
  listen('click', (event) => {
    const term = event.detail > 0 && pointer !== 'mouse' && termOf(event);
    if (!term) return;
    event.preventDefault();
    void open(term, true).then(say, () => location.assign(term.href));
  });
  listen('keydown', (event) => {
    const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isPrint || event.altKey || !document.querySelector(TERM)) return;
    event.preventDefault();
    void printPage();
  });
}

const say = (meaning: string | undefined): void => {
  if (meaning) announce(meaning);
};

/** With the meanings of the page's terms, where they can be had. */
export async function printPage(): Promise<void> {
  if (document.querySelector(TERM))
    await load().then(
      (one) => one.listOnPaper(),
      () => {},
    );
  print();
}
