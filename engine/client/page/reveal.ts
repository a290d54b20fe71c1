// What a page folds away → alive, and open around the part that the address names.
import { anchoredElement } from '../anchor.ts';

/** For each page that is shown: few have tabs. */
export function enhanceTabs(): void {
  if (document.querySelector('.tabs')) void import('./tabs.ts').then((one) => one.enhanceTabs());
}

/** A link to an anchor inside closed details or tabs opens them. */
export function openAnchored(): void {
  const target = anchoredElement();
  for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details'))
    box.open = true;
  if (target?.closest('.tab-panel'))
    void import('./tabs.ts').then((one) => one.openTabsAround(target));
}
