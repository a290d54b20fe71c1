// `learn dev --from`: what readers said, from a service or an export → for each page what is shown beside it while it is written.
import type { Findings } from '../../tools/insight/read/findings.ts';
import { loadFindings } from '../../tools/insight/suggest/load-findings.ts';
import type { PageNotes } from '../dev/with-diagnostics.ts';

const DAYS = 28;
/** The newest of a page; the page for writers has all. */
const MOST_TEXTS = 10;

/** By page; those that nobody said anything of have none. */
function toPageNotes({ pages, notes }: Findings): ReadonlyMap<string, PageNotes> {
  const said = pages.filter(({ yes, no, problems, stuck }) => {
    return yes + no + problems + Object.keys(stuck).length > 0;
  });
  return new Map(
    said.map(({ page, yes, no, problems, reasons, stuck }) => [
      page,
      {
        yes,
        no,
        problems,
        reasons,
        stuck,
        texts: notes.flatMap((one) => (one.page === page ? one.text : [])).slice(0, MOST_TEXTS),
      },
    ]),
  );
}

/** Asked for once, beside the start of the server: until it is there, pages have none. */
export function loadPageNotes(
  from: string,
  log: (sentence: string) => void,
): (page: string) => PageNotes | undefined {
  let notes: ReadonlyMap<string, PageNotes> = new Map();
  const token = process.env.LEARN_INSIGHT_TOKEN;
  loadFindings({ from, days: DAYS, token, now: new Date() }).then(
    (findings) => {
      notes = toPageNotes(findings);
    },
    (error: Error) => log(`What readers said can't be had: ${error.message}`),
  );
  return (page) => notes.get(page);
}
