// A comparison → the first page of its report: pages, addresses, anchors, redirects, search, weight.
import { type Html, html } from '../../engine/shared.ts';
import { plural } from '../../engine/tooling.ts';
import type { Comparison } from './compare-sides.ts';
import { toDocument } from './document.ts';
import { INDEX_PATH, type PlacedChange, SHEET_PATH, weightText } from './render-changed-page.ts';
import { relativeTo } from './shown-files.ts';
import { type Names, sumUp } from './sum-up.ts';

/** More of one kind are counted, not listed. */
const MOST = 500;
const HEAVIEST = 30;

export function renderIndex(
  comparison: Comparison,
  placed: readonly PlacedChange[],
  sheets: readonly string[],
  { before, after }: Names,
): string {
  return toDocument({
    title: 'What changed',
    sheets: [...sheets, relativeTo(INDEX_PATH, SHEET_PATH)],
    bar: html`<p>From <strong>${before}</strong> to <strong>${after}</strong></p>`,
    main: html`<h1>What changed</h1><ul class="diff-sum">${sumUp(comparison).map((line) => html`<li>${line}</li>`)}</ul>${pagesTable(placed)}${lists(comparison)}`,
  });
}

function pagesTable(placed: readonly PlacedChange[]): Html {
  if (placed.length === 0) return html`<p>No page differs for readers.</p>`;
  const rows = placed.map(({ change, path }) => {
    const { way, title, section, added, removed, weight, address } = change;
    return html`<tr><th scope="row"><a href="${relativeTo(INDEX_PATH, path)}">${title}</a><br><code>/${address}</code></th><td><span class="diff-way ${way}">${way}</span></td><td>${section}</td><td class="diff-number">+${added.toLocaleString('en')}</td><td class="diff-number">−${removed.toLocaleString('en')}</td><td class="diff-number">${weightText(weight)}</td></tr>`;
  });
  return html`<h2 id="pages">Pages</h2><div class="diff-table" tabindex="0" role="region" aria-labelledby="pages"><table><thead><tr><th scope="col">Page</th><th scope="col">Change</th><th scope="col">Section</th><th scope="col" class="diff-number">Words added</th><th scope="col" class="diff-number">Removed</th><th scope="col" class="diff-number">Weight</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function lists({ addresses, redirects, anchors, search, weights }: Comparison): Html {
  const code = (text: string) => html`<code>${text}</code>`;
  const arrow = ({ from, to }: { from: string; to: string }) =>
    html`${code(`/${from}`)} → ${code(to)}`;
  const heaviest = weights.slice(0, HEAVIEST);
  return html`${[
    list(
      'Anchors that lead nowhere now',
      anchors.map((one) => code(`/${one.address}#${one.anchor}`)),
    ),
    list(
      'Addresses that are gone',
      addresses.removed.map((one) => code(`/${one}`)),
    ),
    list(
      'New addresses',
      addresses.added.map((one) => code(`/${one}`)),
    ),
    list('New redirects', redirects.added.map(arrow)),
    list('Redirects that are gone', redirects.removed.map(arrow)),
    list(
      `Searches with other first results (of ${search.asked.toLocaleString('en')})`,
      search.moves.map(
        ({ query, before, after, wanted }) =>
          html`<strong>${query}</strong>: ${before.join(', ') || 'nothing'} → ${after.join(', ') || 'nothing'}${wanted && html` (the page that should be found: ${place(wanted.before)} → ${place(wanted.after)})`}`,
      ),
    ),
    list(
      `Weight (${plural(weights.length, 'page')})`,
      heaviest.map((one) => html`${one.title} ${code(`/${one.address}`)}: ${weightText(one)}`),
      weights.length,
    ),
  ]}`;
}

const place = (rank: number): string => (rank === 0 ? 'not among the first' : `place ${rank}`);

function list(title: string, entries: readonly Html[], count = entries.length): Html | undefined {
  if (entries.length === 0) return undefined;
  const rest = count - Math.min(entries.length, MOST);
  const more = rest > 0 ? html`<li>and ${rest.toLocaleString('en')} more</li>` : undefined;
  return html`<h2>${title}</h2><ul class="diff-list">${entries.slice(0, MOST).map((one) => html`<li>${one}</li>`)}${more}</ul>`;
}
