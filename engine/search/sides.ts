// A query or a heading → the two things that it compares.
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

/** Both sides in either order: whole, and without the words that both have. */
export function namesOfSides([first, second]: [string, string]): string[] {
  const [one, other] = [first, second].map((side) => toWords(side).map(({ whole }) => whole));
  const only = (own: string[] = [], others: string[] = []) =>
    own.filter((word) => !others.includes(word)).join(' ');
  const [a, b] = [only(one, other), only(other, one)];
  return [`${second} ${first}`, ...(a && b ? [`${a} ${b}`, `${b} ${a}`] : [])];
}
