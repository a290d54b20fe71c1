// The home page: what the platform is, where to begin by intent, the latest release, the tools, every section.
import type { ReleaseBook } from '../../collections/releases/book.ts';
import { Document, type HomePageProps, SearchField, SectionCards } from '../../engine/index.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { Intents } from './Intents.tsx';
import { LatestRelease } from './LatestRelease.tsx';
import { Tools } from './Tools.tsx';

export function HomePage({ shell, style, recordsOf }: HomePageProps) {
  const { product, version } = shell;
  const main = shell.sections.filter((section) => section.group === 'main');
  const secondary = shell.sections.filter((section) => section.group === 'secondary');
  const book = recordsOf<ReleaseBook>('releases');
  return (
    <Document
      shell={shell}
      url={shell.base}
      title={`${product.name} documentation`}
      description={shell.description}
      isIndexed={!version.noIndex}
      layout="home"
    >
      <main id="content" className="main home" tabIndex={-1}>
        <link rel="stylesheet" href={shell.assets.lists} />
        {style ? <link rel="stylesheet" href={style} /> : null}
        <section className="hero">
          <div>
            <h1>Build apps that fit together</h1>
            <p>
              {product.name} is a low-code platform for web and React Native apps. Draw pages from
              widgets, bind them to your databases and services, and ship code you own.
            </p>
            <SearchField shell={shell} text={shell.texts.search.placeholder} />
          </div>
          <HeroDrawing />
        </section>
        <Intents shell={shell} />
        <div className="home-news">
          {book ? <LatestRelease shell={shell} book={book} /> : null}
          <Tools shell={shell} />
        </div>
        <section aria-labelledby="sections">
          <h2 id="sections">Everything, by section</h2>
          <SectionCards shell={shell} sections={[...main, ...secondary]} />
        </section>
      </main>
    </Document>
  );
}
