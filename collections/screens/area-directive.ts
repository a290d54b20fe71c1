// `:::screen-area{of=3}` around a heading and its table → a group that opens; each row with a small drawing, found by its labels in `words-file.ts`.
import type { CollectionData, Directive } from '../../engine/index.ts';
import { attributesToHtml, headingApart, html, onceFor, trustHtml } from '../../engine/shared.ts';
import { anchorOf } from './anchors.ts';
import type { ScreenBook } from './book.ts';
import type { ScreenTexts } from './texts.ts';
import { thumbnailOf } from './thumbnail.ts';
import { WORDS_FILE } from './words-file.ts';

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
    // The drawing that shows most stands for its area.
    let sign = html``;
    const rows = String(inner).replace(
      /<tr id="([^"]+)">(\s*<td>)/g,
      (whole, id: string, cell: string) => {
        const screen = byAnchor.get(id);
        if (!screen) return whole;
        const own = signOf(screen);
        if (String(own).length > String(sign).length) sign = own;
        return String(html`<tr${attributesToHtml({ id })}>${trustHtml(cell)}${own}`);
      },
    );
    const { heading, rest } = headingApart(trustHtml(rows), 'h2');
    const summary = html`<summary>${sign}${heading}<span>${Number(named.of ?? 0)}</span></summary>`;
    return html`<details data-group data-words-in="${WORDS_FILE}">${summary}<div>${rest}</div></details>\n`;
  },
};

type Screen = ScreenBook[string];

/** A server reads most screens once, and its author types for hours. */
const signOf = onceFor((screen: Screen) => thumbnailOf(screen.parts));

/** By their anchors. */
const screensOf = onceFor(
  (book: ScreenBook): ReadonlyMap<string, Screen> =>
    new Map(Object.values(book).map((one) => [anchorOf(one.name), one])),
);
