// Parts around the rows of a Data Table: its filter, the boxes that select, the choice of a page's size.
import { type FormEvent, useId, useState } from 'react';
import { Button, Checkbox } from 'react-aria-components';
import { Field } from './data-fields.tsx';
import {
  cellOf,
  type Filter,
  type TableColumn,
  type TableData,
  type TableRow,
} from './data-table-rows.ts';

type FilterProps = {
  columns: readonly TableColumn[];
  mode: string;
  onFilter(filter: Filter): void;
};

export function TableFilter({ columns, mode, onFilter }: FilterProps) {
  const [typed, setTyped] = useState<Filter>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(typed);
  };
  const isSearch = mode === 'search';
  const fields = isSearch ? [{ field: 'any', title: 'Search' }] : columns;
  return (
    <form className="d-data-filter" onSubmit={submit}>
      {fields.map(({ field, title }) => (
        <Field
          key={field}
          label={isSearch ? title : `${title} contains`}
          value={typed[field] ?? ''}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
      <button type="submit" className="d-data-button">
        {isSearch ? 'Search' : 'Filter'}
      </button>
    </form>
  );
}

/** Looks like a radio button where a single row can be selected. */
export function SelectBox({ isRound = false }: { isRound?: boolean }) {
  return (
    <Checkbox slot="selection" className={isRound ? 'd-data-box d-data-round' : 'd-data-box'}>
      {({ isSelected, isIndeterminate }) => (
        <span aria-hidden="true">
          {isIndeterminate ? '–' : isSelected ? (isRound ? '●' : '✓') : ''}
        </span>
      )}
    </Checkbox>
  );
}

const SIZES = [5, 10, 20];

export function PageSizes({ size, onChange }: { size: number; onChange(size: number): void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="d-data-sizes">
      Rows
      <select
        id={id}
        className="d-data-input"
        value={size}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {SIZES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

type CellProps = { data: TableData; row: TableRow; field: string; onPress(): void };

/** A value as text, or as the button or link that its column has. */
export function TableValue({ data, row, field, onPress }: CellProps) {
  const value = cellOf(row, field);
  const { buttons = [], links = [], pictures = [], highlight } = data;
  if (pictures.includes(field)) return <span className="d-data-initials" data-initials={value} />;
  if (buttons.includes(field) || links.includes(field))
    return (
      <Button className={links.includes(field) ? 'd-data-link' : 'd-data-button'} onPress={onPress}>
        {value}
      </Button>
    );
  const isMarked = highlight?.cell && highlight.column === field && isHit(data, row);
  return isMarked ? <mark className="d-data-hit">{value}</mark> : value;
}

/** Has the row the value that the page highlights? */
export const isHit = ({ highlight }: TableData, row: TableRow): boolean =>
  highlight !== undefined && cellOf(row, highlight.column) === String(highlight.value);

type ActionsProps = { names: readonly string[]; onPress(name: string): void };

export function RowActions({ names, onPress }: ActionsProps) {
  return (
    <span className="d-data-row-actions">
      {names.map((name) => (
        <Button key={name} className="d-data-button" onPress={() => onPress(name)}>
          {name}
        </Button>
      ))}
    </span>
  );
}
