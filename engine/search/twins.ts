// What sections say → which of them say the same on several pages: a row of a table that many pages share is one result.
import { fnv1a } from '../fnv.ts';

/** A number for what a section says; 0 for a section without text. */
export function hashOfSection(heading: string, text: string): number {
  const whole = `${heading}\n${text}`;
  return text === '' ? 0 : fnv1a(whole) * LENGTHS + (whole.length % LENGTHS);
}

const LENGTHS = 4096;

/** @returns  number of what several pages say → a small number, in the order of the pages. */
export function findTwins(pages: readonly (readonly number[])[]): Map<number, number> {
  const first = new Map<number, number>();
  const twins = new Map<number, number>();
  for (const [page, sections] of pages.entries())
    for (const says of sections) {
      const known = first.get(says);
      if (known === undefined) first.set(says, page);
      else if (says !== 0 && known !== page && !twins.has(says)) twins.set(says, twins.size);
    }
  return twins;
}
