// Records of releases → the newest one, with the three changes that matter most.
import type { ReleaseBook } from '../../collections/releases/book.ts';
import {
  inlineHtml,
  parseInline,
  withoutLinks,
} from '../../collections/releases/small-markdown.ts';
import { docUrl, type Shell } from '../../engine/index.ts';

const SHOWN = 3;

/** What breaks comes first, but once: the rest of the place is for what is new. */
const ORDER = ['breaking', 'feature', 'security', 'deprecation', 'enhancement', 'fix'];

type Props = { shell: Shell; book: ReleaseBook };

export function LatestRelease({ shell, book }: Props) {
  const newest = book.entries.at(-1);
  if (!newest) return null;
  const { record, page, name, anchors } = newest;
  const url = docUrl(shell.base, page);
  const changes = record.changes.map((change, i) => ({ ...change, url: `${url}#${anchors[i]}` }));
  const [worst, ...others] = [...changes].sort((a, b) => rank(a.kind) - rank(b.kind));
  const rest = others.filter(({ kind }) => kind !== 'breaking');
  const day = new Date(record.date).toLocaleDateString('en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <section className="latest" aria-labelledby="latest">
      <h2 id="latest">
        <a href={url}>New in {name}</a> <time dateTime={record.date}>{day}</time>
      </h2>
      <ul>
        {[worst, ...rest].slice(0, SHOWN).map((change) =>
          change ? (
            <li key={change.url}>
              <span className={`kind kind-${change.kind}`}>{book.texts.kind[change.kind]}</span>
              <a
                href={change.url}
                dangerouslySetInnerHTML={{
                  __html: inlineHtml(withoutLinks(parseInline(change.title))),
                }}
              />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

const rank = (kind: string): number =>
  (ORDER.indexOf(kind) + ORDER.length + 1) % (ORDER.length + 1);
