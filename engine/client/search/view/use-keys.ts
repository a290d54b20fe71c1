// Keys → the chosen hit moves, is opened, or the focus goes where it is wanted.
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusStop, onPanelKey } from './panel-keys.ts';
import type { Active } from './use-active.ts';

type Keys = {
  host: HTMLElement;
  input: HTMLInputElement;
  active: Active;
  /** Hits on show. */
  count: number;
  /** Id of the chosen option. */
  chosen: string | undefined;
  query: string;
  /** What is on show answers what is typed. */
  isCurrent: boolean;
  onTab(): void;
};

export function useKeys(keys: Keys): void {
  const { host, input, active, chosen, query, isCurrent } = keys;
  /** Enter was pressed before the answer was there: this query's first result is wanted. */
  const awaited = useRef(input.dataset.key === 'Enter' ? input.value : undefined);
  const onEnter = (isTab: boolean) => {
    if (!isCurrent) awaited.current = query;
    else if (isTab) keys.onTab();
    else follow(chosen);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
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
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    host.addEventListener('keydown', listen);
    return () => host.removeEventListener('keydown', listen);
  }, [host]);
  useEffect(() => {
    if (!isCurrent || awaited.current !== query) return;
    awaited.current = undefined;
    follow(chosen);
  }, [isCurrent, query, chosen]);
  useEffect(() => {
    if (active.isChosen) reveal(chosen, active.at);
  }, [chosen, active.at, active.isChosen]);
}

/** @returns  whether the key is spent. Home and End move in the text until a hit was chosen. */
function onInputKey(event: KeyboardEvent, { host, active, count }: Keys): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const steps: Record<string, number> = { ArrowDown: active.at + 1, ArrowUp: active.at - 1 };
  if (active.isChosen) Object.assign(steps, { Home: 0, End: count - 1 });
  const to = steps[key];
  if (to === undefined) return false;
  if (count === 0) return focusStop(host, key === 'ArrowUp' ? -1 : 0);
  active.move(Math.max(to, -1));
  return true;
}

function follow(id: string | undefined): void {
  if (id !== undefined) document.getElementById(id)?.click();
}

/** Above the first hit stands the name of its page. */
function reveal(id: string | undefined, at: number): void {
  const option = id === undefined ? null : document.getElementById(id);
  if (at === 0) option?.closest('.search-panel')?.scrollTo(0, 0);
  option?.scrollIntoView({ block: 'nearest' });
}
