// A page that a collection draws over the whole width: the author's title and words, then what is drawn.
import type { ReactNode } from 'react';
import type { OwnPageProps } from '../collection.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
import { PageFoot } from './PageFoot.tsx';

type Props = Omit<OwnPageProps<unknown, unknown>, 'records' | 'texts' | 'values'> & {
  /** Whole names of the style sheets that it needs. */
  styles: readonly string[];
  /** What its head has besides. */
  head?: ReactNode;
  /** Slug of the section that it belongs to. */
  section: string;
  children: ReactNode;
};

export function WidePage(props: Props) {
  const { shell, frame, page, markdownUrl, styleUrl, styles, head, children } = props;
  const section = shell.sections.find((one) => one.slug === props.section);
  const crumbs = section ? [{ label: section.label, url: section.url }] : [];
  const urls = styles.flatMap((name) => styleUrl(name) ?? []);
  return (
    <Document
      shell={shell}
      url={frame.url}
      title={frame.title}
      description={frame.description}
      isIndexed={frame.isIndexed}
      layout="wide"
      sidebar={section?.slug}
      crumbs={crumbs}
      markdownUrl={markdownUrl}
      head={head}
    >
      <main id="content" className="main own-page" tabIndex={-1}>
        {urls.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <Breadcrumbs shell={shell} crumbs={crumbs} />
        <h1>{frame.title}</h1>
        <div className="own-intro" dangerouslySetInnerHTML={{ __html: page.html }} />
        {children}
        <PageFoot shell={shell} frame={frame} hasDate />
      </main>
    </Document>
  );
}
