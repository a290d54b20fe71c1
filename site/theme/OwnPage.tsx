// A page that this site draws over the whole width: the author's title and words, then what is drawn.
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../engine/theme/Breadcrumbs.tsx';
import { Document } from '../../engine/theme/Document.tsx';
import { PageFoot } from '../../engine/theme/PageTools.tsx';
import type { OwnPageProps } from '../../engine/theme/theme.ts';

/** `section`: slug of the section that it belongs to. */
type Props = Omit<OwnPageProps, 'book'> & { children: ReactNode; section?: string };

export function OwnPage({
  shell,
  frame,
  page,
  markdownUrl,
  children,
  section: slug = 'release-notes',
}: Props) {
  const style = shell.assets.pages[frame.id];
  const section = shell.sections.find((one) => one.slug === slug);
  const crumbs = section ? [{ label: section.label, url: section.url }] : [];
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
      hasFeeds={slug === 'release-notes'}
    >
      <main id="content" className="main own-page" tabIndex={-1}>
        {style ? <link rel="stylesheet" href={style} /> : null}
        <Breadcrumbs shell={shell} crumbs={crumbs} />
        <h1>{frame.title}</h1>
        <div className="own-intro" dangerouslySetInnerHTML={{ __html: page.html }} />
        {children}
        <PageFoot shell={shell} frame={frame} />
      </main>
    </Document>
  );
}
