// Sections → those that are the same on several pages: a table row that many pages share is one result.
import { fnv1a } from '../text/fnv.ts';

/** A number made from a section's heading and text; 0 for a section without text. */
export function hashOfSection(heading: string, text: string): number {
  const whole = `${heading}\n${text}`;
  return text === '' ? 0 : fnv1a(whole) * LENGTHS + (whole.length % LENGTHS);
}

const LENGTHS = 4096;

/** @returns  number of a section that several pages have → a small number, in the order of the pages. */
export function findNearDuplicates(pages: readonly (readonly number[])[]): Map<number, number> {
  const first = new Map<number, number>();
  const nearDuplicates = new Map<number, number>();
  for (const [page, sections] of pages.entries())
    for (const says of sections) {
      const known = first.get(says);
      if (known === undefined) first.set(says, page);
      else if (says !== 0 && known !== page && !nearDuplicates.has(says))
        nearDuplicates.set(says, nearDuplicates.size);
    }
  return nearDuplicates;
}
