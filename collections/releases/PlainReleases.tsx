// All releases, newest first, by year: each with its day and how many changes of which kind it brought.

import type { SiteData } from '../../engine/index.ts';
import { docUrl } from '../../engine/index.ts';
import { formatDate } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { KINDS } from './kinds.ts';

type Props = { siteData: SiteData; book: ReleaseBook };

export function PlainReleases({ siteData, book }: Props) {
  const newest = [...book.entries].reverse();
  const years = [...new Set(newest.map(({ record }) => record.date.slice(0, 4)))].sort().reverse();
  return (
    <section className="plain-releases">
      <h2>{book.texts.explorer.allReleases}</h2>
      {years.map((year) => (
        <div key={year}>
          <h3>{year}</h3>
          <ul>
            {newest
              .filter(({ record }) => record.date.startsWith(year))
              .map((entry) => (
                <PlainRelease
                  key={entry.record.version}
                  entry={entry}
                  siteData={siteData}
                  book={book}
                />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PlainRelease({ entry, siteData, book }: Props & { entry: ReleaseEntry }) {
  const { record, name, page, anchor } = entry;
  const counts = KINDS.flatMap((kind) => {
    const count = record.changes.filter((change) => change.kind === kind).length;
    return count ? [`${count} ${book.texts.kind[kind]?.toLowerCase()}`] : [];
  });
  return (
    <li>
      <a href={docUrl(siteData.base, page) + (anchor ? `#${anchor}` : '')}>{name}</a>{' '}
      <time dateTime={record.date}>{formatDate(record.date, siteData.lang)}</time>{' '}
      <span>{counts.join(', ')}</span>
    </li>
  );
}
