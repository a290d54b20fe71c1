// A query or a heading → the two things that it compares.

const VERSUS = /\s(?:vs\.?|versus|compared (?:to|with))\s/iu;
/** More words around it are a sentence. */
const EITHER = /^(\S+(?: \S+)?) or (\S+(?: \S+)?)$/iu;

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
