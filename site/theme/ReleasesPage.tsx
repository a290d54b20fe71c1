// The explorer of all changes; without JavaScript, and until it is loaded, all releases as a plain list.

import { ALL_AREAS, feedPath } from '../../engine/releases/feed-path.ts';
import { Island } from '../../engine/render/Island.tsx';
import type { OwnPageProps } from '../../engine/theme/theme.ts';
import ReleaseExplorer from '../islands/ReleaseExplorer.tsx';
import { OwnPage } from './OwnPage.tsx';
import { PlainReleases } from './PlainReleases.tsx';

export function ReleasesPage({ book, ...props }: OwnPageProps) {
  const { shell } = props;
  const texts = shell.texts.releases;
  return (
    <OwnPage {...props}>
      <Island
        name="ReleaseExplorer"
        component={ReleaseExplorer}
        props={{ base: shell.base, texts, areas: book.areas }}
        when="load"
      />
      <PlainReleases shell={shell} book={book} />
      <p className="feeds">
        {texts.explorer.feeds}:{' '}
        {(['atom', 'rss', 'json'] as const).map((format) => (
          <a key={format} href={shell.base + feedPath(ALL_AREAS, format)}>
            {format === 'json' ? 'JSON Feed' : format === 'rss' ? 'RSS' : 'Atom'}
          </a>
        ))}
      </p>
    </OwnPage>
  );
}
