// Daily counts → lines of CSV, which a spreadsheet opens without running anything.
import type { Database, Row } from './database.ts';
import { COUNT_KEY } from './migrations.ts';

const COLUMNS = [...COUNT_KEY.split(', '), 'n', 'total'];
const ROWS = 1_000;

/** Without ends of lines; the first one names the columns. @see https://www.rfc-editor.org/rfc/rfc4180 */
export async function* csvLines(database: Database): AsyncGenerator<string> {
  yield COLUMNS.join(',');
  for (let from = 0; ; from += ROWS) {
    const rows = await database.query<{ row: Row }>(
      `SELECT to_jsonb(one) AS row FROM
         (SELECT ${COLUMNS.join(', ')} FROM counts ORDER BY ${COUNT_KEY} LIMIT ${ROWS} OFFSET $1) AS one`,
      [from],
    );
    for (const { row } of rows) yield COLUMNS.map((column) => toCell(row[column])).join(',');
    if (rows.length < ROWS) return;
  }
}

/** What a spreadsheet would take for a formula begins with an apostrophe. */
export function toCell(value: unknown): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
