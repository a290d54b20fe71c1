// What search answers and what is opened → events in this page, for whoever listens; without a listener, nothing.

export type Reported = { query: string; found: number };

/** Of an answer that is whole: what was asked, and how many pages match. */
export function reportSearch(reported: Reported): void {
  dispatchEvent(new CustomEvent('learn:search', { detail: reported }));
}

/** @param url  of the result. */
export function reportOpened(url: string): void {
  dispatchEvent(new CustomEvent('learn:opened', { detail: url }));
}
