// SearchPage → its words, each with the records that have it and how much it says about them. Made once per page,
// and kept as text.
import { encodeRecords } from './postings.ts';
import type { SearchPage, SearchRecord } from './record.ts';
import { sidesOf } from './sides.ts';
import { comparedKey, type GenericWords, tellingWords, titleKeys } from './title-key.ts';
import { indexWords, isStopWord, isVersion } from './words.ts';

/** How much a word counts, by where it is; in a title of n words, each counts the nth part, softened. */
const WEIGHT = {
  title: 13,
  /** Its generic words, too: "Overview" finds every overview, after those on the subject. */
  generic: 5,
  name: 7,
  keyword: 5,
  description: 2.2,
  heading: 7.5,
  crumbs: 4,
  /** The page's title, for the sections under it. */
  context: 3,
  text: 1.3,
  code: 0.35,
  /** A name as a whole, in bold or as code, for each word after its first. */
  strong: 4,
  label: 1.5,
  /** A label that compares two things: "OpenID or SAML?". */
  compared: 6,
};
const SOFTEN = 0.5;
/** Characters of a name on a button or above a field. */
const LONGEST_LABEL = 60;
const NONE: GenericWords = new Set();
/** How much the words of a mention count, compared with those of a page about the subject. Versions count fully. */
const MENTION = 0.45;
/** Two words of a title as one: `datatable` finds "Data table". */
const JOINED = 0.6;
/** A record of this many words is neither short nor long. */
const USUAL_LENGTH = 70;
/** The score that the highest impact stands for. */
const TOP_SCORE = 28;
const TOP_IMPACT = 63;

export const impactOf = (score: number): number =>
  Math.max(1, Math.round(TOP_IMPACT * Math.sqrt(Math.min(score, TOP_SCORE) / TOP_SCORE)));

export const scoreOf = (impact: number): number => TOP_SCORE * (impact / TOP_IMPACT) ** 2;

type Scores = Map<string, number>;

/**
 * @returns `word records word records …`, words sorted; see `encodeRecords`. The same page gives the same text.
 */
export function weighPage(page: SearchPage, generic: GenericWords): string {
  const byWord = new Map<string, { record: number; impact: number }[]>();
  page.records.forEach((record, at) => {
    const scores = at === 0 ? weighStart(page, record, generic) : weighSection(page, record);
    const factor = page.isMention && at > 0 ? MENTION : 1;
    for (const [word, score] of scores) {
      const postings = byWord.get(word) ?? [];
      postings.push({
        record: at,
        impact: impactOf(factor === 1 || isVersion(word) ? score : score * factor),
      });
      byWord.set(word, postings);
    }
  });
  return [...byWord.keys()]
    .sort()
    .map((word) => `${word} ${encodeRecords(byWord.get(word) ?? [])}`)
    .join(' ');
}

function weighStart(page: SearchPage, record: SearchRecord, generic: GenericWords): Scores {
  const scores: Scores = new Map();
  addTitle(scores, tellingWords(page.title, generic).join(' '), WEIGHT.title);
  addTitle(scores, page.title, WEIGHT.generic);
  for (const name of page.names) addTitle(scores, name, WEIGHT.name);
  for (const crumb of page.crumbs) addTitle(scores, crumb, WEIGHT.crumbs);
  for (const keyword of page.keywords) addTitle(scores, keyword, WEIGHT.keyword);
  for (const platform of page.platforms) addTitle(scores, platform, 1);
  const share = page.isMention ? MENTION : 1;
  addText(scores, page.description, WEIGHT.description * share);
  if (!page.isMention) addBody(scores, record);
  return scores;
}

function weighSection(page: SearchPage, record: SearchRecord): Scores {
  const scores: Scores = new Map();
  addTitle(scores, record.heading, WEIGHT.heading);
  for (const title of record.crumbs) addTitle(scores, title, WEIGHT.crumbs);
  addTitle(scores, page.title, WEIGHT.context);
  addBody(scores, record);
  return scores;
}

function addBody(scores: Scores, record: SearchRecord): void {
  addLabels(scores, record.strong ?? [], WEIGHT.strong);
  addLabels(scores, record.code, WEIGHT.label);
  addText(scores, record.text, WEIGHT.text);
  for (const word of new Set(record.code.flatMap(indexWords)))
    if (!isStopWord(word)) add(scores, word, WEIGHT.code);
}

/** Labels of several words; a single word names too many things. */
function addLabels(scores: Scores, labels: readonly string[], weight: number): void {
  for (const label of labels) {
    if (label.length > LONGEST_LABEL) continue;
    const { whole, words } = readLabel(label);
    if (whole && words > 1) raise(scores, whole, weight * (words - 1));
    const sides = sidesOf(label);
    if (sides) raise(scores, comparedKey(...sides), WEIGHT.compared);
  }
}

function raise(scores: Scores, word: string, score: number): void {
  if (word) scores.set(word, Math.max(scores.get(word) ?? 0, score));
}

/** The same labels occur again and again. These are caches only, and change no result. */
const labels = new Map<string, ReturnType<typeof titleKeys>>();
const titles = new Map<string, Title>();
const MOST_KNOWN = 20_000;

function readLabel(label: string): ReturnType<typeof titleKeys> {
  return remembered(labels, label, () => titleKeys(label, NONE));
}

function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = make();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, made);
  return made;
}

/** Best of the fields that a title may be in, not their sum: a name that repeats the title adds nothing. */
function addTitle(scores: Scores, title: string, weight: number): void {
  const { words, joined } = readTitle(title);
  const each = weight / Math.max(1, words.length) ** SOFTEN;
  for (const word of words) raise(scores, word, each);
  for (const word of joined) raise(scores, word, each * JOINED);
}

type Title = { words: readonly string[]; joined: readonly string[] };

/** A page's title is weighed with each of its sections. */
function readTitle(title: string): Title {
  return remembered(titles, title, () => {
    const words = indexWords(title).filter((word) => !isStopWord(word));
    const own = new Set(words);
    const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
    const joined = [...new Set(pairs)].filter((pair) => !own.has(pair) && pair.length <= 40);
    return { words, joined };
  });
}

/** BM25's idea: each repetition adds less, and a word counts for less in a long text than in a short one. */
function addText(scores: Scores, text: string, weight: number): void {
  const words = indexWords(text);
  const counts = new Map<string, number>();
  for (const word of words) if (!isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const length = 0.5 + (0.5 * words.length) / USUAL_LENGTH;
  for (const [word, count] of counts)
    add(scores, word, (weight * 2.2 * count) / (count + 1.2 * length));
}

function add(scores: Scores, word: string, score: number): void {
  scores.set(word, (scores.get(word) ?? 0) + score);
}
