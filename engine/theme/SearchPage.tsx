// The page for searching the whole site. Its form needs a script; without scripts, it lists the sections instead.

import { fill } from '../text/fill.ts';
import { SEARCH_ID } from '../text/search-id.ts';
import { Document } from './Document.tsx';
import type { SiteData } from './site-data.ts';

export function SearchPage({ siteData }: { siteData: SiteData }) {
  const { search } = siteData.texts;
  const url = siteData.base + SEARCH_ID;
  return (
    <Document
      siteData={siteData}
      url={url}
      title={search.label}
      description={fill(search.description, { title: siteData.title })}
      isIndexed={false}
      layout="wide"
    >
      <main id="site-content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={siteData.assets.lists} />
        <h1>{search.label}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> would be one more element for the same. */}
        <form className="search" role="search" action={url}>
          <input
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.placeholder}
            // biome-ignore lint/a11y/noAutofocus: readers come to this page to type.
            autoFocus
          />
        </form>
        <div className="search-without">
          <p className="lead">{search.noScript}</p>
          <ul className="section-links">
            {siteData.sections.map((section) => (
              <li key={section.slug}>
                <a href={section.url}>{section.label}</a>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </Document>
  );
}
