// The version that a reader runs → the open page as of it: what came later, what has changed, and how it was.
import { fill } from '../../text/fill.ts';
import { fetchJson } from '../files.ts';
import { type AsOf, type State, stateAsOf } from './as-of.ts';
import { type Choice, findTyped, readChoice, tellPage, writeChoice } from './choice.ts';
import type { ChoiceFile } from './choice-file.ts';
import { foldRows, foldSection, openFolded, type Undo } from './fold.ts';
import { showChanges } from './page-changes.ts';
import { addStyles } from './styles.ts';

let file: Promise<ChoiceFile> | undefined;
let loaded: ChoiceFile | undefined;

/** Rejects where the file can't be had, or the site has none. */
export function loadChoices(): Promise<ChoiceFile> {
  const url = document.querySelector<HTMLElement>('[data-choice]')?.dataset.choice ?? '';
  file ??= fetchJson<ChoiceFile>(url).then((one) => (loaded = one));
  file.catch(() => {
    file = undefined;
  });
  return file;
}

let undo: Undo[] = [];

/** Shows the page as of the choice; without one, as it came. @param isNew  it was chosen in another tab. */
export function applyChoice(isNew = false): void {
  if (isNew) tellPage();
  for (const one of undo.reverse()) one();
  undo = [];
  const { dataset } = document.documentElement;
  if (loaded) applyTo(loaded);
  else if ('mine' in dataset) {
    loadChoices().then(applyTo, () => {
      dataset.mineShown = '';
    });
  }
}

function applyTo(choices: ChoiceFile): void {
  addStyles();
  takeFromAddress(choices);
  const choice = readChoice();
  const asOf = choice && toAsOf(choice, choices);
  if (asOf) mark(asOf, choices);
  else writeChoice(undefined);
  document.documentElement.dataset.mineShown = '';
  dispatchEvent(new Event('learn:as-of'));
  openFolded();
}

/** `?mine=10.15.2` chooses, `?mine=` clears; what is no version says so, and changes nothing. */
function takeFromAddress(choices: ChoiceFile): void {
  const url = new URL(location.href);
  const typed = url.searchParams.get('mine');
  if (typed === null) return;
  const version = findTyped(typed, choices.versions);
  if (version || typed === '') {
    writeChoice(version ? { options: readChoice()?.options ?? {}, version } : undefined);
    url.searchParams.delete('mine');
    history.replaceState(history.state, '', url);
  } else tellPage();
}

/** Undefined for a version that is no longer known. */
function toAsOf({ version, options }: Choice, choices: ChoiceFile): AsOf | undefined {
  const at = choices.versions.indexOf(version);
  if (at < 0) return undefined;
  const [first = ''] = choices.options.find(({ name }) => name === 'platform')?.values[0] ?? [];
  const platform = options.platform ?? first;
  return {
    at,
    platform: choices.runs[platform] ?? platform,
    order: new Map(choices.versions.map((one, place) => [one, place])),
  };
}

const MARKED = ':is([data-since], [data-until], [data-changed])';
const PLACES = ':is(.article, .page-facts, .index-list)';

function mark(asOf: AsOf, choices: ChoiceFile): void {
  const version = choices.versions[asOf.at] ?? '';
  const { texts } = choices;
  const rows = new Map<HTMLTableElement, HTMLTableRowElement[]>();
  const sections: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`${PLACES} ${MARKED}`)) {
    const { since, until, changed } = element.dataset;
    const state = stateAsOf({ since, until, changed }, asOf);
    element.dataset.asOf = state.is;
    undo.push(() => delete element.dataset.asOf);
    const table = element.closest('table');
    if (element instanceof HTMLTableRowElement && state.is === 'newer' && table)
      rows.set(table, [...(rows.get(table) ?? []), element]);
    if (/^H\d$/.test(element.tagName) && state.is === 'newer') sections.push(element);
    say(element, wordsFor(element, state, version, choices));
  }
  for (const [table, own] of rows)
    undo.push(...foldRows(table, own, fill(texts.rows, { version, count: own.length })));
  for (const heading of sections.reverse())
    undo.push(...foldSection(heading, fill(texts.wholeSection, { version })));
  undo.push(...showChanges(asOf, choices));
}

/** Rows are said to be newer where they are folded; words that are marked say by themselves since when. */
function wordsFor(element: Element, state: State, version: string, { texts }: ChoiceFile): string {
  if (state.is === 'newer') return texts.newer;
  if (state.is === 'gone')
    return element.tagName === 'SPAN' ? '' : fill(texts.gone, { version: state.next ?? '' });
  if (state.until && element.tagName === 'SPAN') return fill(texts.asOf, { version });
  const isRow = element.tagName === 'TR';
  return state.changed.length && !isRow
    ? fill(texts.changed, { versions: state.changed.join(', ') })
    : '';
}

function say(element: HTMLElement, words: string): void {
  if (!words) return;
  const tag = document.createElement('span');
  tag.className = 'as-of';
  tag.textContent = words;
  const cell = element instanceof HTMLTableRowElement ? element.cells[0] : element;
  const first = cell?.firstElementChild;
  const isBlock = first && /^(?:P|DIV)$/.test(first.tagName);
  (isBlock ? first : cell)?.append(' ', tag);
  undo.push(() => tag.remove());
}
