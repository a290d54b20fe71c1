// The headings of the page: a column on a desk, a small menu on a phone or tablet. Opens without a script.
import type { OutlineEntry } from '../markdown/page.ts';
import type { Texts } from './texts.ts';

type Props = { outline: readonly OutlineEntry[]; maxDepth: number; texts: Texts };

export function Outline({ outline, maxDepth, texts }: Props) {
  const entries = outline.filter((entry) => entry.depth <= maxDepth);
  if (entries.length < 2) return null;
  return (
    <div className="outline-box">
      <button type="button" className="outline-button" popoverTarget="outline">
        {texts.onThisPage}
      </button>
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
