// A table whose rows are edited in place: by buttons, as in Inline Editable, or by a click and keys, as in Quick Edit.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Key, SortDescriptor } from 'react-aria-components';
import { NewButton } from './data-edit-form.tsx';
import { EditRow } from './data-edit-row.tsx';
import { type Editing, NEW } from './data-editing.ts';
import type { TableColumn, TableRow } from './data-table-rows.ts';

type Props = {
  label: string;
  columns: readonly TableColumn[];
  /** Those on show. */
  rows: readonly TableRow[];
  editing: Editing;
  isQuick: boolean;
  isRequired: boolean;
  hasHeader: boolean;
  /** Quick Edit: an empty row is always there. */
  hasNewRow: boolean;
  isNewFirst: boolean;
  boxes: 'many' | 'one' | 'none';
  chosen: ReadonlySet<Key>;
  onSelect(keys: Set<Key>): void;
  sort: SortDescriptor | undefined;
  canSort: boolean;
  onSort(next: SortDescriptor): void;
};

const EMPTY: TableRow = { id: NEW, values: {} };

type HeadProps = Pick<Props, 'sort' | 'canSort' | 'onSort'> & { column: TableColumn };

function ColumnHead({ column: { field, title }, sort, canSort, onSort }: HeadProps) {
  if (!canSort) return <th scope="col">{title}</th>;
  const own = sort?.column === field ? sort.direction : undefined;
  const direction = own === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={own ?? 'none'}>
      <button
        type="button"
        className="d-data-link"
        onClick={() => onSort({ column: field, direction })}
      >
        {title}
      </button>
    </th>
  );
}

export function EditTable(props: Props) {
  const { label, columns, rows, editing, isQuick, hasHeader, hasNewRow, isNewFirst } = props;
  const { draft } = editing;
  const body = useRef<HTMLTableSectionElement>(null);
  const isNewShown = isQuick ? hasNewRow : draft?.id === NEW;
  const fresh = isNewShown ? [EMPTY] : [];
  const all = isNewFirst ? [...fresh, ...rows] : [...rows, ...fresh];
  const focusRow = useRef<number>(undefined);
  useEffect(() => {
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${draft?.id}"]`);
    const { activeElement } = document;
    const isTyping = activeElement?.matches('.d-data-input') && row?.contains(activeElement);
    const field = row?.querySelector<HTMLElement>(
      draft?.problem ? '[aria-invalid=true]' : '.d-data-input',
    );
    if (!isTyping || draft?.problem) field?.focus();
    if (draft || focusRow.current === undefined) return;
    const left = body.current?.querySelector<HTMLElement>(`[data-row="${focusRow.current}"]`);
    focusRow.current = undefined;
    (isQuick ? left : left?.querySelector('button'))?.focus();
  }, [draft, isQuick]);
  /** The row after this one, or before it. */
  const neighbor = (id: number, by: number) => all[all.findIndex((one) => one.id === id) + by];
  const leave = (row: TableRow) => {
    focusRow.current = row.id;
    editing.cancel();
  };
  const press = (event: KeyboardEvent, row: TableRow, isLast: boolean) => {
    const { key, shiftKey } = event;
    const isEdited = draft?.id === row.id;
    const target = event.target as HTMLElement;
    if (key === 'Escape' && isEdited) return leave(row);
    if (key === 'Enter' && target.tagName === 'INPUT') {
      event.preventDefault();
      focusRow.current = row.id;
      editing.save();
      return;
    }
    if (!isQuick) return;
    if (key === 'Enter' && target.matches('tr')) return editing.begin(row.id ? row : undefined);
    if (key === 'Delete' && target.matches('tr') && row.id) return editing.remove(row);
    if (key === 'Tab' && isLast && !shiftKey && isEdited) {
      const next = neighbor(row.id, 1);
      event.preventDefault();
      if (editing.save()) editing.begin(next?.id ? next : undefined);
    }
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const next = by ? neighbor(row.id, by) : undefined;
    if (!next) return;
    event.preventDefault();
    if (!isEdited) body.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus();
    else if (editing.save()) editing.begin(next.id ? next : undefined);
  };
  return (
    <>
      <div className="d-data-edit">
        <table
          className={hasHeader ? 'd-data-table' : 'd-data-table d-data-headless'}
          aria-label={label}
        >
          <thead>
            <tr>
              {props.boxes === 'none' ? null : <td />}
              {columns.map((column) => (
                <ColumnHead key={column.field} {...props} column={column} />
              ))}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {all.map((row) => (
              <EditRow
                key={row.id}
                {...props}
                row={row}
                onLeave={() => leave(row)}
                onSave={() => {
                  focusRow.current = row.id;
                  editing.save();
                }}
                onPress={(event, isLast) => press(event, row, isLast)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isQuick ? null : (
        <div className="d-data-paging">
          <NewButton onPress={() => editing.begin()} />
        </div>
      )}
    </>
  );
}
