// The outline: the heading that is being read is marked.
import { anchoredElement } from '../anchor.ts';

type Entry = { heading: HTMLElement; link: HTMLAnchorElement };

/** Part of the window's height above which a heading counts as reached. */
const READING_LINE = 0.3;

let entries: Entry[] = [];
let frame = 0;
let isStarted = false;

function start(): void {
  isStarted = true;
  for (const type of ['scroll', 'resize']) addEventListener(type, markSoon, { passive: true });
}

/** For each page that is shown. */
export function watchOutline(): void {
  if (!isStarted) start();
  const links = document.querySelectorAll<HTMLAnchorElement>('#site-outline a');
  entries = [...links].flatMap((link) => {
    const heading = anchoredElement(link.hash);
    return heading ? [{ heading, link }] : [];
  });
  markSoon();
}

/** Once a frame at most. */
function markSoon(): void {
  if (entries.length === 0) return;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(mark);
}

/** At the end of the page its last heading is being read, however low it is. */
function mark(): void {
  const line = innerHeight * READING_LINE;
  const passed = entries.filter(({ heading }) => heading.getBoundingClientRect().top < line);
  const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
  const reading = isEnd && scrollY > 0 ? entries.at(-1) : passed.at(-1);
  for (const entry of entries) {
    if (entry === reading) entry.link.setAttribute('aria-current', 'location');
    else entry.link.removeAttribute('aria-current');
  }
}
