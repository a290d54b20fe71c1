// The first of what is loaded for search: sets the style, the worker and the React part on their way together.
import type { SearchTexts } from '../../theme/texts.ts';
import { createSearcher, type Searcher } from './ask.ts';
import type { Search } from './open.ts';

/** What a site's build writes into the script. */
export type SearchSetup = {
  texts: SearchTexts;
  /** Address for reports; `{query}` is what was typed. */
  feedback?: string;
};

export type SearchKit = SearchSetup & { searcher: Searcher; base: string };

export type Mounted = { show(): void; end(): void };
export type LoadView = () => Promise<{ mount(host: HTMLElement, kit: SearchKit): Mounted }>;

export function createSearch(setup: SearchSetup, css: string, loadView: LoadView): Search {
  const base = document.documentElement.dataset.base ?? '/';
  const kit = { ...setup, base, searcher: createSearcher(base) };
  kit.searcher.warm();
  const styled = loadStyle(css);
  const mounted = new Map<HTMLElement, Promise<Mounted>>();
  let hasFailed = false;
  const mountIn = async (host: HTMLElement) => {
    const [{ mount }] = await Promise.all([loadView(), styled]);
    return mount(host, kit);
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

/** In the body: the sheets of the head tell one release of the site from another. */
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
