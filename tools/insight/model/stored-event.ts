// One event as it is stored: whatever happened, in the same columns, so that one statement counts all kinds.

export type Kind =
  | 'view'
  | 'vital'
  | 'error'
  | 'search'
  | 'retry'
  | 'missing'
  | 'answer'
  | 'stuck'
  | 'problem';

/**
 * | kind    | name            | target           | bucket         | value        |
 * | ------- | --------------- | ---------------- | -------------- | ------------ |
 * | view    |                 |                  |                |              |
 * | vital   | LCP, INP …      | the template     | of its value   | ms; thousandths for CLS |
 * | error   | the message     | file:line:column |                |              |
 * | search  | the query       | what was opened  | `SEARCH` flags | results      |
 * | retry   | a query without results | the next, which led to a page | | |
 * | missing | the address     | where it led from |               |              |
 * | answer  | yes, no         | the reason       |                |              |
 * | stuck   | anchor of the step |               |                |              |
 * | problem | anchor of the section |            |                |              |
 */
export type StoredEvent = {
  /** A UUID. */
  id: string;
  /** ISO 8601, when it was received. */
  at: string;
  kind: Kind;
  /** Id of the page; empty for the home page. */
  page: string;
  name: string;
  target: string;
  /** Slug of the section that the page is in; empty for none. */
  section: string;
  version: string;
  platform: string;
  bucket: number;
  value: number;
  /** What the reader wrote. */
  note: string;
  /** What the reader has chosen in tabs and filters, by group. */
  choices: Readonly<Record<string, string>>;
};

/** Facts about a search, as bits of its bucket. */
export const SEARCH = { found: 1, opened: 2, again: 4 } as const;

/** Upper bounds of buckets: milliseconds, and thousandths for CLS. A quarter more each, from 1 to about 100,000. */
export const VITAL_BOUNDS: readonly number[] = Array.from({ length: 52 }, (_, i) =>
  Math.round(1.25 ** i),
);

export const bucketOf = (value: number): number => {
  const at = VITAL_BOUNDS.findIndex((bound) => value <= bound);
  return at < 0 ? VITAL_BOUNDS.length : at;
};
