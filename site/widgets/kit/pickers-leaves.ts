// The dataset of the Calendar's illustration, and the days that its views are made of.
import { dayOf } from './pickers-moment.ts';

/** As records come from a variable: fields by name. */
export type Leave = Readonly<Record<string, string>> & { firstDay: string; lastDay: string };

const leaves: readonly Leave[] = [
  { employee: 'Maya Lind', kind: 'Vacation', firstDay: '2026-03-03', lastDay: '2026-03-06' },
  { employee: 'Ada Brown', kind: 'Study', firstDay: '2026-03-10', lastDay: '2026-03-11' },
  {
    employee: 'Ines Moor',
    kind: 'Interview',
    firstDay: '2026-03-12T14:00',
    lastDay: '2026-03-12T15:00',
  },
  { employee: 'Tom Okafor', kind: 'Sick', firstDay: '2026-03-13', lastDay: '2026-03-13' },
  { employee: 'Maya Lind', kind: 'Study', firstDay: '2026-03-24', lastDay: '2026-03-25' },
];

export const isWholeDay = ({ firstDay }: Leave) => !firstDay.includes('T');

export const leavesOn = (day: string) =>
  leaves.filter(
    ({ firstDay, lastDay }) => firstDay.slice(0, 10) <= day && day <= lastDay.slice(0, 10),
  );

const toDate = (day: string) => new Date(`${day}T00:00Z`);

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** The same view, one stretch on or back. */
export function step(day: string, view: string, count: number): string {
  if (view === 'week' || view === 'day') return addDays(day, count * (view === 'week' ? 7 : 1));
  const date = toDate(day);
  const months = date.getUTCMonth() + count * (view === 'year' ? 12 : 1);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), months, 1)));
}

/** Days in a row, both ends among them. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The leaves that lie wholly between the two days. */
export const leavesWithin = (first: string, last: string) =>
  leaves.filter(
    ({ firstDay, lastDay }) => first <= firstDay.slice(0, 10) && lastDay.slice(0, 10) <= last,
  );

export const toTimestamp = (day: string) => toDate(day).getTime();

/** Weeks begin on Sunday. */
export const weekFrom = (day: string) =>
  Array.from({ length: 7 }, (_, index) => addDays(day, index - toDate(day).getUTCDay()));

/** Whole weeks, with the days of other months that they begin and end with. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const last = addDays(step(day, 'month', 1), -1);
  const weeks: string[][] = [];
  for (
    let week = weekFrom(first);
    (week[0] ?? '~') <= last;
    week = weekFrom(addDays(week[6] ?? '', 1))
  )
    weeks.push(week);
  return weeks;
}

/** A day in words, such as `March 2026` or `Mon`. */
export const say = (day: string, options: Intl.DateTimeFormatOptions) =>
  toDate(day).toLocaleDateString('en', { ...options, timeZone: 'UTC' });
