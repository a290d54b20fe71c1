// The menu at a title, and the marks of headings: a link in the clipboard, and said so; the page on paper.
import type { LaterTexts } from '../texts.ts';
import { copyLink, copyPage } from './copying.ts';
import { headingBeingRead } from './reading.ts';
import { printPage } from './terms.ts';

/** Buttons of the menu, by what their `data-page-action` says. */
const ACTIONS: Record<string, (button: HTMLElement, texts: LaterTexts) => void> = {
  'copy-page': (button, texts) => void copyPage(button, texts),
  'copy-link': (button, texts) => void copyLink(button, headingBeingRead(), texts),
  print: () => {
    document.getElementById('page-actions')?.hidePopover();
    void printPage();
  },
};

/** What a button of the menu does. Nothing for a name that is none. */
export function actOnPage(button: HTMLElement, texts: LaterTexts): void {
  ACTIONS[button.dataset.pageAction ?? '']?.(button, texts);
}
