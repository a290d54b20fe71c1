// A part of a page that waits → when a reader means it: points at it, comes by keys or, where nothing points, scrolls.
const SIGNS = ['pointerover', 'pointermove', 'focusin', 'input'];

const meant = new WeakSet<Element>();

/** At once, where it was meant before, or has the focus; who comes by a fragment or a query is there for something. */
export function whenMeant(part: Element, act: () => void): void {
  const ends = new AbortController();
  const begin = () => {
    ends.abort();
    meant.add(part);
    act();
  };
  const isIn = part.matches(':focus-within');
  if (isIn || meant.has(part) || location.hash || location.search) begin();
  else listen(part, begin, ends.signal);
}

function listen(part: Element, begin: () => void, signal: AbortSignal): void {
  const how = { passive: true, signal };
  // A pointer, or a finger, is over it some time before it is pressed. It may have been there before this script.
  for (const type of SIGNS) part.addEventListener(type, begin, how);
  if (matchMedia('(hover: none)').matches) addEventListener('scroll', begin, how);
}
