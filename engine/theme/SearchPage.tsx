// The page for searching the whole site. Its form needs a script; without scripts, it lists the sections instead.
import { SEARCH_ID } from '../address.ts';
import { Document } from './Document.tsx';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function SearchPage({ shell }: { shell: Shell }) {
  const { search } = shell.texts;
  const url = shell.base + SEARCH_ID;
  return (
    <Document
      shell={shell}
      url={url}
      title={search.label}
      description={fill(search.description, { title: shell.title })}
      isIndexed={false}
      layout="wide"
    >
      <main id="content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={shell.assets.lists} />
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
            {shell.sections.map((section) => (
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
