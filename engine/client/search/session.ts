// The first of what is loaded for search: sets the style, the worker and the part that draws on their way together.
import type { SearchAnswer } from '../../search/answer.ts';
import type { SearchTexts } from '../../theme/texts.ts';
import type { Search } from './open.ts';
import { createSearcher, type Searcher } from './request.ts';

/** What a site's build writes into the script. */
export type SearchSetup = {
  texts: SearchTexts;
  /** Address for reports; `{query}` is what was typed. */
  feedback?: string;
  /** How a heading says since when it is true: `since {version}`. */
  since: string;
};

export type SearchContext = SearchSetup & {
  searcher: Searcher;
  base: string;
  /** Pages shown initially, and how many more at a time. */
  step: number;
  /** Pages that initially come with what is below their titles. */
  detailed: number;
  /** The newest answer to what was typed before there was anything to show it. */
  early(): SearchAnswer | undefined;
};

const STEP = { dialog: 8, form: 20 };
/** As many as a dialog has room for, or nearly. */
const DETAILED = 6;

export type Mounted = { show(): void; end(): void };
export type LoadView = () => Promise<{ mount(host: HTMLElement, context: SearchContext): Mounted }>;

type Parts = {
  setup: SearchSetup;
  /** Address of the style sheet. */
  css: string;
  loadView: LoadView;
  /** Of the index; undefined in it: it could not be had. */
  root: Promise<unknown>;
};

export function createSearch({ setup, css, loadView, root }: Parts): Search {
  const base = document.documentElement.dataset.base ?? '/';
  const searcher = createSearcher(base, root);
  searcher.warm();
  const styled = loadStyle(css);
  const mounted = new Map<HTMLElement, Promise<Mounted>>();
  let hasFailed = false;
  const mountIn = async (host: HTMLElement) => {
    const step = host instanceof HTMLDialogElement ? STEP.dialog : STEP.form;
    const { answer, end } = askEarly(host, searcher, step);
    try {
      const [{ mount }] = await Promise.all([loadView(), styled]);
      return mount(host, { ...setup, base, searcher, step, detailed: DETAILED, early: answer });
    } finally {
      end();
    }
  };
  addEventListener('learn:page', () => endLost(mounted));
  return {
    async take(host) {
      const made = mounted.get(host) ?? mountIn(host);
      mounted.set(host, made);
      try {
        (await made).show();
        say(host, '');
      } catch (error) {
        mounted.delete(host);
        // Some browsers don't ask again for a script that has failed, until a page is loaded.
        if (hasFailed) throw error;
        hasFailed = true;
        say(host, setup.texts.unavailable);
        reportError(error);
      }
    },
  };
}

/** What is typed while the part that draws is on its way is requested meanwhile. */
function askEarly(host: HTMLElement, searcher: Searcher, limit: number) {
  const input = host.querySelector('input') as HTMLInputElement;
  let newest: SearchAnswer | undefined;
  const ask = () => {
    if (input.value.trim() !== '')
      searcher.ask({ query: input.value, limit, detailed: DETAILED }, (answer) => {
        newest = answer;
      });
  };
  ask();
  input.addEventListener('input', ask);
  return { answer: () => newest, end: () => input.removeEventListener('input', ask) };
}

/** A sentence in the place of all that could not be drawn. */
function say(host: HTMLElement, text: string): void {
  host.querySelector(':scope > p')?.remove();
  if (text === '') return;
  const said = document.createElement('p');
  said.className = 'search-hint';
  said.setAttribute('role', 'alert');
  said.textContent = text;
  host.append(said);
}

/** In the body: the sheets of the head tell one build of the site from another. */
function loadStyle(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.body.append(link);
  return loaded;
}

/** The search page that was left. */
function endLost(mounted: Map<HTMLElement, Promise<Mounted>>): void {
  for (const [host, made] of mounted)
    if (!host.isConnected) {
      mounted.delete(host);
      void made.then(({ end }) => end()).catch(() => {});
    }
}
