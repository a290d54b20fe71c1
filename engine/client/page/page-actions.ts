// The menu at a title, and the marks of headings: a link in the clipboard, and said so; the page on paper.
import type { LaterTexts } from '../texts.ts';
import { copyLink } from './copying.ts';
import { headingBeingRead } from './reading.ts';

/** Buttons that have `data-page-action`, by what it says. */
const ACTIONS: Record<string, (button: HTMLElement, texts: LaterTexts) => void> = {
  'copy-link': (button, texts) => void copyLink(button, headingBeingRead(), texts),
  print: () => {
    document.getElementById('page-actions')?.hidePopover();
    print();
  },
};

/** What a button of the menu does. Nothing for a name that is none. */
export function actOnPage(button: HTMLElement, texts: LaterTexts): void {
  ACTIONS[button.dataset.pageAction ?? '']?.(button, texts);
}
