// Counts in buckets → how quick pages are for three readers in four, by template.

import { VITAL_BOUNDS } from '../model/stored-event.ts';
import type { Query } from '../store/database.ts';
import { conditionOf, type Filter } from './filter.ts';
import type { VitalRow } from './findings.ts';

/** Good up to the first, poor past the second; CLS in thousandths. @see https://web.dev/articles/vitals */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};

type Bucket = { template: string; metric: string; bucket: number; n: number };

export async function readVitals(query: Query, filter: Filter): Promise<VitalRow[]> {
  const { where, values } = conditionOf(filter);
  const buckets = await query<Bucket>(
    `SELECT target AS template, name AS metric, bucket, sum(n)::float8 AS n FROM counts
     WHERE ${where} AND kind = 'vital' GROUP BY target, name, bucket ORDER BY target, name, bucket`,
    values,
  );
  const groups = new Map<string, Bucket[]>();
  for (const one of buckets) {
    const key = `${one.template} ${one.metric}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(toRow);
}

/** @param buckets  of one metric, in order. */
function toRow(buckets: readonly Bucket[]): VitalRow {
  const { template = '', metric = '' } = buckets[0] ?? {};
  const n = buckets.reduce((sum, one) => sum + one.n, 0);
  const p75 = boundAt(buckets, n * 0.75);
  const [good, poor] = BOUNDS[metric] ?? [0, 0];
  const share = (from: number, to: number) =>
    buckets
      .filter(({ bucket }) => boundOf(bucket) > from && boundOf(bucket) <= to)
      .reduce((sum, one) => sum + one.n, 0) / n;
  return {
    template,
    metric,
    n,
    p75: metric === 'CLS' ? p75 / 1000 : p75,
    shares: [share(-1, good), share(good, poor), share(poor, Number.POSITIVE_INFINITY)],
  };
}

function boundAt(buckets: readonly Bucket[], wanted: number): number {
  let seen = 0;
  for (const { bucket, n } of buckets) {
    seen += n;
    if (seen >= wanted) return boundOf(bucket);
  }
  return 0;
}

const boundOf = (bucket: number): number =>
  VITAL_BOUNDS[bucket] ?? (VITAL_BOUNDS.at(-1) ?? 0) * 1.25;
