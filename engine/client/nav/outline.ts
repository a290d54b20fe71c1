// The outline: the heading that is being read is marked.
import { anchoredElement } from '../anchor.ts';
import { lastReached } from '../page/reading.ts';

type Entry = { heading: HTMLElement; link: HTMLAnchorElement };

let entries: Entry[] = [];
let frame = 0;
let isStarted = false;

function start(): void {
  isStarted = true;
  for (const type of ['scroll', 'resize', 'learn:filtered'])
    addEventListener(type, markSoon, { passive: true });
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

/** Entries of headings that a filter hides are hidden, too; those in a tab or a passage that is closed lead there. */
function mark(): void {
  for (const { heading, link } of entries) {
    const row = link.parentElement;
    if (row) row.hidden = heading.closest('[hidden]:not(.tab-panel)') !== null;
  }
  const shown = entries.filter(({ heading }) => heading.offsetParent);
  const reading = lastReached(shown, ({ heading }) => heading);
  for (const entry of entries) {
    if (entry === reading) entry.link.setAttribute('aria-current', 'location');
    else entry.link.removeAttribute('aria-current');
  }
  if (reading) keepInView(reading.link);
}

/** Where the outline is longer than its column, the marked entry stays near the middle. */
function keepInView(link: HTMLElement): void {
  const box = link.closest('.outline-box');
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const { top, height } = link.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  box.scrollTop += top + height / 2 - (frame.top + frame.height / 2);
}
