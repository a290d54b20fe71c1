// A period → what happened each day, from totals alone: a few rows a day, however many events there were.
import type { Query } from '../store/database.ts';
import { conditionOf, type Filter } from './filter.ts';
import type { Choices, Day, Overview } from './findings.ts';

type Numbers = Omit<Day, 'day'>;

const SQL = (where: string) => `
SELECT to_char(day, 'YYYY-MM-DD') AS day,
  coalesce(sum(n) FILTER (WHERE kind = 'view'), 0)::float8 AS views,
  coalesce(sum(n) FILTER (WHERE kind = 'answer' AND name = 'yes'), 0)::float8 AS yes,
  coalesce(sum(n) FILTER (WHERE kind = 'answer' AND name = 'no'), 0)::float8 AS no,
  coalesce(sum(n) FILTER (WHERE kind = 'search'), 0)::float8 AS searches,
  coalesce(sum(n) FILTER (WHERE kind = 'search' AND bucket & 1 = 0), 0)::float8 AS nothing,
  coalesce(sum(n) FILTER (WHERE kind = 'missing'), 0)::float8 AS missing,
  coalesce(sum(n) FILTER (WHERE kind = 'error'), 0)::float8 AS errors
FROM totals WHERE ${where} GROUP BY day ORDER BY day`;

const NOTHING: Numbers = {
  views: 0,
  yes: 0,
  no: 0,
  searches: 0,
  nothing: 0,
  missing: 0,
  errors: 0,
};

/** Every day of the period, also those without any event. */
export async function readOverview(query: Query, filter: Filter): Promise<Overview> {
  const { where, values } = conditionOf(filter);
  const rows = await query<Day>(SQL(where), values);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    days: daysOf(filter).map((day) => byDay.get(day) ?? { day, ...NOTHING }),
    choices: await readChoices(query, filter),
  };
}

/** What there is to choose from in the period, whatever is chosen. */
async function readChoices(query: Query, { from, to }: Filter): Promise<Choices> {
  const [row] = await query<Choices>(
    `SELECT coalesce(array_agg(DISTINCT section) FILTER (WHERE section <> ''), '{}') AS sections,
       coalesce(array_agg(DISTINCT version) FILTER (WHERE version <> ''), '{}') AS versions,
       coalesce(array_agg(DISTINCT platform) FILTER (WHERE platform <> ''), '{}') AS platforms
     FROM (SELECT DISTINCT section, version, platform FROM totals
       WHERE day >= $1::date AND day <= $2::date) AS chosen`,
    [from, to],
  );
  return row ?? { sections: [], versions: [], platforms: [] };
}

const MOST_DAYS = 400;

function daysOf({ from, to }: Filter): string[] {
  const days: string[] = [];
  for (const at = new Date(from); days.length < MOST_DAYS; at.setUTCDate(at.getUTCDate() + 1)) {
    const day = at.toISOString().slice(0, 10);
    if (day > to) break;
    days.push(day);
  }
  return days;
}
