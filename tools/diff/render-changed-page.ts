// A page that changed → its page in a report: the article as readers see it, with marks, and ways to its neighbors.
import { type Html, html, trustHtml } from '../../engine/shared.ts';
import { plural } from '../../engine/tooling.ts';
import type { ShownChange } from './compare-sides.ts';
import { toDocument } from './document.ts';
import { relativeTo, type ShownFiles } from './shown-files.ts';

export type PlacedChange = { change: ShownChange; path: string };

export type Neighbors = { previous: PlacedChange | undefined; next: PlacedChange | undefined };

export const SHEET_PATH = 'diff.css';
export const INDEX_PATH = 'index.html';

export function renderChangedPage(
  { change, path }: PlacedChange,
  { previous, next }: Neighbors,
  shown: ShownFiles,
): string {
  const { body, bodyBefore, heading, description, article } = change;
  const sheets = shown.sheets(body.sheets, bodyBefore?.sheets ?? [], path);
  const placed = (text: string) => trustHtml(shown.place(text, path));
  const way = (to: PlacedChange | undefined, word: string) =>
    to && html`<p>${word}: <a href="${relativeTo(path, to.path)}">${to.change.title}</a></p>`;
  const tag = change.way === 'removed' ? 'del' : 'ins';
  const mark = (text: string) =>
    change.way === 'changed' ? text : `<${tag}>${text.replace(/<\/?(?:ins|del)>/g, '')}</${tag}>`;
  return toDocument({
    title: `${change.title}: what changed`,
    sheets: [...sheets, relativeTo(path, SHEET_PATH)],
    bar: html`<p><a href="${relativeTo(path, INDEX_PATH)}">All changes</a></p>${way(previous, 'Previous')}${way(next, 'Next')}`,
    main: html`<h1>${placed(mark(heading))}</h1>${factsOf(change)}<p class="lead">${placed(mark(description))}</p><article class="${body.articleClass}" lang="${body.lang}" dir="${body.dir || 'ltr'}">${placed(article)}</article>`,
  });
}

function factsOf(change: ShownChange): Html {
  const { way, address, section, changes, added, removed, weight } = change;
  const entries = [
    html`<span class="diff-way ${way}">${way}</span>`,
    html`<code>/${address}</code>`,
    section || undefined,
    way === 'changed' ? plural(changes, 'place') : undefined,
    `+${added.toLocaleString('en')} −${removed.toLocaleString('en')} words`,
    weightText(weight),
  ];
  return html`<ul class="diff-sum">${entries.flatMap((one) => (one ? html`<li>${one}</li>` : []))}</ul>`;
}

export function weightText({ before, after }: ShownChange['weight']): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  if (before === 0) return kilobytes(after);
  if (after === 0) return kilobytes(before);
  if (before === after) return kilobytes(after);
  const more = after - before;
  return `${kilobytes(after)} (${more > 0 ? '+' : '−'}${Math.abs(more).toLocaleString('en')} B)`;
}
