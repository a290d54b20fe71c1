// The home page of a site without its own: its name and a card for each section, or all that is in its only one.
import { Document } from './Document.tsx';
import { IndexList } from './IndexList.tsx';
import { SectionCards } from './SectionCards.tsx';
import type { HomePageProps } from './theme.ts';

export function HomePage({ siteData, top }: HomePageProps) {
  return (
    <Document
      siteData={siteData}
      url={siteData.base}
      title={siteData.title}
      description={siteData.description}
      isIndexed={!siteData.version.noIndex}
      layout="home"
    >
      <main id="site-content" className="main" tabIndex={-1}>
        <link rel="stylesheet" href={siteData.assets.lists} />
        <h1>{siteData.title}</h1>
        <p className="lead">{siteData.description}</p>
        {top ? (
          <IndexList items={top} siteData={siteData} />
        ) : (
          <SectionCards siteData={siteData} sections={siteData.sections} />
        )}
      </main>
    </Document>
  );
}
