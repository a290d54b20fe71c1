// A period → pages, searches, addresses and errors, each with what writers have said of it.
import type { Query } from '../store/database.ts';
import { conditionOf, type Filter } from './filter.ts';
import type { ErrorRow, MissingRow, NoteRow, PageRow, RetryRow, SearchRow } from './findings.ts';
import { wilsonLower } from './wilson.ts';

/** Rows of one kind at most, the most frequent ones. */
const MOST = 500;
const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** Columns of `Marked`, for rows that have `name` and `last`. */
const marked = (kind: string) => ({
  columns: `to_char(one.last AT TIME ZONE 'UTC', ${ISO}) AS last,
    coalesce(done.at >= one.last, false) AS "isDone", coalesce(done.note, '') AS "doneNote"`,
  join: `LEFT JOIN done ON done.kind = '${kind}' AND done.name = one.name`,
});

/** A table `name` of the pages in `one`: each with the counts of a column, by its values. All pages are read at once. */
const countsBy = (name: string, column: string, condition: string) =>
  `${name} AS (
     SELECT page AS name, jsonb_object_agg(key, n) AS counts FROM (
       SELECT page, ${column} AS key, sum(n)::float8 AS n FROM chosen
       WHERE page IN (SELECT name FROM one) AND ${condition} GROUP BY page, ${column}) AS each
     GROUP BY page)`;

export async function readPages(query: Query, filter: Filter): Promise<PageRow[]> {
  const { where, values } = conditionOf(filter);
  const { columns, join } = marked('page');
  const rows = await query<Omit<PageRow, 'bad'>>(
    `WITH chosen AS (
       SELECT * FROM counts WHERE ${where} AND kind IN ('view', 'answer', 'stuck', 'problem')
     ), one AS (
       SELECT page AS name,
         coalesce(sum(n) FILTER (WHERE kind = 'view'), 0)::float8 AS views,
         coalesce(sum(n) FILTER (WHERE kind = 'answer' AND name = 'yes'), 0)::float8 AS yes,
         coalesce(sum(n) FILTER (WHERE kind = 'answer' AND name = 'no'), 0)::float8 AS no,
         coalesce(sum(n) FILTER (WHERE kind = 'problem'), 0)::float8 AS problems,
         coalesce(max(last) FILTER (WHERE kind <> 'view' AND NOT (kind = 'answer' AND name = 'yes')),
           '-infinity') AS last,
         sum(n) FILTER (WHERE kind <> 'view') AS said, sum(n) AS n
       FROM chosen GROUP BY page ORDER BY said DESC NULLS LAST, n DESC, page LIMIT ${MOST}
     )
     , ${countsBy('reasons', 'target', `kind = 'answer' AND target <> ''`)}
     , ${countsBy('stuck', 'name', `kind = 'stuck'`)}
     SELECT one.name AS page, views, yes, no, problems,
       coalesce(reasons.counts, '{}') AS reasons, coalesce(stuck.counts, '{}') AS stuck, ${columns}
     FROM one LEFT JOIN reasons ON reasons.name = one.name LEFT JOIN stuck ON stuck.name = one.name
     ${join}`,
    values,
  );
  return rows
    .map((row) => ({ ...row, bad: wilsonLower(row.no, row.yes + row.no) }))
    .sort((a, b) => b.bad - a.bad || b.no - a.no || b.views - a.views);
}

/** @param page  of this page alone; of all where undefined. Newest first. */
export function readNotes(query: Query, filter: Filter, page?: string): Promise<NoteRow[]> {
  const { where, values } = conditionOf(filter);
  const day = where.replaceAll(/\bday\b/g, `(at AT TIME ZONE 'UTC')::date`);
  const own = page === undefined ? '' : `AND page = $${values.push(page)}`;
  return query<NoteRow>(
    `SELECT to_char(at AT TIME ZONE 'UTC', ${ISO}) AS at, page, kind, name AS answer,
       target AS reason, note AS text, version, platform
     FROM events WHERE ${day} AND note <> '' ${own} ORDER BY events.at DESC LIMIT ${MOST}`,
    values,
  );
}

export function readSearches(query: Query, filter: Filter): Promise<SearchRow[]> {
  const { where, values } = conditionOf(filter);
  const { columns, join } = marked('search');
  return query<SearchRow>(
    `WITH chosen AS (SELECT * FROM counts WHERE ${where} AND kind = 'search'), one AS (
       SELECT name, sum(n)::float8 AS n,
         coalesce(sum(n) FILTER (WHERE bucket & 1 = 0), 0)::float8 AS nothing,
         coalesce(sum(n) FILTER (WHERE bucket & 1 = 1 AND bucket & 2 = 0), 0)::float8 AS unopened,
         coalesce(sum(n) FILTER (WHERE bucket & 4 = 4), 0)::float8 AS again,
         round((sum(total) / sum(n))::numeric, 1)::float8 AS found, max(last) AS last
       FROM chosen GROUP BY name ORDER BY sum(n) DESC, name LIMIT ${MOST}
     )
     , ${bestTargets(`target <> ''`)}
     SELECT one.name AS query, one.n, nothing, unopened, again, found, ${columns},
       coalesce(best.pages, '[]') AS opened
     FROM one LEFT JOIN best ON best.name = one.name ${join} ORDER BY one.n DESC, one.name`,
    values,
  );
}

/** A table `best` of the names in `one`: each with its five most frequent targets. */
const bestTargets = (condition: string) =>
  `best AS (
     SELECT name, jsonb_agg(jsonb_build_object('page', target, 'n', n) ORDER BY n DESC, target) AS pages FROM (
       SELECT name, target, n, row_number() OVER (PARTITION BY name ORDER BY n DESC, target) AS place FROM (
         SELECT name, target, sum(n)::float8 AS n FROM chosen
         WHERE name IN (SELECT name FROM one) AND ${condition} GROUP BY name, target) AS each) AS placed
     WHERE place <= 5 GROUP BY name)`;

export function readRetries(query: Query, filter: Filter): Promise<RetryRow[]> {
  const { where, values } = conditionOf(filter);
  return query<RetryRow>(
    `SELECT name AS query, target AS next, sum(n)::float8 AS n FROM counts
     WHERE ${where} AND kind = 'retry' GROUP BY name, target ORDER BY sum(n) DESC, name, target LIMIT ${MOST}`,
    values,
  );
}

export function readMissing(query: Query, filter: Filter): Promise<MissingRow[]> {
  const { where, values } = conditionOf(filter);
  const { columns, join } = marked('missing');
  return query<MissingRow>(
    `WITH chosen AS (SELECT * FROM counts WHERE ${where} AND kind = 'missing'), one AS (
       SELECT name, sum(n)::float8 AS n, max(last) AS last
       FROM chosen GROUP BY name ORDER BY sum(n) DESC, name LIMIT ${MOST}
     )
     , ${bestTargets('true')}
     SELECT one.name AS address, one.n, ${columns}, coalesce(best.pages, '[]') AS "from"
     FROM one LEFT JOIN best ON best.name = one.name ${join} ORDER BY one.n DESC, one.name`,
    values,
  );
}

export function readErrors(query: Query, filter: Filter): Promise<ErrorRow[]> {
  const { where, values } = conditionOf(filter);
  const { columns, join } = marked('error');
  return query<ErrorRow>(
    `WITH one AS (
       SELECT name, target, sum(n)::float8 AS n, count(DISTINCT page)::float8 AS pages, max(last) AS last
       FROM counts WHERE ${where} AND kind = 'error'
       GROUP BY name, target ORDER BY sum(n) DESC, name LIMIT ${MOST}
     )
     SELECT one.name AS message, one.target AS place, one.n, pages, ${columns}
     FROM one ${join} ORDER BY one.n DESC, one.name`,
    values,
  );
}
