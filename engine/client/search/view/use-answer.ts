// A query → its newest answer. Until it arrives, the hits for the beginning of the query stay on show.
import { useLayoutEffect, useState } from 'preact/hooks';
import type { SearchAnswer } from '../../../search/answer.ts';
import type { SearchKit } from '../session.ts';

const SLOW_MS = 150;

export type Asked = { query: string; section: string; limit: number };

export type Answered = {
  answer: SearchAnswer | undefined;
  /** The section that the answer is about; empty for all. */
  section: string;
  /** The answer belongs to the current query, section and limit. */
  isCurrent: boolean;
  /** The answer takes so long that the reader should be told. */
  isSlow: boolean;
  askAgain(): void;
};

type Kept = { answer: SearchAnswer; asked: Asked };

export function useAnswer({ searcher, early }: SearchKit, asking: Asked): Answered {
  const { query, section, limit } = asking;
  const [kept, setKept] = useState<Kept | undefined>(() => {
    const answer = early?.();
    return answer && query.startsWith(answer.query)
      ? { answer, asked: { ...asking, query: answer.query } }
      : undefined;
  });
  const [isSlow, setSlow] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = query.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useLayoutEffect(() => {
    if (isEmpty) {
      setKept(undefined);
      setSlow(false);
      return;
    }
    let isWanted = true;
    const slow = setTimeout(() => setSlow(true), SLOW_MS);
    searcher.ask({ query, limit, ...(section ? { section } : {}) }, (answer) => {
      if (!isWanted) return;
      if (answer.query === query) {
        clearTimeout(slow);
        setSlow(false);
      }
      setKept({ answer, asked: { query: answer.query, section, limit } });
    });
    return () => {
      isWanted = false;
      clearTimeout(slow);
    };
  }, [searcher, isEmpty, query, section, limit, attempt]);
  const asked = kept?.asked;
  return {
    answer: isEmpty ? undefined : kept?.answer,
    section: asked?.section ?? '',
    isCurrent: asked?.query === query && asked.section === section && asked.limit === limit,
    isSlow: isSlow && !isEmpty,
    askAgain: () => setAttempt((before) => before + 1),
  };
}
