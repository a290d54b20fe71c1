// The book of releases → `releases.json`: everything the records say, with addresses, for machines.
import type { ReleaseBook } from './book.ts';
import { type UrlOf, withAddresses } from './data.ts';

/** Newest first. Texts are Markdown; addresses are whole. */
export function machineRecord(book: ReleaseBook, origin: string, urlOf: UrlOf): string {
  const whole = (id: string) => {
    const url = urlOf(id);
    return url === undefined ? undefined : origin + url;
  };
  const releases = [...book.entries].reverse().map(({ record, name, page, anchor, anchors }) => {
    const url = whole(page) ?? origin;
    const { version, date, channels, enterprise, stopover, summary, changes } = record;
    const { stack, stackFrom } = record;
    return {
      version,
      name,
      date,
      channels,
      ...(enterprise ? { enterprise } : {}),
      url: anchor ? `${url}#${anchor}` : url,
      summary: withAddresses(summary, whole),
      ...(stopover ? { stopover: withAddresses(stopover, whole) } : {}),
      changes: changes.map(
        ({ pages, symptom, body, action, id: _id, shows: _shows, ...change }, i) => ({
          ...change,
          ...(symptom ? { symptom: withAddresses(symptom, whole) } : {}),
          ...(body ? { body: withAddresses(body, whole) } : {}),
          ...(action ? { action: withAddresses(action, whole) } : {}),
          url: `${url}#${anchors[i]}`,
          ...(pages ? { pages: pages.flatMap((id) => whole(id) ?? []) } : {}),
        }),
      ),
      ...widgetsIn(version, book),
      ...(stack ? { stack } : {}),
      ...(stackFrom ? { stackFrom } : {}),
    };
  });
  return `${JSON.stringify({ product: book.product, releases })}\n`;
}

/** What of widgets came, went or got another default with this release. */
function widgetsIn(version: string, { moves }: ReleaseBook): { widgets?: object[] } {
  const own = moves.filter((move) => move.version === version);
  return own.length ? { widgets: own.map(({ version: _version, ...move }) => move) } : {};
}
