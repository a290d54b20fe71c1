// `_releases/…` → the index and the changes of those lines that are requested, as they arrive.
import { useCallback, useEffect, useState } from 'react';
import { fetchJson } from '../../../engine/browser.ts';
import type { LineData, ReleaseIndex } from '../data.ts';
import { type PackedRelease, unpackLine } from '../pack.ts';

export type Loaded = {
  index?: ReleaseIndex;
  /** By file; those that are there. */
  lines: ReadonlyMap<string, LineData>;
  hasFailed: boolean;
  retry(): void;
};

const cached = new Map<string, Promise<unknown>>();

/** Each file is loaded once a page view; one that failed is requested again. */
export function loadJson<T>(url: string): Promise<T> {
  const known = cached.get(url);
  if (known) return known as Promise<T>;
  const requested = fetchJson<T>(url);
  cached.set(url, requested);
  requested.catch(() => cached.delete(url));
  return requested;
}

/** @param wanted  which files of changes; asked again when it changes. */
export function useReleases(
  base: string,
  wanted: (index: ReleaseIndex) => readonly string[],
): Loaded {
  const [index, setIndex] = useState<ReleaseIndex>();
  const [lines, setLines] = useState<ReadonlyMap<string, LineData>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const folder = `${base}_releases/`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new try.
  useEffect(() => {
    loadJson<ReleaseIndex>(`${folder}index.json`).then(setIndex, () => setFailed(true));
  }, [folder, turn]);
  const files = index ? wanted(index).join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is a new try.
  useEffect(() => {
    if (!index || files === '') return;
    for (const file of files.split(' '))
      loadJson<PackedRelease[]>(folder + file).then(
        (packed) =>
          setLines((known) =>
            known.has(file) ? known : new Map(known).set(file, unpackLine(packed, index)),
          ),
        () => setFailed(true),
      );
  }, [index, files, folder, turn]);
  const retry = useCallback(() => {
    setFailed(false);
    setTurn((one) => one + 1);
  }, []);
  return { ...(index ? { index } : {}), lines, hasFailed, retry };
}
