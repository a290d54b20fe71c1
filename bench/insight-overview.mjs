// `node bench/insight-overview.mjs --site DIR [--events N]`: how long the page for writers waits for each of its answers, over generated
// events in a PostgreSQL of its own. The events go into the tables as the service's own statement puts them there, a day at a time.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadModule, loadPostgres } from './insight-list.mjs';
import { startInsight, stopInsight, TOKEN } from './insight-service.mjs';
import { median } from './process.mjs';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist-insight' },
    events: { type: 'string', default: '10000000' },
    days: { type: 'string', default: '365' },
  },
});
const DAYS = Number(values.days);
const A_DAY = Math.round(Number(values.events) / DAYS);
const PORT = 4891;
const RUNS = 7;

/** A thousand pages, and queries as readers have them: few are frequent, many are rare. One reader in six has chosen a version, or a platform. */
const EVENTS_OF_A_DAY = `
INSERT INTO events
SELECT gen_random_uuid(), $1::date + random() * interval '23 hours 59 minutes', kind,
  CASE WHEN kind = 'missing' THEN '' ELSE 'section-' || number % 11 || '/page-' || number END,
  CASE kind WHEN 'answer' THEN (CASE WHEN random() < 0.8 THEN 'yes' ELSE 'no' END)
    WHEN 'vital' THEN (ARRAY['LCP', 'INP', 'CLS'])[1 + floor(random() * 3)::int]
    WHEN 'search' THEN 'query ' || (20000 * power(random(), 4))::int
    WHEN 'missing' THEN 'old/page-' || (5000 * power(random(), 4))::int
    WHEN 'error' THEN 'error ' || floor(random() * 20)::int ELSE '' END,
  CASE kind WHEN 'vital' THEN 'page' WHEN 'answer' THEN (ARRAY['', 'find', 'works', 'old'])[1 + floor(random() * 4)::int]
    WHEN 'search' THEN (CASE WHEN random() < 0.7 THEN 'section-1/page-' || (1000 * power(random(), 3))::int ELSE '' END) ELSE '' END,
  'section-' || number % 11, (ARRAY['11.14.0', '11.9.0', '10.15.2', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''])[1 + floor(random() * 18)::int],
  (ARRAY['web', 'react-native', '', '', '', '', '', '', '', '', '', ''])[1 + floor(random() * 12)::int],
  CASE kind WHEN 'vital' THEN 10 + floor(random() * 30)::int WHEN 'search' THEN floor(random() * 8)::int ELSE 0 END,
  random() * 100, CASE WHEN kind = 'answer' AND random() < 0.05 THEN 'What a reader wrote, as a sentence.' ELSE '' END, '{}'
FROM (SELECT (ARRAY['view', 'view', 'view', 'view', 'search', 'search', 'vital', 'vital', 'answer', 'missing', 'error'])[1 + floor(random() * 11)::int] AS kind,
  (1000 * power(random(), 3))::int AS number FROM generate_series(1, $2)) AS one`;

const COLUMNS = (names, day) =>
  names.map((name) => (name === 'day' ? `'${day}'::date` : name)).join();

async function fill(client, keys) {
  for (let at = 0; at < DAYS; at++) {
    const day = new Date(Date.now() - at * 86_400_000).toISOString().slice(0, 10);
    await client.query(EVENTS_OF_A_DAY, [day, A_DAY]);
    const range = `at >= '${day}'::date AND at < '${day}'::date + 1`;
    const count = keys.count.split(', ');
    await client.query(`INSERT INTO counts (${keys.count}, n, total, last)
      SELECT ${COLUMNS(count, day)}, count(*), sum(value), max(at) FROM events WHERE ${range}
      GROUP BY ${count.filter((name) => name !== 'day').join()}`);
    await client.query(`INSERT INTO totals (${keys.total}, n)
      SELECT '${day}'::date, kind, short, section, version, platform, bucket, count(*) FROM (SELECT *,
        CASE WHEN kind = 'answer' THEN name ELSE '' END AS short FROM events WHERE ${range} AND kind <> 'vital') AS one
      GROUP BY kind, short, section, version, platform, bucket`);
  }
  await client.query('ANALYZE');
}

async function measure(base) {
  const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const rows = [];
  for (const [period, from] of [
    ['28 days', day(27)],
    ['a year', day(DAYS - 1)],
  ])
    for (const name of ['overview', 'pages', 'searches', 'missing', 'vitals', 'errors', 'notes']) {
      const times = [];
      for (let run = 0; run < RUNS; run++) {
        const started = performance.now();
        const answer = await fetch(
          `http://127.0.0.1:${PORT}${base}_insight/api/${name}?from=${from}&to=${day(0)}`,
          { headers: { Authorization: `Bearer ${TOKEN}` } },
        );
        const text = await answer.text();
        if (answer.status !== 200 || text.length < 10) throw new Error(`${name}: ${text}`);
        times.push(performance.now() - started);
      }
      rows.push({
        period,
        name,
        ms: Math.round(median(times)),
        most: Math.round(Math.max(...times)),
      });
    }
  return rows;
}

const { base } = JSON.parse(readFileSync(path.join(values.site, '_site.json'), 'utf8'));
const { COUNT_KEY, TOTAL_KEY } = await loadModule('tools/insight/store/migrations.ts');
const { startPostgres } = await loadPostgres();
const server = await startPostgres();
const data = mkdtempSync(path.join(os.tmpdir(), 'learn-bench-overview-'));
let service;
try {
  const database = server.createDatabase('overview');
  // It makes the tables.
  service = await startInsight({ site: values.site, port: PORT, data, database });
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await fill(client, { count: COUNT_KEY, total: TOTAL_KEY });
  const sizes = await client.query(
    'SELECT (SELECT count(*) FROM events)::int AS events, (SELECT count(*) FROM counts)::int AS counts, (SELECT count(*) FROM totals)::int AS totals',
  );
  await client.end();
  const load = os.loadavg()[0];
  console.log(JSON.stringify({ ...sizes.rows[0], load, rows: await measure(base) }, null, 1));
} finally {
  if (service) await stopInsight(service);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
