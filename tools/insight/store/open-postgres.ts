// The address of a PostgreSQL server → a database; several processes may share it.
import { ExpectedError } from '../../../engine/tooling.ts';
import type { Database, Query, Row } from './database.ts';
import { loadPackage } from './load-package.ts';

const CONNECT_MS = 2_000;
/** One statement at most: a day's aggregates of a large site take a fraction of it. */
const STATEMENT_MS = 15_000;

/** Connections are made when they are needed; a server that is away is no error here, but of each query. */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await loadPackage('pg', () => import('pg'));
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    application_name: 'learn insight',
  });
  // A connection that breaks while nobody uses it; the next query makes another.
  pool.on('error', () => {});
  return {
    kind: 'postgres',
    query: async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await pool.query<R>(sql, [...values])).rows,
    async transaction(act) {
      const client = await pool.connect();
      let isBroken = false;
      // Without a listener, a server that goes away would end this process.
      const onError = () => {
        isBroken = true;
      };
      client.on('error', onError);
      const query: Query = async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
        (await client.query<R>(sql, [...values])).rows;
      try {
        await query('BEGIN');
        const result = await act(query);
        await query('COMMIT');
        return result;
      } catch (error) {
        await query('ROLLBACK').catch(onError);
        throw error;
      } finally {
        client.off('error', onError);
        client.release(isBroken);
      }
    },
    close: () => pool.end(),
  };
}

/** @throws ExpectedError  when it can't be reached. */
export async function expectReachable(database: Database): Promise<void> {
  try {
    await database.query('SELECT 1');
  } catch (error) {
    throw new ExpectedError(
      `The database can't be reached: ${error instanceof Error ? error.message : String(error)}.`,
      'Write: --database postgres://USER:PASSWORD@HOST:5432/NAME',
    );
  }
}
