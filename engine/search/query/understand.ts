// The words of a query → what each was found by, and the pages that have them, best first.
import type { SearchAnswer } from '../answer.ts';
import type { Root } from '../files.ts';
import { decodePostings, type Postings } from '../postings.ts';
import { sidesOf } from '../sides.ts';
import { isVersion, isWeakWord, toWords } from '../words.ts';
import { findCalled, findParts } from './find-names.ts';
import { type FoundTerm, findJoined, findNear, findWays, findWord } from './find-terms.ts';
import type { Index } from './load-index.ts';
import { type Slot, singular } from './parse-query.ts';
import { type Raised, type RankedPage, rankPages, termsOf } from './rank.ts';
import type { SlotTerms } from './score-slot.ts';

/** A corrected word, as found near what was typed. */
type Correction = { near: string[]; isCorrected: boolean };
export type Found = { slots: Slot[]; terms: SlotTerms[]; corrections: Correction[] };

export async function findAll(slots: Slot[], index: Index, root: Root): Promise<Found> {
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
    isWeak: isWeakWord(slots[i]?.word ?? '') && slots.some(({ word }) => !isWeakWord(word)),
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

/** @param isNarrow  the best postings of a word alone may not do. */
export async function rankFound(
  query: string,
  found: Found,
  { index, root, isNarrow }: { index: Index; root: Root; isNarrow: boolean },
): Promise<RankedPage[]> {
  const sides = slotsOfSides(query, found.slots);
  const corrected = correctedOf(found);
  const [more, parts, called] = await Promise.all([
    isNarrow ? loadMore(found.terms, index) : new Map<string, Postings>(),
    // A name of one side alone says nothing about a comparison.
    sides ? [] : findParts(corrected, index, root),
    findCalled(isCorrected(found) ? corrected.join(' ') : query, index, root),
  ]);
  return rankPages({
    slots: found.terms,
    parts,
    called,
    total: root.records,
    sides,
    raised: raisedPages(query, found.slots, root),
    postingsOf: ({ term }) => more.get(term.word) ?? term.postings(),
  });
}

/** The slots of both sides of a comparison; what both have is of neither. */
function slotsOfSides(query: string, slots: readonly Slot[]): [number[], number[]] | undefined {
  const sides = sidesOf(query)?.map((side) => new Set(toWords(side).map(({ whole }) => whole)));
  const [first, second] = sides ?? [];
  if (!first || !second) return undefined;
  const only = (own: Set<string>, other: Set<string>) =>
    slots.flatMap(({ word }, at) => (own.has(word) && !other.has(word) ? [at] : []));
  return [only(first, second), only(second, first)];
}

/** Pages of a section that the query asks for; of one that only mentions what others are about, by its name or a version, too. */
function raisedPages(query: string, slots: readonly Slot[], { sections, pages }: Root): Raised[] {
  const typed = toWords(query).map(({ whole }) => singular(whole));
  const hasVersion = typed.some(isVersion);
  return sections.flatMap(({ label, keywords = [], firstPage, isMention }, at): Raised[] => {
    const own = toWords(label).map(({ whole }) => singular(whole));
    const isNamed = own.some((word) => typed.includes(word));
    const naming = slots.flatMap(({ word }, slot) => (own.includes(singular(word)) ? [slot] : []));
    const requesting = slots.flatMap(({ word }, slot) =>
      keywords.includes(word) || keywords.includes(singular(word)) ? [slot] : [],
    );
    const isSaid = isMention && naming.length + requesting.length < slots.length;
    const met = isMention && naming.length < slots.length ? naming : [];
    const requested = isSaid ? requesting : [];
    const by = Math.max(
      isMention && isNamed ? NAMED : 1,
      isMention && hasVersion ? VERSIONED : 1,
      requesting.length > 0 ? REQUESTED : 1,
    );
    const to = sections[at + 1]?.firstPage ?? pages;
    return by === 1 ? [] : [{ from: firstPage, to, by, met, requested }];
  });
}

/** Factors on pages that only mention what others are about, and on those of a section that is asked for by its keywords. */
const NAMED = 4.5;
const VERSIONED = 2;
const REQUESTED = 3.5;

/** Words that are only begun, in the middle of a query, are left with their best postings. */
const WORTH_MORE = 0.5;

/** Further postings of the words themselves, joined with the first ones: word → all postings that are available. */
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

const correctedOf = ({ slots, corrections }: Pick<Found, 'slots' | 'corrections'>): string[] =>
  slots.map(({ word }, at) => corrections[at]?.near[0] ?? word);

const isCorrected = ({ corrections }: Pick<Found, 'corrections'>): boolean =>
  corrections.some((one) => one.isCorrected);

export function tell(found: Found): Pick<SearchAnswer, 'corrected' | 'nearest'> {
  return {
    ...(isCorrected(found) ? { corrected: correctedOf(found).join(' ') } : {}),
    nearest: [...new Set(found.corrections.flatMap(({ near }) => near))].slice(0, 6),
  };
}
