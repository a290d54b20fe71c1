// A page with islands → the list of them is loaded, no sooner than the first of them is due.
import { whenUsed } from './first-use.ts';

export function loadIslands(load: () => Promise<{ hydrate(): void }>): void {
  const bringToLife = () => void load().then(({ hydrate }) => hydrate());
  if (document.querySelector('[data-island]:not([data-when=use])')) bringToLife();
  else if (document.querySelector('[data-island]')) whenUsed(bringToLife);
}
