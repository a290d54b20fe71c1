// A question of the page for writers → its rows as JSON.
import { lookUp } from '../../../engine/tooling.ts';
import { type Filter, filterSchema, lastDays } from '../read/filter.ts';
import { readOverview } from '../read/overview.ts';
import { readFindings } from '../read/read-findings.ts';
import { readErrors, readMissing, readNotes, readPages, readSearches } from '../read/rows.ts';
import { readVitals } from '../read/vitals.ts';
import type { Query } from '../store/database.ts';
import { jsonReply, type Reply, textReply } from './reply.ts';
import type { BuiltPages } from './site-pages.ts';

export type Reading = { query: Query; pages: BuiltPages; now(): Date };

type Read = (reading: Reading, filter: Filter, params: URLSearchParams) => Promise<unknown>;

const READS: Readonly<Record<string, Read>> = {
  overview: ({ query }, filter) => readOverview(query, filter),
  pages: async ({ query, pages }, filter) => {
    const rows = await readPages(query, filter);
    return rows.map((row) => ({ ...row, title: pages.titleOf(row.page) ?? row.page }));
  },
  notes: ({ query }, filter, params) => readNotes(query, filter, params.get('page') ?? undefined),
  searches: ({ query }, filter) => readSearches(query, filter),
  missing: ({ query }, filter) => readMissing(query, filter),
  vitals: ({ query }, filter) => readVitals(query, filter),
  errors: ({ query }, filter) => readErrors(query, filter),
  /** All that `suggest` and `report` need, in one answer. */
  findings: async (reading, filter) => readFindings(reading.query, filter),
  /** What would our search answer today? */
  answer: async ({ pages }, _filter, params) => pages.search((params.get('q') ?? '').slice(0, 100)),
};

const DAYS = 28;

/** @param name  below `BASE_insight/api/`. */
export async function answerRead(
  name: string,
  params: URLSearchParams,
  reading: Reading,
): Promise<Reply> {
  const read = lookUp(READS, name);
  if (!read) return textReply(404, 'There is no such question');
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const filter = filterSchema.safeParse({ ...lastDays(DAYS, reading.now()), ...given });
  if (!filter.success) return textReply(400, 'The filter can’t be read');
  return jsonReply(await read(reading, filter.data, params));
}
