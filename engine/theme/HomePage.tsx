// The home page of a site without its own: its name and a card for each section, or all that is in its only one.
import { Document } from './Document.tsx';
import { IndexList } from './IndexList.tsx';
import { SectionCards } from './SectionCards.tsx';
import type { HomePageProps } from './theme.ts';

export function HomePage({ shell, top }: HomePageProps) {
  return (
    <Document
      shell={shell}
      url={shell.base}
      title={shell.title}
      description={shell.description}
      isIndexed={!shell.version.noIndex}
      layout="home"
    >
      <main id="content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={shell.assets.lists} />
        <h1>{shell.title}</h1>
        <p className="lead">{shell.description}</p>
        {top ? (
          <IndexList items={top} shell={shell} />
        ) : (
          <SectionCards shell={shell} sections={shell.sections} />
        )}
      </main>
    </Document>
  );
}
