// Parts around the rows of a Data Table: its filter, the boxes that select, the choice of a page's size.
import { type FormEvent, useId, useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { Field } from './data-fields.tsx';
import { COLUMNS, type Filter, NO_FILTER } from './data-table-rows.ts';

type FilterProps = { mode: string; onFilter(filter: Filter): void };

export function TableFilter({ mode, onFilter }: FilterProps) {
  const [typed, setTyped] = useState(NO_FILTER);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter(typed);
  };
  const isSearch = mode === 'search';
  const fields = isSearch ? [{ field: 'any', title: 'Search' } as const] : COLUMNS;
  return (
    <form className="d-data-filter" onSubmit={submit}>
      {fields.map(({ field, title }) => (
        <Field
          key={field}
          label={isSearch ? title : `${title} contains`}
          value={typed[field]}
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
