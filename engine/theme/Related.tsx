// Pages that collections know to be related → a short list at the end of the article, each with its reason.
import type { PageData } from '../model/page-data.ts';
import type { Texts } from './texts.ts';

/** Nothing where there is nothing good. */
export function Related({ pages, texts }: { pages: PageData['related']; texts: Texts }) {
  if (!pages) return null;
  return (
    <nav className="children" aria-label={texts.related}>
      <h2>{texts.related}</h2>
      <ul>
        {pages.map(({ label, url, reason }) => (
          <li key={url}>
            <a href={url}>{label}</a>: {reason ?? texts.relatedSteps}
          </li>
        ))}
      </ul>
    </nav>
  );
}
