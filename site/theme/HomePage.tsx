// The home page: what the platform is, where to begin by intent, the latest release, the tools, every section.
import { Document, type HomePageProps, SearchField, SectionCards } from '../../engine/index.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { Intents } from './Intents.tsx';
import { LatestRelease, latestSchema } from './LatestRelease.tsx';
import { Tools } from './Tools.tsx';

export function HomePage({ siteData, style, recordsOf }: HomePageProps) {
  const { product, version } = siteData;
  const main = siteData.sections.filter((section) => section.group === 'main');
  const secondary = siteData.sections.filter((section) => section.group === 'secondary');
  const book = recordsOf('releases', latestSchema);
  return (
    <Document
      siteData={siteData}
      url={siteData.base}
      title={`${product.name} documentation`}
      description={siteData.description}
      isIndexed={!version.noIndex}
      layout="home"
    >
      <main id="site-content" className="main home" tabIndex={-1}>
        <link rel="stylesheet" href={siteData.assets.lists} />
        {style ? <link rel="stylesheet" href={style} /> : null}
        <section className="hero">
          <div>
            <h1>Build apps that fit together</h1>
            <p>
              {product.name} is a low-code platform for web and React Native apps. Draw pages from
              widgets, bind them to your databases and services, and ship code you own.
            </p>
            <SearchField siteData={siteData} text={siteData.texts.search.placeholder} />
          </div>
          <HeroDrawing />
        </section>
        <Intents siteData={siteData} />
        <div className="home-news">
          {book ? <LatestRelease siteData={siteData} book={book} /> : null}
          <Tools siteData={siteData} />
        </div>
        <section aria-labelledby="sections">
          <h2 id="sections">Everything, by section</h2>
          <SectionCards siteData={siteData} sections={[...main, ...secondary]} />
        </section>
      </main>
    </Document>
  );
}
