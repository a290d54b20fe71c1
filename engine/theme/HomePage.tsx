// The home page of a site without its own: its name and a card for each section.
import { Document } from './Document.tsx';
import { SectionCards } from './SectionCards.tsx';
import type { Shell } from './shell.ts';

export function HomePage({ shell }: { shell: Shell }) {
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
        <h1>{shell.title}</h1>
        <p className="lead">{shell.description}</p>
        <SectionCards shell={shell} sections={shell.sections} />
      </main>
    </Document>
  );
}
