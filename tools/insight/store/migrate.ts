// A database → the same with all tables of this version; two processes that start at once run each step once.
import { ExpectedError } from '../../../engine/tooling.ts';
import type { Database } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** Any number that nothing else on the server locks. */
const LOCK = 720_331_804;

/**
 * @returns  numbers of the steps that ran.
 * @throws ExpectedError  when the database is of a later version.
 */
export function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<number[]> {
  return database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await query(
      `CREATE TABLE IF NOT EXISTS migrations (
        number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now())`,
    );
    const rows = await query<{ number: number }>('SELECT number FROM migrations');
    const done = new Set(rows.map(({ number }) => number));
    const newest = Math.max(0, ...done);
    if (newest > Math.max(...migrations.map(({ number }) => number)))
      throw new ExpectedError(
        `The database has step ${newest}, of a later version of learn.`,
        'Use that version, or another database.',
      );
    const open = migrations.filter(({ number }) => !done.has(number));
    for (const { number, name, statements } of open) {
      for (const statement of statements) await query(statement);
      await query('INSERT INTO migrations (number, name) VALUES ($1, $2)', [number, name]);
    }
    return open.map(({ number }) => number);
  });
}
