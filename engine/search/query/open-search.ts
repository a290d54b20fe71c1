// A way to load the index → answers. The same in a browser's worker, in Node and in tests.
import { emptyAnswer, type SearchAnswer, type SearchRequest } from '../answer.ts';
import type { Root } from '../files.ts';
import { decodePostings, type Postings } from '../postings.ts';
import { answerFirstKey, toAnswer, withExcerpts } from './compose-answer.ts';
import { type FoundTerm, findJoined, findNear, findWays, findWord } from './find-terms.ts';
import { createIndexStore, type Index, type Load, StaleIndexError } from './load-index.ts';
import { parseQuery, type Slot } from './parse-query.ts';
import { rankPages, type SlotTerms, termsOf } from './rank.ts';

export type Search = {
  /** Load what the first key needs. */
  warm(): Promise<void>;
  /**
   * @param onAnswer  called once or twice: the second answer has the excerpts.
   * @param interest  who still waits for the answer; what nobody waits for is not loaded.
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

/** A corrected word, as found near what was typed. */
type Correction = { near: string[]; isCorrected: boolean };
type Found = { slots: Slot[]; terms: SlotTerms[]; corrections: Correction[] };

export function openSearch(load: Load): Search {
  const store = createIndexStore(load);
  const ask: Search['ask'] = async (request, onAnswer, interest = () => 'all') => {
    for (const isLastTry of [false, true])
      try {
        return await answer(request, store.open(), onAnswer, interest);
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
  interest: () => Interest,
): Promise<void> {
  const root = await index.root();
  if (!root) return onAnswer({ ...emptyAnswer(request.query), failed: index.failures() });
  const slots = parseQuery(request.query, root.synonyms);
  if (slots.length === 0) return onAnswer(emptyAnswer(request.query));
  const single = slots.length === 1 && slots[0]?.word.length === 1 ? slots[0].word : undefined;
  const first = single && !request.section ? answerFirstKey(request, single, root) : undefined;
  if (first) onAnswer(first);
  const found = await findAll(slots, index, root);
  if (interest() === 'none') return;
  const isNarrow = slots.length > 1 || request.section !== undefined;
  const more = isNarrow ? await loadMore(found.terms, index) : new Map<string, Postings>();
  const ranked = rankPages({
    slots: found.terms,
    total: root.records,
    postingsOf: ({ term }) => more.get(term.word) ?? term.postings(),
  });
  const composed = await toAnswer({ request, root, index, ranked, found: found.terms });
  if (interest() === 'none') return;
  const told = {
    ...composed.answer,
    ...tell(found),
    isMore: composed.answer.isMore || first !== undefined,
    failed: index.failures(),
  };
  onAnswer(told);
  if (interest() !== 'all') return;
  const complete = await withExcerpts({ ...composed, answer: told }, index);
  if (interest() === 'all') onAnswer({ ...complete, failed: index.failures() });
}

async function findAll(slots: Slot[], index: Index, root: Root): Promise<Found> {
  const joined: Promise<FoundTerm[]>[] = [];
  for (let i = 1; i < slots.length; i++) {
    const [before, slot] = [slots[i - 1], slots[i]];
    if (before && slot) joined.push(findJoined(before, slot, index, root));
  }
  const [own, ways, pairs] = await Promise.all([
    Promise.all(slots.map((slot) => findWord(slot.word, slot.isLast, index, root))),
    Promise.all(slots.map((slot) => findWays(slot, index, root))),
    Promise.all(joined),
  ]);
  const terms = slots.map((_, i) => ({
    terms: [...(own[i] ?? []), ...(pairs[i - 1] ?? []), ...(pairs[i] ?? [])],
    ways: ways[i] ?? [],
  }));
  const corrections = await Promise.all(
    slots.map(async (slot, i): Promise<Correction> => {
      const known = terms[i];
      if (!known || known.terms.length > 0 || known.ways.length > 0)
        return { near: [], isCorrected: false };
      const near = await findNear(slot, index, root);
      known.terms.push(...near.terms);
      known.ways.push(...near.ways);
      const isCorrected = near.terms.length + near.ways.length > 0;
      return { near: near.words, isCorrected };
    }),
  );
  return { slots, terms, corrections };
}

/** Words that are only begun, in the middle of a query, are left with their best postings. */
const WORTH_MORE = 0.5;

/** Further postings of the words themselves, joined with the first ones: word → all postings that are to be had. */
async function loadMore(slots: readonly SlotTerms[], index: Index): Promise<Map<string, Postings>> {
  const wanted = termsOf(slots).filter(
    ({ file, number, weight }) => file.hasMore.has(number) && weight > WORTH_MORE,
  );
  const files = new Map(wanted.map(({ file }) => [file.at, index.more(file.at)]));
  const joined = new Map<string, Postings>();
  for (const { term, file, number } of wanted) {
    const coded = (await files.get(file.at))?.postings[number];
    if (coded) joined.set(term.word, [...term.postings(), ...decodePostings(coded)]);
  }
  return joined;
}

function tell({ slots, corrections }: Found): Pick<SearchAnswer, 'corrected' | 'nearest'> {
  const isCorrected = corrections.some((one) => one.isCorrected);
  const corrected = slots.map((slot, i) => corrections[i]?.near[0] ?? slot.word).join(' ');
  return {
    ...(isCorrected ? { corrected } : {}),
    nearest: [...new Set(corrections.flatMap(({ near }) => near))].slice(0, 6),
  };
}
