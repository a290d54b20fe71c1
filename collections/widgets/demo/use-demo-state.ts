// The state of an illustration ↔ the fragment of the address, so that what one has set up can be shared.
import { useEffect, useState } from 'react';
import { type State, typedValue, type Value } from './state.ts';

/** @param kept  what **Reset** leaves as it is. */
export function useDemoState<S extends State>(widget: string, initial: S, kept: string) {
  const [state, setState] = useState(initial);
  useEffect(() => setState(readFragment(widget, initial)), [widget, initial]);
  const changed = Object.entries(state).filter(([name, value]) => initial[name] !== value);
  const query = new URLSearchParams(
    changed.map(([name, value]) => [name, String(value)]),
  ).toString();
  useEffect(() => {
    const isOwn = location.hash.startsWith(`#${prefixOf(widget)}`);
    const hash = query ? `#${prefixOf(widget)}${query}` : '';
    if (!(query || isOwn) || hash === location.hash) return;
    // Browsers take only so many changes of the address in a while: the last one counts.
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
    }, 200);
    return () => clearTimeout(timer);
  }, [query, widget]);
  return {
    state,
    set: (part: Partial<S>) => setState((before) => ({ ...before, ...part })),
    reset: () =>
      setState((before) => (kept in before ? { ...initial, [kept]: before[kept] } : initial)),
    isInitial: changed.every(([name]) => name === kept),
  };
}

const prefixOf = (widget: string) => `demo-${widget}:`;

/** What somebody else's link must not set: an expression can be written so that it never ends. */
const OWN_ONLY = ['regexp'];

/** Values of unknown names, or of another type than the first ones, are omitted. */
function readFragment<S extends State>(widget: string, initial: S): S {
  const prefix = `#${prefixOf(widget)}`;
  if (!location.hash.startsWith(prefix)) return initial;
  const query = new URLSearchParams(location.hash.slice(prefix.length));
  const read = Object.entries(initial).map(([name, first]): [string, Value] => {
    const typed = OWN_ONLY.includes(name) ? null : query.get(name);
    return [name, typed === null ? first : (typedValue(typed.slice(0, 500), first) ?? first)];
  });
  return Object.fromEntries(read) as S;
}
