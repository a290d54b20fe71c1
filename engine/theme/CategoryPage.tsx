// The index page of a section or category: what is in it, each page with its own description.
import type { CategoryFrame } from '../model/category.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
import { IndexList } from './IndexList.tsx';
import type { Shell } from './shell.ts';
import { fill } from './texts.ts';

export function CategoryPage({ shell, frame }: { shell: Shell; frame: CategoryFrame }) {
  const { texts } = shell;
  const about = frame.description || fill(texts.categoryDescription, { label: frame.title });
  return (
    <Document
      shell={shell}
      url={frame.url}
      title={frame.title}
      description={about}
      isIndexed={frame.isIndexed}
      layout="page"
      sidebar={frame.sidebar}
      branch={frame.branch}
      crumbs={frame.crumbs}
    >
      <main id="content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={shell.assets.lists} />
        <Breadcrumbs shell={shell} crumbs={frame.crumbs} />
        <h1>{frame.title}</h1>
        <p className="lead">{about}</p>
        {frame.children.length === 0 ? (
          <p className="empty">{texts.noPagesYet}</p>
        ) : (
          <IndexList items={frame.children} shell={shell} />
        )}
      </main>
    </Document>
  );
}
