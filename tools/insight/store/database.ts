// What every store of ours can do: SQL as PostgreSQL speaks it, in this process or on a server.

export type Row = Record<string, unknown>;

/** Counts come as numbers and times as text: queries cast them, so that both stores answer alike. */
export type Query = <R extends Row = Row>(sql: string, values?: readonly unknown[]) => Promise<R[]>;

export type Database = {
  kind: 'pglite' | 'postgres';
  query: Query;
  /** All of what `act` does, or nothing of it. */
  transaction<T>(act: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * Whether the rows are at fault, and not the database: class 22 (data exception) or 23 (integrity).
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
export const isFaultOfRows = (error: unknown): boolean => /^2[23]/.test(codeOf(error));

/** Two processes met in the same rows; the same again goes through. */
export const isCollision = (error: unknown): boolean => /^40/.test(codeOf(error));

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
