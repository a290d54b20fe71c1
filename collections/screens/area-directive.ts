// `:::screen-area{of=3}` around a heading and its table → a group that opens; each row with a small drawing, found by its labels.
import type { CollectionData, Directive } from '../../engine/index.ts';
import { attributesToHtml, type Html, headingApart, html, trustHtml } from '../../engine/shared.ts';
import type { ScreenBook } from './book.ts';
import type { ScreenTexts } from './texts.ts';
import { thumbnailOf } from './thumbnail.ts';
import { textsOf } from './walk.ts';

export const anchorOf = (name: string): string => name.replaceAll('/', '-');

/** `::screens` writes one for each area. */
export const screenArea: Directive<CollectionData<{ book: ScreenBook }, ScreenTexts>> = {
  names: ['screen-area'],
  form: 'container',
  attributes: ['of'],
  flags: [],
  /** Machines read the heading and the table. */
  toMarkdown: () => ({}),
  render({ named, data: { records } }, inner, { styles }) {
    styles.add('screens/list');
    const byAnchor = screensOf(records.book);
    const rows = String(inner).replace(
      /<tr id="([^"]+)">(\s*<td>)/g,
      (whole, id: string, cell: string) => {
        const screen = byAnchor.get(id);
        if (!screen) return whole;
        const { words, sign } = shownOf(screen);
        const row = attributesToHtml({ id, 'data-words': words });
        return String(html`<tr${row}>${trustHtml(cell)}${sign}`);
      },
    );
    const { heading, rest } = headingApart(trustHtml(rows), 'h2');
    const summary = html`<summary>${heading}<span>${Number(named.of ?? 0)}</span></summary>`;
    return html`<details data-group>${summary}<div>${rest}</div></details>\n`;
  },
};

type Screen = ScreenBook[string];

/** A server reads most screens once, and its author types for hours. */
const shown = new WeakMap<Screen, { words: string; sign: Html }>();

function shownOf(screen: Screen) {
  const known = shown.get(screen);
  if (known) return known;
  const words = [...new Set(textsOf([screen.keywords ?? [], screen.parts]))].join(' ');
  const made = { words, sign: thumbnailOf(screen.parts) };
  shown.set(screen, made);
  return made;
}

const anchored = new WeakMap<ScreenBook, ReadonlyMap<string, Screen>>();

/** By their anchors. */
function screensOf(book: ScreenBook): ReadonlyMap<string, Screen> {
  const known = anchored.get(book);
  if (known) return known;
  const made = new Map(Object.values(book).map((one) => [anchorOf(one.name), one]));
  anchored.set(book, made);
  return made;
}
