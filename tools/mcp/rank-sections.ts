// Sections of the pages that a question finds → how well each answers it. The site's search ranks the pages;
// what counts here is which part of a page has the words that the page as a whole isn't already about.
import {
  type FoundTerm,
  indexWords,
  isStopWord,
  type PageSection,
  type SlotTerms,
  type Stems,
  stem,
} from '../../engine/tooling.ts';

/** Words that questions use apart from their subject. */
const ASKING = new Set(
  `actually always another anybody anyone anything best both comes each ever every everybody everyone exactly find get
  gets give gives go goes got happen happens help instead know lets look looks made make makes mean means much must
  needed needs now one only other possible put really same see someone something still tell thing things try trying
  turn two way ways without work works would yet`.split(/\s+/),
);
/** Articles and the like: every heading has them, and they say nothing about it. */
const FILLING = new Set(
  'a an and as at by for from i in is it its my of on or our the to with you your'.split(' '),
);
/** What is asked for → the headings it is usually under. A reader who reports a failure wants the solution. */
const PURPOSES: readonly (readonly [asks: RegExp, answers: RegExp])[] = [
  [
    /\b(?:not|no|nothing|never|cannot|can't|won't|isn't|aren't|doesn't|don't|didn't|fail\w*|error\w*|wrong|refus\w*|reject\w*|stop(?:s|ped)|stays?|missing|undefined|null|too (?:many|large|big|slow)|empty|blank|time(?:s|d)? ?out|crash\w*|broken|hangs?|stuck|exception|only works|old|again)\b/i,
    /\b(?:doesn['’]t|don['’]t|if it fails|fails|troubleshoot\w*|problems?|errors?)\b/i,
  ],
  [
    /\b(?:(?:need|needs|needed|required?|requirements?|prerequisites?|must)\b|checklist|ready|before (?:i|we|you)\b)/i,
    /\b(?:what you need|before you (?:start|begin)|prerequisites|requirements|needs)\b/i,
  ],
  [
    /^(?:did|is|are|has|have)\b|\b(?:check|verify|how (?:do|can) i (?:know|see|tell|try|test)|really|try it|worked|finished)\b/i,
    /^(?:check|verify|test|try|follow)\b|\bstatus\b/i,
  ],
  [
    /\bhow (?:many|much|big|large|long|often)\b|\b(?:maximum|max|limits?|quota)\b/i,
    /\b(?:limits?|maximum|quotas?|accepted)\b/i,
  ],
  [
    /\b(?:differences?|compared?|versus|vs|should i|better|which one|which tool)\b/i,
    /\b(?:or|which|versus|compared?|differences?|something else|when to use)\b/i,
  ],
  [
    /\b(?:undo|roll(?:ing)? back|revert|restore|way back|go back to)\b/i,
    /\b(?:roll back|rollback|restore|revert|undo|way back)\b/i,
  ],
];

/**
 * One word of the question: the stems that it is found by, each with its weight, and the groups of words that match it.
 *
 * @property importance  higher for a rare word.
 */
export type QueryWord = {
  stems: Stems;
  ways: readonly { stems: readonly Stems[]; weight: number }[];
  importance: number;
};

/** Prefix matches don't count: a question has no half-typed words. */
export function toQueryWord({ terms, ways }: SlotTerms, importance: number): QueryWord {
  return {
    stems: toStems(terms),
    ways: ways.map((way) => ({ stems: way.terms.map(toStems), weight: way.weight })),
    importance,
  };
}

function toStems(terms: readonly FoundTerm[]): Stems {
  const stems = new Map<string, number>();
  for (const { term, weight, isBegun } of terms) {
    const own = stem(term.word);
    if (!isBegun) stems.set(own, Math.max(stems.get(own) ?? 0, Math.min(1, weight)));
  }
  return stems;
}

/** @property purposes  patterns of the headings under which such a question is answered. */
export type Question = {
  words: readonly QueryWord[];
  stems: ReadonlySet<string>;
  purposes: readonly RegExp[];
};

export type PageMatch = {
  /** Of the title; of the description and the crumbs. */
  title: Stems;
  about: Stems;
  /** How well the page does in the site's search: 1 for the best page. */
  share: number;
};

/** Measured with `content/questions.yaml`: moving any of them by a third costs at most one answer in twenty. */
const WEIGHT = {
  /** How much a word of a heading counts, compared with a word of the text. */
  heading: 2.5,
  /** A word near a section, rather than in it. */
  inTitle: 0.9,
  inCrumbs: 0.9,
  inAbout: 0.5,
  /** A word in the section; a word in it or around it. */
  own: 0.75,
  any: 0.45,
  /** What remains of the score when all words are missing; how much the page's own rank counts. */
  missing: 0.6,
  page: 0.4,
  /** The beginning of a page; a list of links. */
  start: 0.75,
  signpost: 0.8,
  /** Bonus for a heading in the question's own words; for a heading that names what is asked for. */
  sameWords: 0.15,
  purpose: 0.45,
};
/** A section of this many words is neither short nor long. */
const USUAL_LENGTH = 120;

export function toQuestion(query: string, words: readonly QueryWord[]): Question {
  const stems = indexWords(query)
    .filter((word) => !FILLING.has(word))
    .map(stem);
  return {
    words,
    stems: new Set(stems),
    purposes: PURPOSES.flatMap(([asks, answers]) => (asks.test(query) ? answers : [])),
  };
}

/** Words that don't say what is asked for count little, unless there are no others. */
export function importanceOf(word: string, rarity: number): number {
  return isStopWord(word) || ASKING.has(word) ? rarity * 0.25 : rarity;
}

/** 0 or more; comparable between pages. */
export function scoreSection(section: PageSection, page: PageMatch, question: Question): number {
  let score = 0;
  let missing = 0;
  let whole = 0;
  for (const word of question.words) {
    const inside = matchOf(word, (one) => saturated(section, one));
    const around = matchOf(word, (one) => contextOf(section, page, one));
    score += word.importance * (WEIGHT.own * inside + WEIGHT.any * Math.max(inside, around));
    whole += word.importance;
    if (inside === 0 && around === 0) missing += word.importance;
  }
  if (whole === 0) return 0;
  const isStart = section.anchor === '';
  const kind = (isStart ? WEIGHT.start : 1) * (section.isSignpost ? WEIGHT.signpost : 1);
  const isMeant = question.purposes.some((one) => one.test(section.heading));
  const bonus =
    1 + (isMeant ? WEIGHT.purpose : 0) + WEIGHT.sameWords * sameWords(section, question);
  const found = page.share ** WEIGHT.page * WEIGHT.missing ** (missing / whole);
  return (score / whole) * bonus * found * kind;
}

/** Share of the heading's words that the question has, including words that search ignores: "What you need". */
function sameWords({ headingStems, anchor }: PageSection, { stems }: Question): number {
  if (anchor === '') return 0;
  const telling = [...headingStems.keys()].filter((one) => !FILLING.has(one));
  const same = telling.filter((one) => stems.has(one)).length;
  return telling.length === 0 ? 0 : same / telling.length;
}

/** The best score of all stems and groups that the word was found by. */
function matchOf({ stems, ways }: QueryWord, scoreIn: (stem: string) => number): number {
  const best = (all: Stems) => {
    let most = 0;
    for (const [one, weight] of all) most = Math.max(most, weight * scoreIn(one));
    return most;
  };
  let most = best(stems);
  for (const way of ways) {
    const each = way.stems.map(best);
    if (each.length > 0 && each.every((one) => one > 0))
      most = Math.max(most, (way.weight * each.reduce((sum, one) => sum + one, 0)) / each.length);
  }
  return most;
}

/** BM25: each repetition adds less, and a word counts for less in a long text than in a short one. */
function saturated({ headingStems, textStems, length }: PageSection, word: string): number {
  const count = (textStems.get(word) ?? 0) + WEIGHT.heading * (headingStems.get(word) ?? 0);
  return count / (count + 1.2 * (0.5 + (0.5 * length) / USUAL_LENGTH));
}

function contextOf({ crumbStems }: PageSection, { title, about }: PageMatch, word: string): number {
  if (title.has(word)) return WEIGHT.inTitle;
  if (crumbStems.has(word)) return WEIGHT.inCrumbs;
  return about.has(word) ? WEIGHT.inAbout : 0;
}
