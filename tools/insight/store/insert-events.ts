// Events → rows, and the daily counts that they add to, in one statement: each id is counted once, or not at all.
import type { StoredEvent } from '../model/stored-event.ts';
import { isCollision, isFaultOfRows, type Query } from './database.ts';
import { COUNT_KEY, TOTAL_KEY } from './migrations.ts';

const COLUMNS =
  'id, at, kind, page, name, target, section, version, platform, bucket, value, note, choices';

/** Rows are changed in the order of their keys, so that two processes don't wait for each other. */
const INSERT = `
WITH given AS (
  SELECT DISTINCT ON (id) ${COLUMNS}
  FROM jsonb_to_recordset($1::jsonb) AS given(
    id uuid, at timestamptz, kind text, page text, name text, target text, section text,
    version text, platform text, bucket integer, value double precision, note text, choices jsonb)
  ORDER BY id
), added AS (
  INSERT INTO events (${COLUMNS}) SELECT ${COLUMNS} FROM given
  ON CONFLICT (id) DO NOTHING
  RETURNING (at AT TIME ZONE 'UTC')::date AS day, at, kind, page, name, target, section, version,
    platform, bucket, value
), counted AS (
  INSERT INTO counts (${COUNT_KEY}, n, total, last)
  SELECT ${COUNT_KEY}, count(*), sum(value), max(at) FROM added GROUP BY ${COUNT_KEY}
  ORDER BY ${COUNT_KEY}
  ON CONFLICT (${COUNT_KEY}) DO UPDATE SET
    n = counts.n + excluded.n,
    total = counts.total + excluded.total,
    last = greatest(counts.last, excluded.last)
), summed AS (
  INSERT INTO totals (${TOTAL_KEY}, n)
  SELECT day, kind, short, section, version, platform, bucket, count(*)
  FROM (SELECT *, CASE WHEN kind = 'answer' THEN name ELSE '' END AS short FROM added
    WHERE kind <> 'vital') AS one
  GROUP BY day, kind, short, section, version, platform, bucket
  ORDER BY day, kind, short, section, version, platform, bucket
  ON CONFLICT (${TOTAL_KEY}) DO UPDATE SET n = totals.n + excluded.n
)
SELECT count(*)::float8 AS n FROM added`;

const TRIES = 5;

export type Inserted = {
  /** Those that weren't there. */
  added: number;
  /** Those that the database doesn't take, whatever is tried. */
  refused: StoredEvent[];
};

/** @throws the database's error when it is away: nothing is known then, and all may be given again. */
export async function insertEvents(
  query: Query,
  events: readonly StoredEvent[],
): Promise<Inserted> {
  if (events.length === 0) return { added: 0, refused: [] };
  for (let attempt = 1; ; attempt++)
    try {
      const [row] = await query<{ n: number }>(INSERT, [JSON.stringify(events)]);
      return { added: row?.n ?? 0, refused: [] };
    } catch (error) {
      if (isCollision(error) && attempt < TRIES) continue;
      if (!isFaultOfRows(error)) throw error;
      return events.length === 1 ? { added: 0, refused: [...events] } : insertHalves(query, events);
    }
}

/** One bad row doesn't take the others with it. */
async function insertHalves(query: Query, events: readonly StoredEvent[]): Promise<Inserted> {
  const middle = Math.ceil(events.length / 2);
  const first = await insertEvents(query, events.slice(0, middle));
  const second = await insertEvents(query, events.slice(middle));
  return {
    added: first.added + second.added,
    refused: [...first.refused, ...second.refused],
  };
}
