// The explorer of all changes; without JavaScript, and until it is loaded, all releases as a plain list.

import { Island } from '../../engine/index.ts';
import { ALL_AREAS, feedPath } from './feed-path.ts';
import ReleaseExplorer from './islands/ReleaseExplorer.tsx';
import { PlainReleases } from './PlainReleases.tsx';
import { ReleasePageData, type ReleasePageProps } from './ReleaseFrame.tsx';

export function ReleasesPage({ records: book, ...props }: ReleasePageProps) {
  const { siteData, texts } = props;
  return (
    <ReleasePageData {...props}>
      <Island
        name="ReleaseExplorer"
        component={ReleaseExplorer}
        props={{ base: siteData.base, texts, areas: book.areas }}
        when="load"
      />
      <PlainReleases siteData={siteData} book={book} />
      <p className="feeds">
        {texts.explorer.feeds}:{' '}
        {(['atom', 'rss', 'json'] as const).map((format) => (
          <a key={format} href={siteData.base + feedPath(ALL_AREAS, format)}>
            {format === 'json' ? 'JSON Feed' : format === 'rss' ? 'RSS' : 'Atom'}
          </a>
        ))}
      </p>
    </ReleasePageData>
  );
}
