// Marked islands in the page → loaded when they are due, and hydrated.
import { whenUsed } from '../first-use.ts';
import type { LastAct } from './load-islands.ts';
import { whenMeant } from './when-meant.ts';

/** Island name → its module, whose default export is a React component. */
export type IslandTable = Record<string, () => Promise<{ default: unknown }>>;
export type Hydrate = () => Promise<{
  hydrateIsland: (element: HTMLElement, component: unknown, last: LastAct) => void;
  endLostIslands: () => void;
}>;

let endLost = () => {};

export function hydrateIslands(islands: IslandTable, hydrate: Hydrate, last: LastAct): void {
  endLost();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]:not([data-ready])')) {
    element.dataset.ready = '';
    const load = islands[element.dataset.island ?? ''];
    if (load)
      WHEN[element.dataset.when ?? 'idle']?.(
        element,
        () => void hydrateOne(element, { load, hydrate, last }),
      );
  }
}

type When = (element: HTMLElement, load: () => void) => void;

const WHEN: Record<string, When> = {
  load: (_element, load) => load(),
  idle: (_element, load) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(load) : setTimeout(load, 200),
  visible(element, load) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  },
  /** Near the reader, who means it. */
  use: (element, load) => whenMeant(element, () => WHEN.visible?.(element, load)),
  /** What the page is there for: somebody has come, wherever on the page they point. */
  visit: (_element, load) => whenUsed(load),
};

/** After this time, the island is marked as busy. */
const SLOW_MS = 300;

type Parts = { load: IslandTable[string]; hydrate: Hydrate; last: LastAct };

/** An island whose script can't be had leaves its server HTML. */
async function hydrateOne(element: HTMLElement, { load, hydrate, last }: Parts): Promise<void> {
  const slow = setTimeout(() => element.setAttribute('aria-busy', 'true'), SLOW_MS);
  const loaded = Promise.all([hydrate(), load()]).finally(() => {
    clearTimeout(slow);
    element.removeAttribute('aria-busy');
  });
  const [{ hydrateIsland, endLostIslands }, module] = await loaded;
  endLost = endLostIslands;
  if (element.isConnected) hydrateIsland(element, module.default, last);
}
