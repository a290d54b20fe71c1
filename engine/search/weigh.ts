// SearchPage → its words, each with the records that have it and how much it says about them. Made once a page, kept as text.
import { encodeRecords } from './postings.ts';
import type { SearchPage, SearchRecord } from './record.ts';
import { indexWords, isStopWord } from './words.ts';

/** What a word counts where it stands; of a title of n words each counts the nth part, softened. */
const WEIGHT = {
  title: 13,
  name: 7,
  keyword: 5,
  description: 2.2,
  heading: 7.5,
  trail: 1.6,
  /** The page's title, for the sections under it. */
  context: 2.4,
  text: 1.3,
  code: 0.35,
};
const SOFTEN = 0.42;
/** What the words of a mention count beside those of a page about the matter. */
const MENTION = 0.45;
/** Two words of a title as one: `datatable` finds "Data table". */
const JOINED = 0.6;
/** A record of this many words is neither short nor long. */
const USUAL_LENGTH = 70;
/** The score that the highest impact stands for. */
const TOP_SCORE = 20;
const TOP_IMPACT = 63;

const impactOf = (score: number): number =>
  Math.max(1, Math.round(TOP_IMPACT * Math.sqrt(Math.min(score, TOP_SCORE) / TOP_SCORE)));

export const scoreOf = (impact: number): number => TOP_SCORE * (impact / TOP_IMPACT) ** 2;

type Scores = Map<string, number>;

/**
 * @returns `word records word records …`, words sorted; see `encodeRecords`. The same page gives the same text.
 */
export function weighPage(page: SearchPage): string {
  const byWord = new Map<string, { record: number; impact: number }[]>();
  page.records.forEach((record, at) => {
    const scores = at === 0 ? weighStart(page, record) : weighSection(page, record);
    const factor = page.isMention && at > 0 ? MENTION : 1;
    for (const [word, score] of scores) {
      const postings = byWord.get(word) ?? [];
      postings.push({ record: at, impact: impactOf(score * factor) });
      byWord.set(word, postings);
    }
  });
  return [...byWord.keys()]
    .sort()
    .map((word) => `${word} ${encodeRecords(byWord.get(word) ?? [])}`)
    .join(' ');
}

function weighStart(page: SearchPage, record: SearchRecord): Scores {
  const scores: Scores = new Map();
  addTitle(scores, page.title, WEIGHT.title);
  for (const name of page.names) addTitle(scores, name, WEIGHT.name);
  for (const crumb of page.crumbs) addTitle(scores, crumb, WEIGHT.trail);
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
  for (const title of record.trail) addTitle(scores, title, WEIGHT.trail);
  addTitle(scores, page.title, WEIGHT.context);
  addBody(scores, record);
  return scores;
}

function addBody(scores: Scores, record: SearchRecord): void {
  addText(scores, record.text, WEIGHT.text);
  for (const word of new Set(record.code.flatMap(indexWords)))
    if (!isStopWord(word)) add(scores, word, WEIGHT.code);
}

/** Best of the fields that a title may be in, not their sum: a name that repeats the title adds nothing. */
function addTitle(scores: Scores, title: string, weight: number): void {
  const words = indexWords(title).filter((word) => !isStopWord(word));
  const each = weight / Math.max(1, words.length) ** SOFTEN;
  const own: Scores = new Map(words.map((word) => [word, each]));
  for (let i = 1; i < words.length; i++) {
    const joined = `${words[i - 1]}${words[i]}`;
    if (!own.has(joined) && joined.length <= 40) own.set(joined, each * JOINED);
  }
  for (const [word, score] of own) scores.set(word, Math.max(scores.get(word) ?? 0, score));
}

/** BM25's idea: each repetition adds less, and a word of a long text says less than one of a short text. */
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
