// The headings of the page: a column on a desk, a small menu on a phone or tablet. Opens without a script.
import type { OutlineEntry } from '../markdown/page.ts';
import type { Texts } from './texts.ts';

type Props = { entries: readonly OutlineEntry[]; texts: Texts };

/** Those that are shown: a page with one heading needs no outline. */
export function outlineEntries(
  outline: readonly OutlineEntry[],
  [from, to]: readonly [number, number],
): OutlineEntry[] {
  const entries = outline.filter(({ depth }) => depth >= from && depth <= to);
  return entries.length < 2 ? [] : entries;
}

export function Outline({ entries, texts }: Props) {
  if (entries.length === 0) return null;
  return (
    <div className="outline-box">
      <nav id="outline" popover="auto" className="outline" aria-label={texts.onThisPage}>
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

export function OutlineButton({ texts }: { texts: Texts }) {
  return (
    <button type="button" className="outline-button" popoverTarget="outline">
      {texts.onThisPage}
    </button>
  );
}
