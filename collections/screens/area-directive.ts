// `:::screen-area{of=3}` around a heading and its table → a group that opens; each row with a small drawing, found by its labels.
import type { CollectionData, Directive } from '../../engine/index.ts';
import { attributesToHtml, headingApart, html, trustHtml } from '../../engine/shared.ts';
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
    const byAnchor = new Map(Object.values(records.book).map((one) => [anchorOf(one.name), one]));
    const rows = String(inner).replace(
      /<tr id="([^"]+)">(\s*<td>)/g,
      (whole, id: string, cell: string) => {
        const screen = byAnchor.get(id);
        if (!screen) return whole;
        const words = [...new Set(textsOf([screen.keywords ?? [], screen.parts]))].join(' ');
        const row = attributesToHtml({ id, 'data-words': words });
        return String(html`<tr${row}>${trustHtml(cell)}${thumbnailOf(screen.parts)}`);
      },
    );
    const { heading, rest } = headingApart(trustHtml(rows), 'h2');
    const summary = html`<summary>${heading}<span>${Number(named.of ?? 0)}</span></summary>`;
    return html`<details data-group>${summary}<div>${rest}</div></details>\n`;
  },
};
