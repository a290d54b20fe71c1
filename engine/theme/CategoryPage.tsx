// The index page of a section or category: what is in it, each page with its own description.
import type { CategoryChild, CategoryFrame } from '../model/category.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Document } from './Document.tsx';
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
        <Breadcrumbs shell={shell} crumbs={frame.crumbs} />
        <h1>{frame.title}</h1>
        <p className="lead">{about}</p>
        {frame.children.length === 0 ? (
          <p className="empty">{texts.noPagesYet}</p>
        ) : (
          <ul className="index-list">
            {frame.children.map((child) => (
              <li key={`${child.url} ${child.label}`}>
                <Child child={child} shell={shell} />
              </li>
            ))}
          </ul>
        )}
      </main>
    </Document>
  );
}

function Child({ child, shell }: { child: CategoryChild; shell: Shell }) {
  const { texts } = shell;
  if (child.isPlanned)
    return (
      <div className="index-item planned">
        <strong>{child.label}</strong>
        <span>{texts.planned}</span>
      </div>
    );
  const count = child.pages === 1 ? texts.onePage : fill(texts.pages, { count: child.pages });
  const about = child.description || (child.type === 'category' ? count : '');
  return (
    <a className={`index-item is-${child.type}`} href={child.url}>
      <strong>{child.label}</strong>
      {about ? <span>{about}</span> : null}
    </a>
  );
}
