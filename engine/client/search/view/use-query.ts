// The input, which search doesn't draw → its text as a value of what is drawn.
import { useCallback, useLayoutEffect, useState } from 'react';

/** @returns  the text, and a way to put another one in. */
export function useQuery(input: HTMLInputElement): [string, (text: string) => void] {
  const [query, take] = useState(input.value);
  useLayoutEffect(() => {
    const onInput = () => take(input.value);
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, [input]);
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
