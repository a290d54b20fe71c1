// A seed → words by rank: English function words, then made-up ones. The same seed gives the same words.
import { createRandom } from '../corpus.mjs';

const FUNCTION_WORDS =
  'the of and to a in is that for it as with be by on are this or from at an which you can when if not will one has its all use each new then your into only more'.split(
    ' ',
  );
/** Words begin with some letters far more often than with others, and the cost of a prefix depends on that. */
const ONSETS =
  's s s c c c c p p p d d d r r m m m t t b b f f a a e e i i l l h g n v w u o st tr pr cr ch gr pl br sp qu k j z'.split(
    ' ',
  );
const VOWELS = 'a a e e e i i o o u'.split(' ');
const MIDDLES = 'b c d f g l m n p r s t v nd nt st ct mp rt ll ss tr pl ng x'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 'l', 's', 't', 'ct', 'nt', 'rd', 'm'];
const ENDINGS = ['s', 's', 's', 'ed', 'ing', 'er', 'able'];

/** How many real words come before the made-up words. */
export const FUNCTION_COUNT = FUNCTION_WORDS.length;

/** Heaps' law: distinct words among `words` of running text. */
export function sizeFor(words) {
  return Math.max(600, Math.round(12 * Math.sqrt(words)));
}

/** @returns `count` different words, the most frequent first. */
export function makeVocabulary(count, seed = 7) {
  const random = createRandom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const stem = (syllables) => {
    let word = pick(ONSETS);
    if (!VOWELS.includes(word)) word += pick(VOWELS);
    for (let n = 1; n < syllables; n++) word += pick(MIDDLES) + pick(VOWELS);
    return word + pick(CODAS);
  };
  const words = [...FUNCTION_WORDS];
  const known = new Set(words);
  while (words.length < count) {
    const rank = words.length;
    const syllables = (rank < 600 ? 1 : 2) + Math.floor(random() * 2.3);
    const isForm = rank > 300 && random() < 0.3;
    const word = isForm
      ? words[FUNCTION_COUNT + Math.floor(random() * (rank - FUNCTION_COUNT))] + pick(ENDINGS)
      : stem(syllables);
    if (known.has(word)) continue;
    known.add(word);
    words.push(word);
  }
  return words;
}
