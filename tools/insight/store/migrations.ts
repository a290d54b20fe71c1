// The tables, as numbered steps. A step that has run anywhere is never changed: what comes later is a new step.

export type Migration = { number: number; name: string; statements: readonly string[] };

/** What identifies a row of `counts`; `read` and `write` name them in this order. */
export const COUNT_KEY = 'day, kind, page, name, target, section, version, platform, bucket';
export const TOTAL_KEY = 'day, kind, name, section, version, platform, bucket';

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: 'events, counts, totals, done',
    statements: [
      `CREATE TABLE events (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        page text NOT NULL,
        name text NOT NULL,
        target text NOT NULL,
        section text NOT NULL,
        version text NOT NULL,
        platform text NOT NULL,
        bucket integer NOT NULL,
        value double precision NOT NULL,
        note text NOT NULL,
        choices jsonb NOT NULL
      )`,
      'CREATE INDEX events_at ON events (at)',
      `CREATE INDEX events_notes ON events (page, at) WHERE note <> ''`,
      `CREATE TABLE counts (
        day date NOT NULL,
        kind text NOT NULL,
        page text NOT NULL,
        name text NOT NULL,
        target text NOT NULL,
        section text NOT NULL,
        version text NOT NULL,
        platform text NOT NULL,
        bucket integer NOT NULL,
        n bigint NOT NULL,
        total double precision NOT NULL,
        last timestamptz NOT NULL,
        PRIMARY KEY (${COUNT_KEY})
      )`,
      'CREATE INDEX counts_kind ON counts (kind, day)',
      `CREATE TABLE totals (
        day date NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        section text NOT NULL,
        version text NOT NULL,
        platform text NOT NULL,
        bucket integer NOT NULL,
        n bigint NOT NULL,
        PRIMARY KEY (${TOTAL_KEY})
      )`,
      `CREATE TABLE done (
        kind text NOT NULL,
        name text NOT NULL,
        at timestamptz NOT NULL,
        note text NOT NULL,
        PRIMARY KEY (kind, name)
      )`,
    ],
  },
  {
    // The overview shows none: their buckets were most of its rows.
    number: 2,
    name: 'totals without vitals',
    statements: [`DELETE FROM totals WHERE kind = 'vital'`],
  },
];
