// Where the window stands in the article → the heading whose text is being read.
import { anchoredElement } from '../anchor.ts';

/** Part of the window's height above which a heading counts as reached. */
const READING_LINE = 0.3;

/** The last of these that has been reached; at the end of the page its last, however low it is. */
export function lastReached<T>(
  entries: readonly T[],
  headingOf: (entry: T) => Element,
): T | undefined {
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
  if (isEnd && scrollY > 0) return entries.at(-1);
  const line = innerHeight * READING_LINE;
  return entries.findLast((entry) => headingOf(entry).getBoundingClientRect().top < line);
}

/** The heading that the address names, else the one that is being read; undefined at the beginning. */
export function headingBeingRead(): HTMLElement | undefined {
  const headings = '.article :is(h2, h3, h4, h5, h6)[id]';
  const named = anchoredElement();
  if (named?.matches(headings)) return named;
  const shown = [...document.querySelectorAll<HTMLElement>(headings)].filter(
    (one) => one.offsetParent,
  );
  return lastReached(shown, (one) => one);
}
