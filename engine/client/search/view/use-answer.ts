// A query → its newest answer. Until it arrives, the hits for the beginning of the query stay on show.
import { useLayoutEffect, useState } from 'react';
import type { SearchAnswer } from '../../../search/answer.ts';
import type { SearchContext } from '../session.ts';

const SLOW_MS = 150;

export type Asked = { query: string; section: string; limit: number; detailed: number };

export type Answered = {
  answer: SearchAnswer | undefined;
  /** The section that the answer is about; empty for all. */
  section: string;
  /** The answer belongs to the current query, section and limit. */
  isCurrent: boolean;
  /** The answer takes so long that the reader should hear of it. */
  isSlow: boolean;
  askAgain(): void;
};

type Cached = { answer: SearchAnswer; requested: Asked };

export function useAnswer({ searcher, early }: SearchContext, asking: Asked): Answered {
  const { query, section, limit, detailed } = asking;
  const [cached, setCached] = useState<Cached | undefined>(() => {
    const answer = early?.();
    return answer && query.startsWith(answer.query)
      ? { answer, requested: { ...asking, query: answer.query } }
      : undefined;
  });
  const [isSlow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = query.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useLayoutEffect(() => {
    if (isEmpty) {
      setCached(undefined);
      setSlow(false);
      return;
    }
    let isWanted = true;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    searcher.ask({ query, limit, detailed, ...(section ? { section } : {}) }, (answer) => {
      if (!isWanted) return;
      if (answer.query === query) {
        clearTimeout(slow);
        setSlow(false);
      }
      setCached({ answer, requested: { query: answer.query, section, limit, detailed } });
    });
    return () => {
      isWanted = false;
      clearTimeout(slow);
    };
  }, [searcher, isEmpty, query, section, limit, detailed, attempt]);
  const requested = cached?.requested;
  return {
    answer: isEmpty ? undefined : cached?.answer,
    section: requested?.section ?? '',
    isCurrent:
      requested?.query === query && requested.section === section && requested.limit === limit,
    isSlow: isSlow && !isEmpty,
    askAgain: () => setAttempt((before) => before + 1),
  };
}
