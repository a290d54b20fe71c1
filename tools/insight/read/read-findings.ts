// A period → all that a writer's machine makes suggestions and reports from.
import type { Query } from '../store/database.ts';
import type { Filter } from './filter.ts';
import type { Findings } from './findings.ts';
import { readOverview } from './overview.ts';
import { readMissing, readNotes, readPages, readRetries, readSearches } from './rows.ts';

export const readFindings = async (query: Query, filter: Filter): Promise<Findings> => ({
  overview: await readOverview(query, filter),
  pages: await readPages(query, filter),
  notes: await readNotes(query, filter),
  searches: await readSearches(query, filter),
  retries: await readRetries(query, filter),
  missing: await readMissing(query, filter),
});
