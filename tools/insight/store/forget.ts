// A date → what was sent before it is forgotten: raw events at the end of their days, everything when a person says so.
import type { Database } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Daily counts stay for ever. @returns how many events went. */
export async function dropOldEvents(
  database: Database,
  keepDays: number,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - keepDays * DAY_MS).toISOString();
  const [row] = await database.query<{ n: number }>(
    `WITH gone AS (DELETE FROM events WHERE at < $1::timestamptz RETURNING 1)
     SELECT count(*)::float8 AS n FROM gone`,
    [before],
  );
  return row?.n ?? 0;
}

export type Forgotten = { events: number; counts: number };

/** Events, counts and totals of all days before `day`, such as `2026-01-31`. */
export function forgetBefore(database: Database, day: string): Promise<Forgotten> {
  return database.transaction(async (query) => {
    const drop = async (table: string, condition: string) => {
      const [row] = await query<{ n: number }>(
        `WITH gone AS (DELETE FROM ${table} WHERE ${condition} RETURNING 1)
         SELECT count(*)::float8 AS n FROM gone`,
        [day],
      );
      return row?.n ?? 0;
    };
    const events = await drop('events', `at < ($1::date)::timestamp AT TIME ZONE 'UTC'`);
    const counts = await drop('counts', 'day < $1::date');
    await drop('totals', 'day < $1::date');
    return { events, counts };
  });
}
