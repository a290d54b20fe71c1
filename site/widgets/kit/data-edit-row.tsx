// One row of a table that is edited in place: its values with what can be done to them, or a field for each of them.
import { type KeyboardEvent, useId } from 'react';
import type { Key } from 'react-aria-components';
import { type Editing, NEW } from './data-editing.ts';
import { cellOf, type TableColumn, type TableRow } from './data-table-rows.ts';

type Props = {
  row: TableRow;
  columns: readonly TableColumn[];
  editing: Editing;
  isQuick: boolean;
  isRequired: boolean;
  boxes: 'many' | 'one' | 'none';
  chosen: ReadonlySet<Key>;
  onSelect(keys: Set<Key>): void;
  onSave(): void;
  onLeave(): void;
  /** `isLast`: in the last field of the row. */
  onPress(event: KeyboardEvent, isLast: boolean): void;
};

export function EditRow({ row, columns, editing, isQuick, isRequired, ...props }: Props) {
  const id = useId();
  const { draft, begin, change, remove } = editing;
  const own = draft?.id === row.id ? draft : undefined;
  const edit = () => begin(row.id ? row : undefined);
  const quick = {
    tabIndex: own ? -1 : 0,
    'aria-label': row.id === NEW ? 'New record' : undefined,
    onClick: () => (own ? undefined : edit()),
  };
  return (
    <tr
      data-row={row.id}
      {...(isQuick ? quick : {})}
      onKeyDown={(event) =>
        props.onPress(event, (event.target as HTMLElement).dataset.last !== undefined)
      }
    >
      {props.boxes === 'none' ? null : (
        <td>
          {row.id === NEW ? null : (
            <input
              type={props.boxes === 'many' ? 'checkbox' : 'radio'}
              aria-label={`Select ${Object.values(row.values)[0]}`}
              checked={props.chosen.has(row.id)}
              onClick={(event) => event.stopPropagation()}
              onChange={() => props.onSelect(toggled(row.id, props.chosen, props.boxes))}
            />
          )}
        </td>
      )}
      {columns.map(({ field, title }, i) => {
        const isWrong = i === 0 && Boolean(own?.problem);
        return (
          <td key={field}>
            {own ? (
              <>
                <input
                  className="d-data-input"
                  style={{ minInlineSize: '5.5rem' }}
                  aria-label={title}
                  value={own.values[field] ?? ''}
                  maxLength={200}
                  required={i === 0 && isRequired}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? `${id}-error` : undefined}
                  data-last={i === columns.length - 1 ? '' : undefined}
                  onChange={({ target }) => change(field, target.value)}
                />
                {isWrong ? (
                  <p id={`${id}-error`} className="d-data-error" role="alert">
                    {own.problem}
                  </p>
                ) : null}
              </>
            ) : (
              cellOf(row, field)
            )}
          </td>
        );
      })}
      <td>
        <span className="d-data-row-actions">
          {own ? (
            <>
              <Action label="Save" onClick={props.onSave} />
              <Action label="Cancel" onClick={props.onLeave} />
            </>
          ) : row.id === NEW ? null : (
            <>
              {isQuick ? null : <Action label="Edit" onClick={edit} />}
              <Action label="Delete" onClick={() => remove(row)} />
            </>
          )}
        </span>
      </td>
    </tr>
  );
}

function toggled(id: number, chosen: ReadonlySet<Key>, boxes: string): Set<Key> {
  const next = new Set(boxes === 'many' ? chosen : []);
  if (!chosen.has(id)) next.add(id);
  else next.delete(id);
  return next;
}

const Action = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button
    type="button"
    className="d-data-button"
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
  >
    {label}
  </button>
);
