// A page with islands → the list of islands is loaded, but not before the first of them is due.
import { whenUsed } from '../first-use.ts';
import { whenMeant } from './when-meant.ts';

/** What a reader did last: the island that it was meant for may still be on its way. */
export type LastAct = () => Event | undefined;

let last: Event | undefined;
for (const type of ['click', 'keydown'])
  addEventListener(
    type,
    (event) => {
      last = event;
    },
    true,
  );

export function loadIslands(load: () => Promise<{ hydrate(last: LastAct): void }>): void {
  const startHydrating = () => void load().then(({ hydrate }) => hydrate(() => last));
  if (document.querySelector('[data-island]:not([data-when=use], [data-when=visit])'))
    startHydrating();
  else
    for (const one of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (one.dataset.when === 'visit') whenUsed(startHydrating);
      else whenMeant(one, startHydrating);
}
