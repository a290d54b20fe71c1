// What drawings of screens show → the style sheets that their page loads: one of screens, and that of small pictures.
import type { PageState } from '../../engine/index.ts';

/** Windows with panels, and parts that few have, on fewer than a third of the pages. */
const PANELS = /class="(?:[^"]* )?(?:flush|named|sc-(?:canvas|pic|props|rail))[ "]|role="slider"/;

/** Each has the rules of those before it, so that a page loads one. */
const SHEETS = ['screens/screen', 'screens/screen-panels', 'screens/screen-sequence'] as const;

/** @param html  of one or several drawings. */
export function addSheet(html: string, styles: PageState['styles'], isSequence = false): void {
  const needed = isSequence ? 2 : PANELS.test(html) ? 1 : 0;
  const loaded = SHEETS.findIndex((sheet) => styles.has(sheet));
  if (loaded < needed) {
    for (const sheet of SHEETS) styles.delete(sheet);
    styles.add(SHEETS[needed]);
  }
  if (html.includes('class="thumbnail"')) styles.add('widgets/thumbnails');
}
