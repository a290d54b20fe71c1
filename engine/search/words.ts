// Text → the words it is found by: lower case, without accents; identifiers and compounds whole and in their parts.

/** A run of letters and digits, with the signs that hold compounds, versions and identifiers together. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:[.'’_-][\p{L}\p{N}\p{M}]+)*/gu;
const PLAIN = /^[\0-\x7f]*$/;
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
const LONGEST = 40;

/** What a run of text is found by. */
export type Word = {
  /** `onbeforerender`, `11.14.0`, `table`. */
  whole: string;
  /** `on`, `before`, `render`; the word itself for a plain one. Single letters are omitted. */
  parts: string[];
};

/** Words in reading order. Runs that are too long to be typed (keys, hashes) have no whole. */
export function toWords(text: string): Word[] {
  return runsOf(text).flatMap((run) => readRun(run).words);
}

/** Runs of plain letters need no look at accents. */
function runsOf(text: string): readonly string[] {
  return (PLAIN.test(text) ? text : text.normalize('NFKD')).match(RUN) ?? [];
}

/** The same runs come again and again: what was made of one is cached. Only a memory, it changes no result. */
const known = new Map<string, { words: readonly Word[]; entered: readonly string[] }>();
const MOST_KNOWN = 50_000;

function readRun(run: string) {
  const before = known.get(run);
  if (before) return before;
  const words = splitRun(run);
  const entered = words.flatMap(({ whole, parts }) =>
    whole && parts[0] !== whole ? [whole, ...parts] : parts,
  );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(run, { words, entered });
  return { words, entered };
}

function splitRun(run: string): Word[] {
  const bare = run.replace(/\p{M}+/gu, '').replace(/['’]s$/i, '');
  return splitAtDots(bare).flatMap((piece): Word[] => {
    const all = splitCompound(piece).map((part) => part.toLowerCase());
    const whole = all.join('');
    const parts = all.filter(
      (part) => part.length <= LONGEST && (part.length > 1 || part === whole),
    );
    return whole.length > 0 ? [{ whole: whole.length <= LONGEST ? whole : '', parts }] : [];
  });
}

/** `Page.Variables.user` is three words; `11.14.0` is one. */
function splitAtDots(run: string): string[] {
  return VERSION.test(run) ? [run] : run.split('.');
}

function splitCompound(piece: string): string[] {
  if (VERSION.test(piece)) return [piece.replace(/^v/i, '')];
  return piece
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[ '’_-]/);
}

/** Every word that a text is entered under, in reading order, repeated as often as it occurs. */
export function indexWords(text: string): string[] {
  const words: string[] = [];
  for (const run of runsOf(text)) words.push(...readRun(run).entered);
  return words;
}

/** Words that say nothing about what is looked for. */
const STOP = new Set(
  `arent cant couldnt didnt doesnt dont hasnt havent ive isnt shouldnt wasnt werent whats wont wouldnt youre
  a about all am an and any are as at be been being but by can could did do does doing for from had has have how i if in
  into is it its just let like me my need of on or our please shall should so some than that the their them then there these
  they this those to us use using versus via vs want was we were what when where which while who why will with would you your`.split(
    /\s+/,
  ),
);

/** Words that say little in a question, though a title may have them: who lacks them isn't the wrong page. */
const WEAK = new Set(
  `again already also always another anything both cannot come comes during each ever every everyone everything exist exists
  get gets getting give given gives go goes going got happen happened happens know known look looks made make makes making
  many may might more most much must never not now once one only other own people possible put same say says since
  someone something still such take taken takes thing things too tried try until very want wanted wants while within without
  work works working yet`.split(/\s+/),
);

export function isWeakWord(word: string): boolean {
  return WEAK.has(word);
}

export function isStopWord(word: string): boolean {
  return STOP.has(word);
}

/** `11.14.0`, `11.14`. */
export const isVersion = (word: string): boolean => VERSION.test(word);
