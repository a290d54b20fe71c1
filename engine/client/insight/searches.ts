// What search answers and what is opened → one event a search: with its results, whether one was opened, whether it was searched again.
import { mask } from '../../text/mask.ts';
import type { Reported } from '../search/report-search.ts';

const LONGEST = 100;
const SHORTEST = 2;

export type Searched = { query: string; found: number; opened: string; isAgain: boolean };

/** A query that found nothing, and the one after it that led to a page. */
export type Retried = { before: string; query: string };

export type Searches = {
  /** An answer to what is typed so far. */
  answered(reported: Reported): void;
  /** @param page  that was opened. */
  opened(page: string): void;
  /** The reader has left search. */
  ended(): void;
};

/** What is typed on is the same search; another query is a new one, and the one before didn't help. */
export function createSearches(
  onSearch: (searched: Searched) => void,
  onRetry: (retried: Retried) => void = () => {},
): Searches {
  let current: Searched | undefined;
  let before = '';
  /** What led to a page: an answer to it that comes later is no new search. */
  let done = '';
  const sent = (query: string) => mask(query).slice(0, LONGEST);
  const finish = (isAgain: boolean) => {
    if (current && current.query.length >= SHORTEST)
      onSearch({ ...current, query: sent(current.query), isAgain });
    if (current?.opened && before) onRetry({ before: sent(before), query: sent(current.query) });
    before = isAgain && current?.found === 0 ? current.query : '';
    current = undefined;
  };
  return {
    answered({ query, found }) {
      const typed = query.trim();
      const last = current?.query ?? '';
      const isSame = typed.startsWith(last) || last.startsWith(typed);
      if (!isSame) finish(true);
      if (typed === '' || typed === done) return;
      done = '';
      current = { query: typed, found, opened: '', isAgain: false };
    },
    opened(page) {
      if (!current) return;
      done = current.query;
      current = { ...current, opened: page };
      finish(false);
    },
    ended: () => finish(false),
  };
}
