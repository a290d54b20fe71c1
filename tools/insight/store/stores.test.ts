// One suite for both stores: what is counted, forgotten, written out and read back is the same on each.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, postgresBin, startPostgres } from '../../../tests/support/postgres.ts';
import { createIntake } from '../collect/intake.ts';
import { SEARCH, type StoredEvent } from '../model/stored-event.ts';
import { markDone } from '../read/mark-done.ts';
import { readOverview } from '../read/overview.ts';
import { readErrors, readMissing, readNotes, readPages, readSearches } from '../read/rows.ts';
import { readVitals } from '../read/vitals.ts';
import { backupRows, restoreRows } from './backup.ts';
import { csvLines } from './csv.ts';
import type { Database } from './database.ts';
import { dropOldEvents, forgetBefore } from './forget.ts';
import { insertEvents } from './insert-events.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import { openStore } from './open-store.ts';
import { openSpill } from './spill.ts';

const DAY = '2026-05-04';
const filter = { from: '2026-05-01', to: '2026-05-07' };

const event = (given: Partial<StoredEvent> = {}): StoredEvent => ({
  ...{ id: randomUUID(), at: `${DAY}T10:00:00.000Z`, kind: 'view', page: 'teams/overview' },
  ...{ name: '', target: '', section: 'teams', version: '', platform: '', bucket: 0, value: 0 },
  ...{ note: '', choices: {} },
  ...given,
});

let server: Postgres | undefined;
let folder: string;
let databases = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'learn-insight-'));
  if (postgresBin) server = await startPostgres();
});

afterAll(async () => {
  await embedded?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One for all tests: to start it takes seconds. */
let embedded: Database | undefined;

/** A store without tables; in the embedded one, a schema without any. */
async function openEmpty(kind: Database['kind']): Promise<Database> {
  databases += 1;
  if (kind === 'postgres') return openPostgres(server?.createDatabase(`empty${databases}`) ?? '');
  embedded ??= await openPglite();
  const { transaction } = embedded;
  const schema = `empty${databases}`;
  await embedded.query(`CREATE SCHEMA ${schema}`);
  const inSchema: Database['transaction'] = (act) =>
    transaction(async (query) => {
      await query(`SET LOCAL search_path TO ${schema}`);
      return act(query);
    });
  return {
    kind,
    query: (sql, values) => inSchema((query) => query(sql, values)),
    transaction: inSchema,
    close: async () => {},
  };
}

async function open(kind: Database['kind']): Promise<Database> {
  const database = await openEmpty(kind);
  await migrate(database);
  return database;
}

describe.each(['pglite', 'postgres'] as const)('%s', (kind) => {
  const check = it.skipIf(kind === 'postgres' && !postgresBin);
  let database: Database;
  beforeAll(async () => {
    if (kind === 'pglite' || postgresBin) database = await open(kind);
  });
  afterAll(() => database?.close());

  check('counts each id once, also in one batch and beside others', async () => {
    const twice = event({ kind: 'answer', name: 'no', target: 'hard' });
    const first = await insertEvents(database.query, [twice, twice, event()]);
    const again = await insertEvents(database.query, [twice, event()]);
    expect([first.added, again.added]).toEqual([2, 1]);
    const [page] = await readPages(database.query, filter);
    expect(page).toMatchObject({ page: 'teams/overview', views: 2, no: 1, yes: 0 });
    expect(page?.reasons).toEqual({ hard: 1 });
  });

  check('sums a period by day, with days on which nothing happened, and filters it', async () => {
    const other = { section: 'docs', version: 'v2', platform: 'web', page: 'a' };
    await insertEvents(database.query, [
      event({ ...other, kind: 'search', name: 'nothing here' }),
      event({ ...other, kind: 'search', name: 'table', bucket: SEARCH.found | SEARCH.opened }),
    ]);
    const { days, choices } = await readOverview(database.query, { ...filter, section: 'docs' });
    expect(days.map(({ day }) => day)).toHaveLength(7);
    expect(days.find(({ day }) => day === DAY)).toMatchObject({
      searches: 2,
      nothing: 1,
      views: 0,
    });
    expect(days[0]).toMatchObject({ day: '2026-05-01', searches: 0 });
    expect(choices).toEqual({ sections: ['docs', 'teams'], versions: ['v2'], platforms: ['web'] });
    const elsewhere = await readOverview(database.query, { ...filter, version: 'v1' });
    expect(elsewhere.days.every(({ searches, views }) => searches + views === 0)).toBe(true);
  });

  check('tells of a search how often nothing was found, opened, and searched again', async () => {
    const search = { kind: 'search', name: 'data tabel', section: '', page: '' } as const;
    await insertEvents(database.query, [
      event({ ...search, bucket: SEARCH.again }),
      event({ ...search, bucket: SEARCH.found, value: 4 }),
      event({ ...search, bucket: SEARCH.found | SEARCH.opened, target: 'x', value: 4 }),
    ]);
    const row = (await readSearches(database.query, filter)).find(
      ({ query }) => query === search.name,
    );
    expect(row).toMatchObject({ n: 3, nothing: 1, unopened: 1, again: 1, found: 2.7 });
    expect(row?.opened).toEqual([{ page: 'x', n: 1 }]);
  });

  check('a row that is done comes back when it happens again', async () => {
    const missing = event({
      kind: 'missing',
      name: 'old/page',
      target: 'teams/overview',
      page: 'old/page',
    });
    await insertEvents(database.query, [missing]);
    const mark = { kind: 'missing', name: 'old/page', isDone: true, note: 'redirected' } as const;
    await markDone(database.query, mark);
    const [done] = await readMissing(database.query, filter);
    expect(done).toMatchObject({ isDone: true, doneNote: 'redirected', n: 1 });
    expect(done?.from).toEqual([{ page: 'teams/overview', n: 1 }]);
    const later = new Date(Date.now() + 60_000).toISOString();
    await insertEvents(database.query, [{ ...missing, id: randomUUID(), at: later }]);
    const wide = { from: filter.from, to: '2100-01-01' };
    expect((await readMissing(database.query, wide))[0]).toMatchObject({ isDone: false, n: 2 });
    await markDone(database.query, { ...mark, isDone: false });
    expect((await readMissing(database.query, filter))[0]).toMatchObject({ doneNote: '' });
  });

  check('keeps SQL and markup in every column as they are', async () => {
    const bad = `'; DROP TABLE events; -- <script>alert(1)</script> \\ " $1 {}`;
    const fields = { page: bad, name: bad, target: bad, section: bad, version: bad, platform: bad };
    await insertEvents(database.query, [event({ ...fields, kind: 'error', note: bad })]);
    const rows = await readErrors(database.query, filter);
    expect(rows.find(({ message }) => message === bad)).toMatchObject({ place: bad, n: 1 });
    expect((await readNotes(database.query, filter, bad))[0]?.text).toBe(bad);
    const chosen = await readOverview(database.query, { ...filter, section: bad });
    expect(chosen.days.reduce((sum, { errors }) => sum + errors, 0)).toBe(1);
  });

  check('stores the others of a batch with one that it can’t take', async () => {
    const bad = event({ name: 'a\u0000b', kind: 'error' });
    const { added, refused } = await insertEvents(database.query, [event(), bad, event()]);
    expect([added, refused]).toEqual([2, [bad]]);
  });

  check('says how quick three views in four are', async () => {
    const vitals = [100, 200, 300, 9_000].map((value) =>
      event({ kind: 'vital', name: 'LCP', target: 'page', value, bucket: bucket(value) }),
    );
    await insertEvents(database.query, vitals);
    const [row] = await readVitals(database.query, filter);
    expect(row).toMatchObject({ template: 'page', metric: 'LCP', n: 4, shares: [0.75, 0, 0.25] });
    expect(row?.p75).toBeGreaterThanOrEqual(300);
    expect(row?.p75).toBeLessThan(380);
  });

  check('two processes that start at once run each step once', async () => {
    const empty = await openEmpty(kind);
    const ran = await Promise.all([migrate(empty), migrate(empty), migrate(empty)]);
    expect(ran.flat()).toEqual(MIGRATIONS.map(({ number }) => number));
    expect(await migrate(empty)).toEqual([]);
    await empty.close();
  });

  check('refuses a database of a later version', async () => {
    const later = await open(kind);
    await later.query(`INSERT INTO migrations (number, name) VALUES (99, 'later')`);
    await expect(migrate(later)).rejects.toThrow('The database has step 99');
    await later.close();
  });

  check('a step that fails leaves nothing of itself', async () => {
    const empty = await openEmpty(kind);
    const steps = [{ number: 1, name: 'x', statements: ['CREATE TABLE x (a int)', 'BROKEN'] }];
    await expect(migrate(empty, steps)).rejects.toThrow();
    expect(await migrate(empty)).toEqual(MIGRATIONS.map(({ number }) => number));
    await expect(empty.query('SELECT * FROM x')).rejects.toThrow();
    await empty.close();
  });

  check('a backup restores everything, into either store, and only into an empty one', async () => {
    const rows = await all(backupRows(database));
    const lines = async function* () {
      for (const row of rows) yield JSON.stringify(row);
    };
    for (const other of postgresBin ? (['pglite', 'postgres'] as const) : [kind]) {
      const restored = await open(other);
      expect(await restoreRows(restored, lines())).toBe(rows.length);
      expect(await all(backupRows(restored))).toEqual(rows);
      expect(await readPages(restored.query, filter)).toEqual(
        await readPages(database.query, filter),
      );
      await expect(restoreRows(restored, lines())).rejects.toThrow("The database isn't empty");
      await restored.close();
    }
  });

  check('daily counts are lines of CSV', async () => {
    const lines = await all(csvLines(database));
    expect(lines[0]).toBe('day,kind,page,name,target,section,version,platform,bucket,n,total');
    expect(lines).toContain(`${DAY},answer,teams/overview,no,hard,teams,,,0,1,0`);
  });

  check('raw events go after their days, counts stay; forget takes both', async () => {
    const own = await open(kind);
    const old = event({ at: '2026-01-10T23:59:59.000Z' });
    await insertEvents(own.query, [old, event()]);
    expect(await dropOldEvents(own, 30, new Date('2026-05-05T00:00:00Z'))).toBe(1);
    const wide = { from: '2026-01-01', to: '2026-12-31' };
    expect((await readPages(own.query, wide))[0]?.views).toBe(2);
    expect(await forgetBefore(own, '2026-01-11')).toEqual({ events: 0, counts: 1 });
    expect((await readPages(own.query, wide))[0]?.views).toBe(1);
    expect(
      (await readOverview(own.query, wide)).days.reduce((sum, { views }) => sum + views, 0),
    ).toBe(1);
    await own.close();
  });
});

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

const bucket = (value: number) => Math.ceil(Math.log(value) / Math.log(1.25));

it.skipIf(!postgresBin)(
  'events wait on the disk while the server is gone, and are counted once',
  async () => {
    const database = await openStore(server?.createDatabase('away'));
    const said: string[] = [];
    const spill = openSpill({ folder: path.join(folder, 'spill') });
    const intake = createIntake({ database, spill, log: (line) => said.push(line), retryMs: 50 });
    const events = Array.from({ length: 30 }, () => event());
    await intake.accept(events.slice(0, 10));
    for (let cut = 10; cut < 30; cut += 10) {
      await server?.kill();
      await intake.accept(events.slice(cut, cut + 5));
      expect(intake.isAway()).toBe(true);
      expect(spill.sizeBytes()).toBeGreaterThan(0);
      await server?.start();
      await expect.poll(() => intake.isAway(), { timeout: 20_000 }).toBe(false);
      await intake.accept(events.slice(cut, cut + 10));
    }
    await intake.close();
    expect(spill.sizeBytes()).toBe(0);
    const after = await openStore(server?.url.replace(/postgres$/, 'away'));
    expect((await readPages(after.query, filter))[0]?.views).toBe(30);
    expect(said.filter((line) => line.startsWith('The database is away'))).toHaveLength(2);
    await after.close();
    await database.close();
  },
);
