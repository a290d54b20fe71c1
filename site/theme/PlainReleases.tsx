// All releases, newest first, by year: each with its day and how many changes of which kind it brought.
import { formatDate } from '../../engine/format-date.ts';
import { docUrl } from '../../engine/model/routes.ts';
import type { ReleaseBook } from '../../engine/releases/book.ts';
import type { ReleaseEntry } from '../../engine/releases/entry.ts';
import { KINDS } from '../../engine/releases/kinds.ts';
import type { Shell } from '../../engine/theme/shell.ts';

type Props = { shell: Shell; book: ReleaseBook };

export function PlainReleases({ shell, book }: Props) {
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
                <PlainRelease key={entry.record.version} entry={entry} shell={shell} book={book} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function PlainRelease({ entry, shell, book }: Props & { entry: ReleaseEntry }) {
  const { record, name, page, anchor } = entry;
  const counts = KINDS.flatMap((kind) => {
    const count = record.changes.filter((change) => change.kind === kind).length;
    return count ? [`${count} ${book.texts.kind[kind]?.toLowerCase()}`] : [];
  });
  return (
    <li>
      <a href={docUrl(shell.base, page) + (anchor ? `#${anchor}` : '')}>{name}</a>{' '}
      <time dateTime={record.date}>{formatDate(record.date, shell.lang)}</time>{' '}
      <span>{counts.join(', ')}</span>
    </li>
  );
}
