// What `--database` says → a database with its tables: PostgreSQL by its address, otherwise the embedded one.
import { ExpectedError } from '../../../engine/tooling.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { expectReachable, openPostgres } from './open-postgres.ts';

/**
 * @param url     undefined: the embedded database in `folder`.
 * @param folder  undefined: in memory.
 * @throws ExpectedError  when it can't be opened.
 */
export async function openStore(url?: string, folder?: string): Promise<Database> {
  if (url !== undefined && !/^postgres(?:ql)?:\/\//.test(url))
    throw new ExpectedError(
      `"${withoutPassword(url)}" is no address of a PostgreSQL server.`,
      'Write: --database postgres://USER:PASSWORD@HOST:5432/NAME',
    );
  const database = url === undefined ? await openPglite(folder) : await openPostgres(url);
  try {
    if (url !== undefined) await expectReachable(database);
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** What stands before the last "@" isn't printed. */
function withoutPassword(url: string): string {
  const scheme = url.split('://')[0] ?? '';
  return url.includes('@') ? `${scheme}://…@${url.slice(url.lastIndexOf('@') + 1)}` : url;
}
