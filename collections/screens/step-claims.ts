// A sentence of a step and the parts of its screen → what it says that a part shows.
import type { Holder } from './holders.ts';
import type { Piece } from './step-pieces.ts';

/** "One of these parts shows this": `piece` says so. `isFree`: as one of several choices. */
export type Claim = {
  holders: readonly Holder[];
  piece: Piece;
  says: string | boolean;
  isFree: boolean;
};

/** What the reader may do, or does in another case, isn't what the sketch shows. */
const CASE =
  /^\s*(?:for (?!\*)[a-z]|when|where|otherwise|optionally|instead|to also)|\b(?:if|unless|instead of|rather than|you can|you may|not|never)\b/i;
/** Right before a value: it is an example, or one choice more. */
const FREE = /\b(?:such as|for example|e\.g\.|like|or|or \w+)\s+(?:the\s+|its\s+)?$/i;
/** The sentence tells to set something. */
const SETS =
  /\b(?:enter|type|set|choose|select|keep|bind|name|give|fill|paste|change|leave|pick)\b/i;
/** Right before a value that a part gets. */
const GETS =
  /(?:^|\b(?:to|set|enter|type|choose|select|keep|here|is|pick|paste|name it|(?:select|choose|enter|keep|set|type) the \w+(?: \w+)?))\s*$/i;
/** Between a label or a value and the value that follows. */
const FOLLOWS = /^(?:[\s,:=]|\band\b)*$/i;
/** Right before what is chosen in a tree or a list. */
const CHOOSES = /\b(?:select|choose|click|pick|expand|here)(?:\s+the\s+\w+)?\s*$/i;
/** Right before the heading of a choice. */
const UNDER = /\b(?:under|in|below)\s+(?:the\s+)?$/i;
const INTO = /^\s*(?:as|in|into|under)\s+(?:the\s+|its\s+)?$/i;
/** Right behind a name in code that is no value: `Zoom` to `auto`. */
const GIVEN = /^\s*(?:to|for)\b/i;
const ON = /\b(?:turn|switch)\s+on\s+(?:the\s+)?$/i;
const OFF = /\b(?:turn|switch)\s+off\s+(?:the\s+)?$/i;

type Scan = {
  sentence: readonly Piece[];
  holders: readonly Holder[];
  target: readonly Holder[];
  /** Parts whose option the sentence has named: code behind it is typed elsewhere. */
  chosen: readonly Holder[];
  /** The last piece that was a claim. */
  last: number;
};

/** @param holders  all of the screen. */
export function claimsOf(sentence: readonly Piece[], holders: readonly Holder[]): Claim[] {
  const text = sentence
    .filter(({ type }) => type !== 'sign')
    .map((piece) => (piece.type === 'bold' ? '**' : '') + piece.text)
    .join('');
  if (CASE.test(text) || !SETS.test(text.replace(/turn|switch/i, 'set'))) return [];
  const target = openingSigns(sentence, holders);
  const scan: Scan = { sentence, holders, target, chosen: [], last: -1 };
  return sentence.flatMap((piece, i): Claim[] => {
    if (piece.type === 'bold') return ofBold(piece, i, scan);
    if (piece.type === 'code') return ofCode(piece, i, scan);
    return [];
  });
}

/** Parts that the signs at the beginning of a step point at. */
function openingSigns(sentence: readonly Piece[], holders: readonly Holder[]): Holder[] {
  const end = sentence.findIndex(({ type, text }) => type !== 'sign' && text.trim());
  const ids = sentence.slice(0, Math.max(0, end)).map(({ text }) => text);
  return holders.filter(({ id }) => id !== undefined && ids.includes(id));
}

function ofCode(piece: Piece, i: number, scan: Scan): Claim[] {
  const { sentence, holders } = scan;
  const before = wordsAt(sentence, i - 1);
  const isFree = FREE.test(before);
  const named = signed(sentence, i, holders);
  if (GIVEN.test(wordsAt(sentence, i + 1)) || (named && same(piece.text)(named.label))) {
    scan.target = named ? [named] : [];
    return [];
  }
  const after = labelAfter(sentence, i, holders);
  const target = after ? [after] : named ? [named] : scan.target;
  const isNext = FOLLOWS.test(before) && follows(i, scan);
  if (!isFree && !isNext && !GETS.test(before) && !CHOOSES.test(before)) return [];
  // What is empty on the screen says nothing.
  if (target.some(({ isSingle, values }) => isSingle && values.length === 0)) return [];
  if (target.length > 1 && target.some(({ values }) => values.length === 0)) return [];
  const able = target.filter(
    (one) =>
      one.values.length &&
      !scan.chosen.includes(one) &&
      !BARS.has(one.kind) &&
      (!one.isEntry || CHOOSES.test(before)),
  );
  if (able.length) scan.last = i;
  // What the step points at may show it as well: the label on the canvas, and its name in the panel.
  const shown = [...new Set([...able, ...openingSigns(sentence, holders)])];
  return able.length ? [{ holders: shown, piece, says: piece.text, isFree }] : [];
}

/** A value directly behind its label, or in a row of values. */
function follows(i: number, { sentence, last }: Scan): boolean {
  const before = sentence[i - 2];
  if (before?.type === 'code') return last === i - 2;
  const isLabel = before?.type === 'bold' || before?.type === 'sign';
  return isLabel && !/\band\b/.test(sentence[i - 1]?.text ?? '');
}

/** Of these, one is open: no code is typed there. */
const BARS = new Set(['tabs', 'steps']);

function ofBold(piece: Piece, i: number, scan: Scan): Claim[] {
  const { target, sentence, holders } = scan;
  const before = wordsAt(sentence, i - 1);
  const own = signed(sentence, i, holders);
  const offers = (own && !target.includes(own) ? [...target, own] : target).filter(
    ({ isSingle, values, options }) =>
      isSingle && values.length > 0 && options.some(same(piece.text)),
  );
  if (offers.length && UNDER.test(before)) return [];
  if (offers.length) {
    const opening = openingSigns(sentence, holders);
    scan.chosen = [...scan.chosen, ...offers];
    scan.target = opening.length > 1 ? opening.filter((one) => !offers.includes(one)) : offers;
    return [{ holders: offers, piece, says: piece.text, isFree: FREE.test(before) }];
  }
  scan.chosen = [
    ...scan.chosen,
    ...target.filter((one) => one.isSingle && one.values.some(same(piece.text))),
  ];
  const named =
    (own && same(piece.text)(own.label) ? own : undefined) ??
    target.find(({ label }) => same(piece.text)(label)) ??
    onlyOne(holders.filter(({ label }) => same(piece.text)(label)));
  if (named?.isEntry) scan.chosen = [...scan.chosen, named];
  // Of several parts, the others wait for their own words.
  if (named?.isSingle || named?.on !== undefined) scan.target = [named];
  // A part without a label is named by the words around it.
  else if (target.every(({ isSingle, label }) => isSingle && label)) scan.target = [];
  if (named?.on === undefined) return [];
  const says = ON.test(before) ? true : OFF.test(before) ? false : undefined;
  return says === undefined ? [] : [{ holders: [named], piece, says, isFree: false }];
}

const onlyOne = (all: readonly Holder[]): Holder | undefined =>
  all.length === 1 ? all[0] : undefined;

/** The part of the sign directly behind a label or a value. */
function signed(
  sentence: readonly Piece[],
  i: number,
  holders: readonly Holder[],
): Holder | undefined {
  const next = sentence[i + 1];
  const isGap = next?.type === 'words' && !next.text.trim();
  const sign = isGap ? sentence[i + 2] : next;
  return sign?.type === 'sign' ? holders.find(({ id }) => id === sign.text) : undefined;
}

/** `Enter x as **Name**`: the label that follows a value. */
function labelAfter(
  sentence: readonly Piece[],
  i: number,
  holders: readonly Holder[],
): Holder | undefined {
  const bold = sentence[i + 2];
  if (bold?.type !== 'bold' || !INTO.test(wordsAt(sentence, i + 1))) return undefined;
  return (
    signed(sentence, i + 2, holders) ??
    onlyOne(holders.filter(({ label }) => same(bold.text)(label)))
  );
}

const wordsAt = (sentence: readonly Piece[], i: number): string =>
  sentence[i]?.type === 'words' ? (sentence[i]?.text ?? '') : '';

/** Labels as sentences write them: their case and the signs at their end don't count. */
export const plainLabel = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s.…:*]{1,20}$/, '')
    .trim()
    .toLowerCase();

const same = (text: string) => (other: string) => plainLabel(text) === plainLabel(other);
