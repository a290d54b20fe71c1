// Where a word occurs ↔ text. Postings are plain numbers, three each: page, record, and how much the word says about
// that record (1–63); sorted by place. There are millions of them, so none is an object.
import { DIGITS, encodeDigit, encodeNumber, MAX_DIGIT, readNumber } from './codes.ts';

export type Postings = number[];

/** The records of one page that have a word: `[count][record, as distance][impact]…`. */
export function encodeRecords(records: readonly { record: number; impact: number }[]): string {
  let text = encodeNumber(records.length);
  let last = 0;
  for (const { record, impact } of records) {
    text += encodeNumber(record - last) + encodeDigit(impact);
    last = record;
  }
  return text;
}

/** The records of either text, of one page; the higher impact where both have one. */
export function joinRecords(one: string, other: string): string {
  const impacts = new Map<number, number>();
  for (const records of [one, other]) {
    const flat = decodePostings(encodeNumber(0) + records);
    for (let i = 0; i < flat.length; i += 3) {
      const record = flat[i + 1] ?? 0;
      impacts.set(record, Math.max(impacts.get(record) ?? 0, flat[i + 2] ?? 0));
    }
  }
  const joined = [...impacts].sort(([a], [b]) => a - b);
  return encodeRecords(joined.map(([record, impact]) => ({ record, impact })));
}

/** How many records a page's text stands for, without decoding them. */
export function countRecords(records: string): number {
  return readNumber({ text: records, at: 0 });
}

/** Postings of a word, page after page: where each begins and ends in the text. */
export function eachPage(
  text: string,
  take: (page: number, count: number, start: number, end: number) => void,
): void {
  const reader = { text, at: 0 };
  for (let page = -1; reader.at < text.length; ) {
    page += readNumber(reader) + 1;
    const start = reader.at;
    const count = readNumber(reader);
    for (let i = 0; i < count; i++) {
      readNumber(reader);
      reader.at += 1;
    }
    take(page, count, start, reader.at);
  }
}

/** How many records they are of, of all pages. */
export function countPostings(text: string): number {
  let sum = 0;
  eachPage(text, (_page, count) => {
    sum += count;
  });
  return sum;
}

/**
 * Page after page, each as its distance from the page before it and its records.
 *
 * @param most  only so many of them.
 */
export function decodePostings(text: string, most = Number.POSITIVE_INFINITY): Postings {
  const postings: Postings = [];
  const reader = { text, at: 0 };
  let page = -1;
  let record = 0;
  let left = 0;
  for (let i = 0; i < most && reader.at < text.length; i++) {
    if (left === 0) {
      page += readNumber(reader) + 1;
      left = readNumber(reader);
      record = 0;
    }
    record += readNumber(reader);
    postings.push(page, record, DIGITS[text.charCodeAt(reader.at++)] ?? 0);
    left -= 1;
  }
  return postings;
}

/** @param flat  as `decodePostings` gives them. */
export function encodePostings(flat: Postings): string {
  let text = '';
  let before = -1;
  for (let i = 0; i < flat.length; ) {
    const page = flat[i] ?? 0;
    let end = i;
    while (end < flat.length && flat[end] === page) end += 3;
    text += encodeNumber(page - before - 1) + encodeNumber((end - i) / 3);
    let last = 0;
    for (; i < end; i += 3) {
      const record = flat[i + 1] ?? 0;
      text += encodeNumber(record - last) + encodeDigit(flat[i + 2] ?? 0);
      last = record;
    }
    before = page;
  }
  return text;
}

/**
 * Those with the highest impact, and the others; of equal ones the first. Both stay sorted by place: a count of each
 * impact tells where to cut, so nothing is sorted.
 */
export function splitBest(flat: Postings, limit: number): [best: Postings, rest: Postings] {
  if (flat.length / 3 <= limit) return [flat, []];
  const counts = new Array<number>(MAX_DIGIT + 1).fill(0);
  for (let i = 2; i < flat.length; i += 3) counts[flat[i] ?? 0] = (counts[flat[i] ?? 0] ?? 0) + 1;
  let cut = MAX_DIGIT;
  let above = 0;
  while (cut > 0 && above + (counts[cut] ?? 0) <= limit) above += counts[cut--] ?? 0;
  let ties = limit - above;
  const best: Postings = [];
  const rest: Postings = [];
  for (let i = 0; i < flat.length; i += 3) {
    const impact = flat[i + 2] ?? 0;
    const isBest = impact > cut || (impact === cut && ties-- > 0);
    (isBest ? best : rest).push(flat[i] ?? 0, flat[i + 1] ?? 0, impact);
  }
  return [best, rest];
}

/** The best record of each page; of equal ones the first. */
export function bestOfEachPage(flat: Postings): Postings {
  const best: Postings = [];
  let at = -3;
  for (let i = 0; i < flat.length; i += 3) {
    const page = flat[i] ?? 0;
    const record = flat[i + 1] ?? 0;
    const impact = flat[i + 2] ?? 0;
    if (at < 0 || best[at] !== page) at = best.push(page, record, impact) - 3;
    else if (impact > (best[at + 2] ?? 0)) {
      best[at + 1] = record;
      best[at + 2] = impact;
    }
  }
  return best;
}

/** Collects the best record of each page over many words. */
export type PageBest = {
  add(flat: Postings): void;
  /** The best of them, by place; then it is empty again. */
  take(limit: number): Postings;
};

export function createPageBest(pages: number): PageBest {
  const impacts = new Uint8Array(pages);
  const records = new Uint32Array(pages);
  let touched: number[] = [];
  return {
    add(flat) {
      for (let i = 0; i < flat.length; i += 3) {
        const page = flat[i] ?? 0;
        const known = impacts[page] ?? 0;
        const impact = flat[i + 2] ?? 0;
        if (impact <= known) continue;
        if (known === 0) touched.push(page);
        impacts[page] = impact;
        records[page] = flat[i + 1] ?? 0;
      }
    },
    take(limit) {
      const flat: Postings = [];
      for (const page of touched.sort((a, b) => a - b)) {
        flat.push(page, records[page] ?? 0, impacts[page] ?? 0);
        impacts[page] = 0;
      }
      touched = [];
      return splitBest(flat, limit)[0];
    },
  };
}
