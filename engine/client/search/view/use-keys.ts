// Keys → the choice moves, the chosen hit opens, or the focus moves.
import { useLayoutEffect, useRef } from 'react';
import { focusStop, onPanelKey } from './panel-keys.ts';
import type { Active } from './use-active.ts';
import { useNewest } from './use-newest.ts';

type Keys = {
  host: HTMLElement;
  input: HTMLInputElement;
  active: Active;
  /** Hits on show: rows grow when more of them arrives. */
  hits: readonly unknown[];
  /** Id of the chosen option. */
  chosen: string | undefined;
  query: string;
  /** The hits on show answer what is typed, and the chosen one can be opened. */
  isReady: boolean;
  onTab(): void;
};

/** A reader who scrolls or points leads, and nothing may scroll back to what was chosen. */
const SCROLLS = ['wheel', 'touchmove', 'pointermove'] as const;

type Awaited = { query: string; isTab: boolean };

/** @returns  opens the chosen one as soon as it can be opened. */
export function useKeys(keys: Keys): () => void {
  const { host, input, active, chosen, query, isReady } = keys;
  /** Enter was pressed before that arrived: open this query's first result, maybe in a new tab. */
  const awaited = useRef<Awaited | undefined>(undefined);
  /** The choice was moved by a key, and the reader hasn't scrolled or pointed since. */
  const isFollowed = useRef(false);
  const onEnter = (isTab: boolean) => {
    if (!isReady) awaited.current = { query, isTab };
    else if (isTab) keys.onTab();
    else follow(chosen);
  };
  const onAnswer = useNewest(onEnter);
  const onKey = useNewest((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const isChord = event.ctrlKey || event.metaKey;
    awaited.current = undefined;
    if (isChord && /^k$/i.test(event.key) && host instanceof HTMLDialogElement && host.open) {
      event.stopPropagation();
      event.preventDefault();
      host.close();
      return;
    }
    const isInput = event.target === input;
    if (isInput && event.key === 'Enter') onEnter(isChord);
    else if (isInput ? !onInputKey(event, keys) : !onPanelKey(event, host, input)) return;
    isFollowed.current = true;
    event.preventDefault();
  });
  // Until now, even while this was being drawn, only the page's own script has noted which keys were pressed.
  useLayoutEffect(() => {
    if (input.dataset.key === 'Enter') awaited.current = { query: input.value, isTab: false };
    const listen = (event: KeyboardEvent) => onKey(event);
    host.addEventListener('keydown', listen);
    return () => host.removeEventListener('keydown', listen);
  }, [host, input, onKey]);
  useLayoutEffect(() => {
    if (!isReady || awaited.current?.query !== query) return;
    const { isTab } = awaited.current;
    awaited.current = undefined;
    onAnswer(isTab);
  }, [isReady, query, onAnswer]);
  useLayoutEffect(() => {
    const letGo = () => {
      isFollowed.current = false;
    };
    for (const type of SCROLLS) addEventListener(type, letGo, { passive: true });
    return () => {
      for (const type of SCROLLS) removeEventListener(type, letGo);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of the hits that arrive, rows have moved.
  useLayoutEffect(() => {
    if (active.isChosen && isFollowed.current) reveal(chosen, active.at);
  }, [chosen, active.at, active.isChosen, keys.hits]);
  return () => {
    awaited.current = { query, isTab: false };
  };
}

/** @returns  whether the key was used. Home and End move in the text until a hit is chosen. */
function onInputKey(event: KeyboardEvent, { host, active, hits }: Keys): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const steps: Record<string, number> = { ArrowDown: active.at + 1, ArrowUp: active.at - 1 };
  if (active.isChosen) Object.assign(steps, { Home: 0, End: hits.length - 1 });
  const to = steps[key];
  if (to === undefined) return false;
  if (hits.length === 0) return focusStop(host, key === 'ArrowUp' ? -1 : 0);
  active.move(Math.max(to, -1));
  return true;
}

function follow(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.click();
}

/** Scroll a hit into view; for the first hit, also the name of its page above it. */
function reveal(id: string | undefined, at: number): void {
  const option = id === undefined ? null : document.getElementById(id);
  if (at === 0) option?.closest('.search-panel')?.scrollTo(0, 0);
  option?.scrollIntoView({ block: 'nearest' });
}
