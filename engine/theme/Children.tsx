// Pages in no sidebar that belong to this one → links to them at its end.
import type { PageData } from '../model/page-data.ts';
import type { Texts } from './texts.ts';

/** Nothing where no page names this one as its parent. */
export function Children({ pages, texts }: { pages: PageData['children']; texts: Texts }) {
  if (!pages) return null;
  return (
    <nav className="children" aria-label={texts.children}>
      <h2>{texts.children}</h2>
      <ul>
        {pages.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
