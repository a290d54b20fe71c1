// Shiki's engine → the same, in which each pattern of a grammar is compiled once: most are in many rules, and in several grammars.
import type { RegexEngine } from 'shiki/core';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Find = Scanner['findNextMatchSync'];
type Match = NonNullable<ReturnType<Find>>;

/** A pattern, with what it last found: further on in the same string it finds the same, or nothing again. */
type Pattern = {
  source: string | RegExp;
  scanner: Scanner;
  /** How many scanners have it. */
  users: number;
  /** What it finds depends on where the search begins. */
  isAnchored: boolean;
  string?: Parameters<Find>[0];
  options: number;
  from: number;
  found: Match | null;
};

/** Finds what `engine` finds: the first match, and of several there that of the pattern that is listed first. */
export function oncePerPattern(engine: RegexEngine): RegexEngine {
  const known = new Map<string | RegExp, Pattern>();
  const use = (source: string | RegExp): Pattern => {
    const pattern = known.get(source) ?? newPattern(source, engine);
    known.set(source, pattern);
    pattern.users += 1;
    return pattern;
  };
  const leave = (pattern: Pattern) => {
    pattern.users -= 1;
    if (pattern.users > 0) return;
    known.delete(pattern.source);
    pattern.scanner.dispose?.();
  };
  return {
    createString: (text) => engine.createString(text),
    createScanner(sources) {
      // What such a pattern says of its match isn't where the match begins.
      if (sources.some((one) => String(one).includes('\\K'))) return engine.createScanner(sources);
      const patterns = sources.map(use);
      return {
        findNextMatchSync: (...where) => findFirst(patterns, where),
        dispose: () => patterns.splice(0).forEach(leave),
      };
    },
  };
}

function newPattern(source: string | RegExp, engine: RegexEngine): Pattern {
  const scanner = engine.createScanner([source]);
  const isAnchored = String(source).includes('\\G');
  return { source, scanner, users: 0, isAnchored, options: 0, from: 0, found: null };
}

function findFirst(patterns: readonly Pattern[], where: Parameters<Find>): Match | null {
  const [, from] = where;
  let first: Match | null = null;
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < patterns.length && least > from; i++) {
    const found = findOne(patterns[i] as Pattern, where);
    const start = found ? startOf(found) : least;
    if (start < least) {
      first = found;
      index = i;
      least = start;
    }
  }
  return first && { index, captureIndices: first.captureIndices };
}

function findOne(pattern: Pattern, [string, from, options]: Parameters<Find>): Match | null {
  const { found } = pattern;
  const isSame =
    pattern.string === string &&
    pattern.options === options &&
    pattern.from <= from &&
    (!found || startOf(found) >= from) &&
    !pattern.isAnchored;
  if (isSame) return found;
  pattern.string = string;
  pattern.options = options;
  pattern.from = from;
  pattern.found = pattern.scanner.findNextMatchSync(string, from, options);
  return pattern.found;
}

const startOf = ({ captureIndices }: Match): number => captureIndices[0]?.start ?? 0;
