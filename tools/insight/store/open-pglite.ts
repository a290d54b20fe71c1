// A folder → the database in it, run by this process alone; without a folder, a database in memory.
import path from 'node:path';
import { lockFolder } from './data-folder.ts';
import type { Database, Row } from './database.ts';
import { loadPackage } from './load-package.ts';

/**
 * @param folder  made where it is missing.
 * @throws ExpectedError  when another process has it open, or PGlite isn't installed.
 */
export async function openPglite(folder?: string): Promise<Database> {
  const { PGlite } = await loadPackage(
    '@electric-sql/pglite',
    () => import('@electric-sql/pglite'),
  );
  const unlock = folder === undefined ? () => {} : lockFolder(folder);
  const opened = await PGlite.create(folder && path.join(folder, 'database')).catch(
    (error: unknown) => {
      unlock();
      throw error;
    },
  );
  return {
    kind: 'pglite',
    query: async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
      (await opened.query<R>(sql, [...values])).rows,
    transaction: (act) =>
      opened.transaction((inside) =>
        act(
          async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
            (await inside.query<R>(sql, [...values])).rows,
        ),
      ),
    async close() {
      await opened.close();
      unlock();
    },
  };
}
