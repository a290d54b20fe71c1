// What answers a search → on its way at the first sign that a reader means to search, beside the script that uses it.
import { fetchJson, openBundle } from '../files.ts';

/**
 * @param worker  its script: the browser keeps it, so that the worker has it once it starts.
 * @returns       the root of the index; undefined when it can't be had.
 */
export function fetchAhead(worker: string): Promise<unknown> {
  if (!openBundle()) fetch(worker).catch(() => {});
  return fetchJson(`${document.documentElement.dataset.base}_search/root.json`).catch(() => {});
}
