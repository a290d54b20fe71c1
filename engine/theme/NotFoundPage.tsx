// The answer to an unknown address: says so, suggests near pages, and offers the way on.
import { Document } from './Document.tsx';
import type { Shell } from './shell.ts';

export function NotFoundPage({ shell }: { shell: Shell }) {
  const { notFound } = shell.texts;
  return (
    <Document
      shell={shell}
      url=""
      title={notFound.title}
      description={notFound.description}
      isIndexed={false}
      layout="wide"
    >
      <main id="content" className="main not-found" tabIndex={-1}>
        <link rel="stylesheet" href={shell.assets.lists} />
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <h1>{notFound.title}</h1>
        <div data-near-pages={`${shell.base}docs-index.json`} hidden>
          <p>{notFound.text}</p>
          <ul className="index-list" />
        </div>
        <p>{notFound.noScript}</p>
        <ul className="section-links">
          {shell.sections.map((section) => (
            <li key={section.slug}>
              <a href={section.startUrl}>{section.label}</a>
            </li>
          ))}
        </ul>
        <p>
          <a className="button" href={shell.base}>
            {notFound.home}
          </a>
        </p>
      </main>
    </Document>
  );
}
