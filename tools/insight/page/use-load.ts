// A question → its answer, and meanwhile what to say. An answer that comes late doesn't replace a newer one.
import { useEffect, useState } from 'react';
import { ask, NotAdmittedError } from './api.ts';

export type Loaded<T> = {
  value: T | undefined;
  isLoading: boolean;
  problem: string;
  needsToken: boolean;
  again(): void;
};

const NONE = { value: undefined, problem: '', needsToken: false };

export function useLoad<T>(name: string, params: Record<string, string>): Loaded<T> {
  const [turn, setTurn] = useState(0);
  const key = `${name} ${JSON.stringify(params)} ${turn}`;
  const [loaded, setLoaded] = useState<Omit<Loaded<T>, 'isLoading' | 'again'> & { key: string }>({
    ...NONE,
    key: '',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all of them.
  useEffect(() => {
    let isWanted = true;
    ask<T>(name, params).then(
      (value) => isWanted && setLoaded({ ...NONE, value, key }),
      (error: Error) =>
        isWanted &&
        setLoaded({
          ...NONE,
          problem: error.message,
          needsToken: error instanceof NotAdmittedError,
          key,
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  const isLoading = loaded.key !== key;
  return { ...loaded, isLoading, again: () => setTurn((before) => before + 1) };
}
