// Guides on paper: what their reader chose.
import { fill } from '../../text/fill.ts';

let isStarted = false;

/**
 * A guide is printed as its reader has chosen, and says so: of tabs that are chosen by a group, the others are
 * omitted. On other pages every tab is printed.
 */
export function startPrinting(text: string): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener('beforeprint', () => {
    const article = document.querySelector('.article:has(.runs)');
    const chosen = article?.querySelectorAll(
      '.tabs[data-group] > .tab-list > [aria-selected=true]',
    );
    if (!article || !chosen?.length) return;
    const labels = [...new Set([...chosen].map((one) => one.textContent ?? ''))];
    const note = document.createElement('p');
    note.className = 'print-note';
    note.textContent = fill(text, { labels: labels.join(', ') });
    article.before(note);
    article.classList.add('as-chosen');
    const end = () => {
      note.remove();
      article.classList.remove('as-chosen');
    };
    addEventListener('afterprint', end, { once: true });
  });
}
