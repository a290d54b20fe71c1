// The input, which React doesn't draw → its text as a value of React.
import { useCallback, useSyncExternalStore } from 'react';

/** @returns  the text, and a way to put another one in. */
export function useQuery(input: HTMLInputElement): [string, (text: string) => void] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    [input],
  );
  const query = useSyncExternalStore(subscribe, () => input.value);
  const setQuery = useCallback(
    (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('input'));
      input.focus();
    },
    [input],
  );
  return [query, setQuery];
}
