// Where a reader is ↔ the entry of the browser's history: reload and Back lead there again, links inside the page to their place.
import { type RefObject, useEffect, useRef } from 'react';
import { type Place, placeIn, toAnchor, toPlace } from './goals.ts';
import type { Goal } from './use-goal.ts';

type Input = {
  root: RefObject<HTMLElement | null>;
  /** The address is read: there are parts to go to. */
  isRead: boolean;
  /** All parts have arrived. */
  isComplete: boolean;
  go(goal: Goal): boolean;
};

export function usePlace({ root, isRead, isComplete, go }: Input): void {
  const latest = useRef({ isComplete, go });
  latest.current = { isComplete, go };
  useEffect(() => {
    if (!isRead) return;
    const goTo = (goal: Goal) => latest.current.go(goal);
    const restore = () => {
      const place: Place | undefined = history.state?.runbook;
      if (place) goTo(toPlace(place, () => latest.current.isComplete));
      else if (location.hash.length > 1) goTo(toAnchor(decodeURI(location.hash.slice(1))));
    };
    restore();
    return keepPlace(root, restore, goTo);
  }, [isRead, root]);
}

function keepPlace(
  root: RefObject<HTMLElement | null>,
  restore: () => void,
  goTo: (goal: Goal) => void,
): () => void {
  let timer = 0;
  const save = () => {
    clearTimeout(timer);
    if (!root.current?.isConnected) return;
    const place = placeIn(root.current);
    history.replaceState({ ...history.state, runbook: place }, '');
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(save, 150);
  };
  const follow = (event: Event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!link) return;
    save();
    const href = link.getAttribute('href') ?? '';
    // The same fragment again is no news to the browser.
    if (href === location.hash && href.length > 1) goTo(toAnchor(decodeURI(href.slice(1))));
  };
  addEventListener('scroll', saveSoon, { passive: true });
  addEventListener('pagehide', save);
  addEventListener('popstate', restore);
  document.addEventListener('click', follow, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', saveSoon);
    removeEventListener('pagehide', save);
    removeEventListener('popstate', restore);
    document.removeEventListener('click', follow, { capture: true });
  };
}
