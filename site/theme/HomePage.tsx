// The home page: what the platform is, where to start by intent, every section, the latest release.
import { Document } from '../../engine/theme/Document.tsx';
import { Icon } from '../../engine/theme/Icon.tsx';
import { SearchField } from '../../engine/theme/SearchField.tsx';
import { SectionCards } from '../../engine/theme/SectionCards.tsx';
import type { Shell } from '../../engine/theme/shell.ts';
import { HeroDrawing } from './HeroDrawing.tsx';

type Start = { icon: string; title: string; text: string; id: string };

const starts = ({ product }: Shell): Start[] => [
  {
    icon: 'rocket',
    title: 'Build a first app',
    text: 'Import a database, drag in a data table, run it: about five minutes.',
    id: 'tutorials/build-app-in-5-minutes/app-demo',
  },
  {
    icon: 'compass',
    title: 'Find your way in the Studio',
    text: 'Workspaces, panels and tools, and what each is for.',
    id: `app-development/${product.slug}-overview/product-walkthrough`,
  },
  {
    icon: 'users',
    title: 'Set up a team',
    text: 'Invite people, give them roles, share projects.',
    id: 'teams/team-setup',
  },
];

export function HomePage({ shell }: { shell: Shell }) {
  const { product, version } = shell;
  const main = shell.sections.filter((section) => section.group === 'main');
  const secondary = shell.sections.filter((section) => section.group === 'secondary');
  const style = shell.assets.pages.home;
  const releases = secondary.find((section) => section.slug === 'release-notes');
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
        {style ? <link rel="stylesheet" href={style} /> : null}
        <section className="hero">
          <div>
            <h1>Build apps that fit together</h1>
            <p>
              {product.name} is a low-code platform for web and React Native apps. Draw pages from
              widgets, bind them to your databases and services, and ship code you own.
            </p>
            <SearchField shell={shell} text={shell.texts.search.placeholder} />
            <p className="hero-links">
              <a className="button" href={`${shell.base}documentation-reference`}>
                Read the developers guide
              </a>
              <a className="button plain" href={`${shell.base}tutorials`}>
                Follow a tutorial
              </a>
            </p>
          </div>
          <HeroDrawing />
        </section>

        <section aria-labelledby="start">
          <h2 id="start">Start here</h2>
          <ul className="starts">
            {starts(shell).map((start) => (
              <li key={start.id}>
                <a href={shell.base + start.id}>
                  <Icon name={start.icon} />
                  <span>
                    <strong>{start.title}</strong>
                    {start.text}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>

        <section aria-labelledby="sections">
          <h2 id="sections">Everything, by section</h2>
          <SectionCards shell={shell} sections={main} />
        </section>

        <section aria-labelledby="more" className="home-more">
          <h2 id="more">Releases and answers</h2>
          {releases ? (
            <p className="latest">
              The current version is{' '}
              <a href={`${shell.base}${product.slug}-release-notes`}>{version.label}</a>. Look
              through <a href={`${shell.base}releases`}>all changes of all releases</a>, or see{' '}
              <a href={`${shell.base}upgrade`}>what changes between your version and another</a>.
            </p>
          ) : null}
          <SectionCards shell={shell} sections={secondary} />
        </section>
      </main>
    </Document>
  );
}
