// Records of releases → the newest one, with the three changes that matter most.
import { z } from 'zod';
import {
  inlineHtml,
  parseInline,
  withoutLinks,
} from '../../collections/releases/small-markdown.ts';
import { docUrl, type SiteData } from '../../engine/index.ts';
import { formatDate } from '../../engine/shared.ts';

const SHOWN = 3;

/** What breaks comes first, but once: the rest of the place is for what is new. */
const ORDER = ['breaking', 'feature', 'security', 'deprecation', 'enhancement', 'fix'];

/** What it shows of the releases. */
export const latestSchema = z.object({
  entries: z.array(
    z.object({
      page: z.string(),
      name: z.string(),
      anchors: z.array(z.string()),
      record: z.object({
        date: z.string(),
        changes: z.array(z.object({ kind: z.string(), title: z.string() })),
      }),
    }),
  ),
  texts: z.object({ kind: z.record(z.string(), z.string()) }),
});

type Props = { siteData: SiteData; book: z.output<typeof latestSchema> };

export function LatestRelease({ siteData, book }: Props) {
  const newest = book.entries.at(-1);
  if (!newest) return null;
  const { record, page, name, anchors } = newest;
  const url = docUrl(siteData.base, page);
  const changes = record.changes.map((change, i) => ({ ...change, url: `${url}#${anchors[i]}` }));
  const [worst, ...others] = [...changes].sort((a, b) => rank(a.kind) - rank(b.kind));
  const rest = others.filter(({ kind }) => kind !== 'breaking');
  const day = formatDate(record.date, siteData.lang);
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
                  __html: String(inlineHtml(withoutLinks(parseInline(change.title)))),
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
