// The headings of the page: a column on a desk, a small menu on a phone or tablet. Opens without a script.
import type { OutlineEntry } from '../markdown/page.ts';
import type { Texts } from './texts.ts';

/** `entries`: as `outlineEntries` gives them, in the order of the page. */
export type OutlineProps = { entries: readonly OutlineEntry[]; texts: Texts };

/**
 * Those headings of a page that are shown. A page with one heading needs no outline.
 *
 * @param depths  from and to, 1 to 6: `pageData.tocDepths`.
 */
export function outlineEntries(
  outline: readonly OutlineEntry[],
  depths: readonly [from: number, to: number],
): OutlineEntry[] {
  const [from, to] = depths;
  const entries = outline.filter(({ depth }) => depth >= from && depth <= to);
  return entries.length < 2 ? [] : entries;
}

/** The headings of a page as links: beside the article, or opened by an `OutlineButton`. Nothing without entries. */
export function Outline({ entries, texts }: OutlineProps) {
  if (entries.length === 0) return null;
  return (
    <div className="outline-box">
      <nav id="site-outline" popover="auto" className="outline" aria-label={texts.onThisPage}>
        <p>{texts.onThisPage}</p>
        <ul>
          {entries.map((entry) => (
            <li key={entry.anchor} className={entry.depth > 2 ? `depth-${entry.depth}` : undefined}>
              <a href={`#${encodeURIComponent(entry.anchor)}`}>{entry.text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Opens the outline where it has no column of its own. For pages that have an `Outline`. */
export function OutlineButton({ texts }: { texts: Texts }) {
  return (
    <button type="button" className="outline-button" popoverTarget="site-outline">
      {texts.onThisPage}
    </button>
  );
}
