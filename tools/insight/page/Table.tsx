// Rows → a table that is sorted by a column, which the address names. Rows that are done are left out unless asked for.
import type { ReactNode } from 'react';
import { addressOf, type Shown, show } from './address.ts';

export type Column<R> = {
  key: string;
  name: string;
  /** A number or a text: what it is sorted by. */
  value(row: R): number | string;
  /** How it is shown; the value unless given. */
  cell?(row: R): ReactNode;
};

type Props<R> = {
  label: string;
  shown: Shown;
  rows: readonly R[];
  columns: readonly Column<R>[];
  keyOf(row: R): string;
  /** In a row of its own below. */
  more?(row: R): ReactNode;
};

export function Table<R extends object>(props: Props<R>) {
  const { label, shown, rows, columns, keyOf, more } = props;
  const done = rows.filter(isDone).length;
  const open = shown.all === '' ? rows.filter((row) => !isDone(row)) : rows;
  const sorted = sortRows(open, columns, shown.sort);
  return (
    <>
      {done > 0 ? (
        <button
          type="button"
          aria-pressed={shown.all !== ''}
          onClick={() => show(addressOf(shown, { all: shown.all === '' ? '1' : '' }))}
        >
          {`Show what is done (${done})`}
        </button>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className="scroll" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.key} column={column} shown={shown} />
              ))}
            </tr>
          </thead>
          {sorted.map((row) => (
            <tbody key={keyOf(row)} className={isDone(row) ? 'is-done' : undefined}>
              <tr>
                {columns.map(({ key, value, cell }) => (
                  <td key={key} className={typeof value(row) === 'number' ? 'number' : undefined}>
                    {cell ? cell(row) : value(row)}
                  </td>
                ))}
              </tr>
              {more ? (
                <tr className="more">
                  <td colSpan={columns.length}>{more(row)}</td>
                </tr>
              ) : null}
            </tbody>
          ))}
        </table>
      </section>
      {sorted.length === 0 ? <p className="state">All of them are done.</p> : null}
    </>
  );
}

function Head<R>({ column, shown }: { column: Column<R>; shown: Shown }) {
  const { key, name } = column;
  const [isUp, isDown] = [shown.sort === key, shown.sort === `-${key}`];
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button
        type="button"
        onClick={() => show(addressOf(shown, { sort: isDown ? key : `-${key}` }))}
      >
        {name}
        <span aria-hidden="true">{isUp ? ' ↑' : isDown ? ' ↓' : ''}</span>
      </button>
    </th>
  );
}

/** Rows of some tables can't be marked. */
const isDone = (row: object): boolean => 'isDone' in row && row.isDone === true;

/** @param sort  empty: as they came. */
function sortRows<R>(rows: readonly R[], columns: readonly Column<R>[], sort: string): R[] {
  const column = columns.find(({ key }) => key === sort.replace('-', ''));
  if (!column) return [...rows];
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    const order =
      typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y));
    return order * sign;
  });
}
