// What search answers and what is opened → events in this page, for whoever listens; without a listener, nothing.

export type Told = { query: string; found: number };

/** Of an answer that is whole: what was asked, and how many pages match. */
export function tellSearch(told: Told): void {
  dispatchEvent(new CustomEvent('learn:search', { detail: told }));
}

/** @param url  of the result. */
export function tellOpened(url: string): void {
  dispatchEvent(new CustomEvent('learn:opened', { detail: url }));
}
