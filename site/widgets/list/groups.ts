// Employees and the name of a field → groups of those that have the same value in it.
import type { Employee } from '../kit/data-records.ts';

type Group = { name: string; rows: readonly Employee[] };

/** A single group without a name, where the records have no such field. */
export function groupBy(rows: readonly Employee[], field: string): Group[] {
  const name = FIELDS.find((one) => one === field.trim());
  if (!name) return [{ name: '', rows }];
  return [...new Set(rows.map((row) => row[name]))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((value) => ({ name: value, rows: rows.filter((row) => row[name] === value) }));
}

const FIELDS = ['city', 'department', 'role'] as const;
