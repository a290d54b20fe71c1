// Employees ▶ those that a table's filter lets through, in the order of its sorted column.
import type { SortDescriptor } from 'react-aria-components';
import type { Employee } from './data-records.ts';

export const COLUMNS = [
  { field: 'name', title: 'Name' },
  { field: 'department', title: 'Department' },
  { field: 'city', title: 'City' },
] as const;

export type Filter = { any: string; name: string; department: string; city: string };

export const NO_FILTER: Filter = { any: '', name: '', department: '', city: '' };

export function filterRows(rows: readonly Employee[], filter: Filter, mode: string): Employee[] {
  const has = (text: string, part: string) =>
    text.toLowerCase().includes(part.trim().toLowerCase());
  return rows.filter((row) =>
    mode === 'search'
      ? COLUMNS.some(({ field }) => has(row[field], filter.any))
      : COLUMNS.every(({ field }) => has(row[field], filter[field])),
  );
}

export function sortRows(rows: Employee[], sort: SortDescriptor | undefined | false): Employee[] {
  const field = COLUMNS.find((one) => sort && one.field === sort.column)?.field;
  if (!sort || !field) return rows;
  const sorted = rows.toSorted((a, b) => a[field].localeCompare(b[field], 'en'));
  return sort.direction === 'descending' ? sorted.reverse() : sorted;
}
