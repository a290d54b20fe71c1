// The answer to an unknown address: says so, suggests near pages, and offers the way on.
import { Document } from './Document.tsx';
import type { NotFoundProps } from './part-props.ts';
import { Part } from './parts.ts';
import { SearchField } from './SearchField.tsx';

export function NotFoundPage({ siteData }: NotFoundProps) {
  const { notFound } = siteData.texts;
  return (
    <Document
      siteData={siteData}
      url=""
      title={notFound.title}
      description={notFound.description}
      isIndexed={false}
      layout="wide"
    >
      <main id="site-content" className="main not-found" tabIndex={-1}>
        <link rel="stylesheet" href={siteData.assets.lists} />
        <Part name="NotFound" own={NotFound} props={{ siteData }} />
      </main>
    </Document>
  );
}

/** Says so, suggests near pages, and offers the way on. */
function NotFound({ siteData }: NotFoundProps) {
  const { notFound } = siteData.texts;
  return (
    <>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{notFound.title}</h1>
      <div data-near-pages={`${siteData.base}docs-index.json`} hidden>
        <p>{notFound.text}</p>
        <ul className="index-list" />
      </div>
      <SearchField siteData={siteData} text={siteData.texts.search.placeholder} />
      <p>{notFound.noScript}</p>
      <ul className="section-links">
        {siteData.sections.map((section) => (
          <li key={section.slug}>
            <a href={section.startUrl}>{section.label}</a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={siteData.base}>
          {notFound.home}
        </a>
      </p>
    </>
  );
}
