// Boxes that scroll inside themselves can be reached and scrolled by keyboard, as long as they overflow.
import type { ClientTexts } from './texts.ts';

export function makeScrollable(texts: ClientTexts): void {
  for (const box of document.querySelectorAll<HTMLElement>('.table, .code pre, .diagram-scroll')) {
    const overflows = box.scrollWidth > box.clientWidth + 1;
    if (!overflows) continue;
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', labelOf(box) ?? texts.scrollable);
  }
}

function labelOf(box: HTMLElement): string | undefined {
  return box.closest('figure')?.querySelector('figcaption')?.textContent ?? undefined;
}
