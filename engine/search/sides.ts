// A query, a heading or a keyword → the things that it compares, in pairs.
import { toWords } from './words.ts';

const VERSUS = /\s(?:vs\.?|versus|compared (?:to|with))\s/iu;
/** More words around it are a sentence. */
const EITHER = /^(\S+(?: \S+){0,2}) or (\S+(?: \S+){0,2})$/iu;

/** `list or data table`, `list vs. data table`. */
export function sidesOf(query: string): [first: string, second: string] | undefined {
  const between = VERSUS.exec(query);
  const compared = between && [
    query,
    query.slice(0, between.index),
    query.slice(between.index + between[0].length),
  ];
  const [, first, second] = compared ?? EITHER.exec(query.trim()) ?? [];
  return first && second ? [first, second] : undefined;
}

type Pair = [first: string, second: string];

const BETWEEN = /,? (?:or|vs\.?|versus) |, /iu;
const MOST_COMPARED = 5;
const LONGEST_SIDE = 3;

/** Every two of what is compared: `REST, SOAP or WebSocket` has three pairs. Empty for a text that compares nothing. */
export function pairsIn(text: string): Pair[] {
  const sides = text.trim().split(BETWEEN);
  const isCompared = / (?:or|vs\.?|versus) /iu.test(text) && sides.length <= MOST_COMPARED;
  const isName = (side: string) => side !== '' && side.split(' ').length <= LONGEST_SIDE;
  if (!isCompared || !sides.every(isName)) return [];
  return sides.flatMap((first, at) => sides.slice(at + 1).map((second): Pair => [first, second]));
}

/**
 * What a comparison of two may be called: whole, without the words that both have, and without what may belong to both:
 * all but the last word of the first (`popover inline or partial`), the last word of the second (`web or mobile app`),
 * all but that, or all after its first words (`manual or automated testing in Java`).
 */
export function namesOfSides([first, second]: Pair): { pair: Pair; isWhole: boolean }[] {
  const [one = [], other = []] = [first, second].map((side) =>
    toWords(side).map(({ whole }) => whole),
  );
  const only = (own: string[], others: string[]) => own.filter((word) => !others.includes(word));
  const [a, b] = [only(one, other), only(other, one)];
  const less = [a, a.slice(-1)].flatMap((own) =>
    [b, b.slice(0, -1), b.slice(-1), b.slice(0, 1), b.slice(0, 2)].map((others) => [own, others]),
  );
  return [[one, other], ...less].flatMap(([own = [], others = []], at) =>
    own.length > 0 && others.length > 0
      ? [{ pair: [own.join(' '), others.join(' ')], isWhole: at < 2 }]
      : [],
  );
}
