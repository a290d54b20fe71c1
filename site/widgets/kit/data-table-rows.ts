// Records of a table → those that its filter lets through, in the order of its sorted column.
import type { SortDescriptor } from 'react-aria-components';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { employees } from './data-records.ts';

export type TableColumn = { field: string; title: string };

export type TableRow = { id: number; values: Readonly<Record<string, string>> };

export type TableData = {
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
} & Pick<IllustrationData['table'], 'actions' | 'buttons' | 'links' | 'pictures' | 'highlight'>;

/** What the table shows where its page gives it nothing. */
export const EMPLOYEES: TableData = {
  label: 'Employees',
  columns: [
    { field: 'name', title: 'Name' },
    { field: 'department', title: 'Department' },
    { field: 'city', title: 'City' },
  ],
  rows: employees.map(({ id, name, department, city, role }) => ({
    id,
    values: { name, department, city, role },
  })),
};

export const toTableData = ({ columns, rows, ...rest }: IllustrationData['table']): TableData => ({
  ...rest,
  columns: columns.map((title) => ({ field: title, title })),
  rows: rows.map((cells, at) => ({
    id: at + 1,
    values: Object.fromEntries(columns.map((title, i) => [title, String(cells[i] ?? '')])),
  })),
});

/** What is typed, by field; `any` for all of them. */
export type Filter = Readonly<Record<string, string>>;

export const cellOf = ({ values }: TableRow, field: string): string => values[field] ?? '';

export function filterRows({ rows, columns }: TableData, filter: Filter, mode: string): TableRow[] {
  const has = (text: string, part = '') => text.toLowerCase().includes(part.trim().toLowerCase());
  return rows.filter((row) =>
    mode === 'search'
      ? columns.some(({ field }) => has(cellOf(row, field), filter.any))
      : columns.every(({ field }) => has(cellOf(row, field), filter[field])),
  );
}

export function sortRows(rows: TableRow[], sort: SortDescriptor | undefined | false): TableRow[] {
  if (!sort) return rows;
  const field = String(sort.column);
  const sorted = rows.toSorted((a, b) =>
    cellOf(a, field).localeCompare(cellOf(b, field), 'en', { numeric: true }),
  );
  return sort.direction === 'descending' ? sorted.reverse() : sorted;
}
