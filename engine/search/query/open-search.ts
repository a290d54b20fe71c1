// A way to load the index → answers. The same in a browser's worker, in Node and in tests.
import { emptyAnswer, type SearchAnswer, type SearchRequest } from '../answer.ts';
import type { Root } from '../files.ts';
import { withLoadedTexts, withTexts } from './add-texts.ts';
import { answerFirstKey, toAnswer } from './compose-answer.ts';
import { createIndexStore, type Index, type Load, StaleIndexError } from './load-index.ts';
import { parseQuery } from './parse-query.ts';
import { findAll, rankFound, tell } from './understand.ts';

export type Search = {
  /** Load what the first key needs. */
  warm(): Promise<void>;
  /**
   * @param onAnswer  called up to three times: each answer has more than the one before.
   * @param interest  who still waits for the answer; files that nobody waits for are not loaded.
   * @throws Never: what can't be loaded is counted in the answer.
   */
  ask(
    request: SearchRequest,
    onAnswer: (answer: SearchAnswer) => void,
    interest?: () => Interest,
  ): Promise<void>;
};

/** Everything; the pages, until a newer question has its own; or nothing. */
export type Interest = 'all' | 'pages' | 'none';

/**
 * @param pause  before more is loaded than the titles of what was found: who types on doesn't see it.
 */
export function openSearch(load: Load, pause?: () => Promise<void>): Search {
  const store = createIndexStore(load);
  const ask: Search['ask'] = async (request, onAnswer, interest = () => 'all') => {
    for (const isLastTry of [false, true])
      try {
        return await answer(request, store.open(), onAnswer, { interest, pause });
      } catch (error) {
        if (!(error instanceof StaleIndexError)) throw error;
        store.renew();
        if (isLastTry) onAnswer({ ...emptyAnswer(request.query), failed: 1 });
      }
  };
  return {
    ask,
    warm: async () => void (await store.open().root()),
  };
}

async function answer(
  request: SearchRequest,
  index: Index,
  onAnswer: (answer: SearchAnswer) => void,
  { interest, pause }: { interest: () => Interest; pause: (() => Promise<void>) | undefined },
): Promise<void> {
  const root = await index.root();
  if (!root) return onAnswer({ ...emptyAnswer(request.query), failed: index.failures() });
  const slots = parseQuery(request.query, root.synonyms);
  if (slots.length === 0) return onAnswer(emptyAnswer(request.query));
  const single = slots.length === 1 && slots[0]?.word.length === 1 ? slots[0].word : undefined;
  const first = single && !request.section ? answerFirstKey(request, single, root) : undefined;
  if (first) {
    onAnswer(first);
    await pause?.();
    if (interest() !== 'all') return;
  }
  const [found] = await Promise.all([findAll(slots, index, root), loadNames(index, root)]);
  if (interest() === 'none') return;
  const isNarrow = slots.length > 1 || request.section !== undefined;
  const ranked = await rankFound(request.query, found, { index, root, isNarrow });
  const composed = await toAnswer({ request, root, index, ranked, found: found.terms });
  if (interest() === 'none') return;
  composed.answer = {
    ...composed.answer,
    ...tell(found),
    isMore: composed.answer.isMore || first !== undefined,
    failed: index.failures(),
  };
  onAnswer(withLoadedTexts(composed, index));
  if (!first) await pause?.();
  if (interest() !== 'all') return;
  const complete = await withTexts(composed, index);
  if (interest() === 'all') onAnswer(complete);
}

/** One file of names has those of any answer: it comes beside the words. */
async function loadNames(index: Index, root: Root): Promise<void> {
  if (root.names.length === 1) await index.shared(0);
}
