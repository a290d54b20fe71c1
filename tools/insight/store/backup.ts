// All tables ↔ lines of JSON: a backup that either store writes, and either reads.
import { z } from 'zod';
import { ExpectedError } from '../../../engine/tooling.ts';
import type { Database, Row } from './database.ts';
import { COUNT_KEY, TOTAL_KEY } from './migrations.ts';

/** In the order in which they are written. Each key is unique, so that pages of rows meet none twice. */
const TABLES: Readonly<Record<string, { key: string; columns: string }>> = {
  events: {
    key: 'id',
    columns: `id::text, at, kind, page, name, target, section, version, platform, bucket, value, note, choices`,
  },
  counts: { key: COUNT_KEY, columns: `${COUNT_KEY}, n, total, last` },
  totals: { key: TOTAL_KEY, columns: `${TOTAL_KEY}, n` },
  done: { key: 'kind, name', columns: 'kind, name, at, note' },
};

const ROWS = 1_000;

/** Rows as the database writes them in JSON: times with their offset, days as `2026-01-31`. */
export async function* backupRows(database: Database): AsyncGenerator<{ table: string; row: Row }> {
  for (const [table, { key, columns }] of Object.entries(TABLES))
    for (let from = 0; ; from += ROWS) {
      const rows = await database.query<{ row: Row }>(
        `SELECT to_jsonb(one) AS row FROM
           (SELECT ${columns} FROM ${table} ORDER BY ${key} LIMIT ${ROWS} OFFSET $1) AS one`,
        [from],
      );
      for (const { row } of rows) yield { table, row };
      if (rows.length < ROWS) break;
    }
}

const lineSchema = z.strictObject({
  table: z.enum(['events', 'counts', 'totals', 'done']),
  row: z.record(z.string(), z.unknown()),
});

/**
 * Fill an empty database from a backup: all of it, or nothing.
 *
 * @returns how many rows.
 * @throws ExpectedError  when the database isn't empty, or a line is no row.
 */
export function restoreRows(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(async (query) => {
    const [there] = await query<{ n: number }>(
      'SELECT ((SELECT count(*) FROM counts) + (SELECT count(*) FROM events))::float8 AS n',
    );
    if (there?.n)
      throw new ExpectedError(
        `The database isn't empty: it has ${there.n} rows.`,
        'Restore into a new one.',
      );
    let count = 0;
    let waiting: { table: string; rows: Row[] } = { table: '', rows: [] };
    const write = async () => {
      const { table, rows } = waiting;
      if (rows.length === 0) return;
      await query(
        `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
        [JSON.stringify(rows)],
      );
      count += rows.length;
    };
    let number = 0;
    for await (const line of lines) {
      number += 1;
      if (line.trim() === '') continue;
      const { table, row } = parseLine(line, number);
      if (table !== waiting.table || waiting.rows.length === ROWS) {
        await write();
        waiting = { table, rows: [] };
      }
      waiting.rows.push(row);
    }
    await write();
    return count;
  });
}

function parseLine(line: string, number: number): z.infer<typeof lineSchema> {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    throw new ExpectedError(
      `Line ${number} is no row of a backup.`,
      'Write one: learn insight export > backup.ndjson',
    );
  }
}
