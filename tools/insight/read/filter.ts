// What the page for writers is about at the moment → a condition in SQL. Links carry it.
import { z } from 'zod';

const day = z.iso.date();
const word = z.string().max(60);

/** Days are in UTC, both included. */
export const filterSchema = z.object({
  from: day,
  to: day,
  section: word.optional(),
  version: word.optional(),
  platform: word.optional(),
});

export type Filter = z.output<typeof filterSchema>;

/** Over `counts` and `totals`, whose columns have the same names. Values are never part of the SQL. */
export function conditionOf({ from, to, section, version, platform }: Filter): {
  where: string;
  values: string[];
} {
  const values = [from, to];
  const parts = ['day >= $1::date', 'day <= $2::date'];
  for (const [column, value] of Object.entries({ section, version, platform })) {
    if (value === undefined || value === '') continue;
    values.push(value);
    parts.push(`${column} = $${values.length}`);
  }
  return { where: parts.join(' AND '), values };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last days, today included. */
export const lastDays = (days: number, now: Date): Filter => ({
  from: toDay(now.getTime() - (days - 1) * DAY_MS),
  to: toDay(now.getTime()),
});
