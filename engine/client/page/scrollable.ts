// Boxes that scroll inside themselves can be reached and scrolled by keyboard, as long as they overflow.
import type { ClientTexts } from '../texts.ts';

let observer: ResizeObserver | undefined;

/** Looks again whenever a box changes its size: windows are turned, tabs and details are opened. */
export function makeScrollable(texts: ClientTexts): void {
  observer?.disconnect();
  observer = new ResizeObserver((changes) => {
    for (const { target } of changes) mark(target as HTMLElement, texts);
  });
  for (const box of document.querySelectorAll('.table, .code pre, .diagram-scroll'))
    observer.observe(box);
}

function mark(box: HTMLElement, texts: ClientTexts): void {
  const overflows = box.scrollWidth > box.clientWidth + 1;
  if (!overflows) {
    for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
    return;
  }
  box.tabIndex = 0;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', labelOf(box) ?? texts.scrollable);
}

function labelOf(box: HTMLElement): string | undefined {
  return box.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined;
}
