// A page that a collection draws over the whole width: the author's title and words, then what is drawn.
import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
import type { OwnPageProps } from './drawing.ts';
import { PageFoot } from './PageFoot.tsx';

type Props = Omit<OwnPageProps, 'records' | 'texts' | 'values' | 'facts'> & {
  /** Whole names of the style sheets that it needs. */
  styles: readonly string[];
  /** What its head has besides. */
  head?: ReactNode;
  children: ReactNode;
};

/** A page over the whole width, without sidebar and outline; the props of an own page but for `records`, `texts`, `values` and `facts`. */
export function WidePage(props: Props) {
  const { siteData, pageData, page, markdownUrl, styleUrl, styles, head, children } = props;
  const slug = pageData.section ?? pageData.sidebar;
  const section = siteData.sections.find((one) => one.slug === slug);
  const crumbs = section ? [{ label: section.label, url: section.url }] : [];
  const urls = styles.flatMap((name) => styleUrl(name) ?? []);
  return (
    <Document
      siteData={siteData}
      url={pageData.url}
      title={pageData.title}
      description={pageData.description}
      isIndexed={pageData.isIndexed}
      layout="wide"
      sidebar={section?.slug}
      crumbs={crumbs}
      markdownUrl={markdownUrl}
      head={head}
    >
      <main id="site-content" className="main own-page" tabIndex={-1}>
        {urls.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Breadcrumbs siteData={siteData} crumbs={crumbs} />
        <h1>{pageData.title}</h1>
        <div className="own-intro" dangerouslySetInnerHTML={{ __html: page.html }} />
        {children}
        <PageFoot siteData={siteData} pageData={pageData} hasDate />
      </main>
    </Document>
  );
}
