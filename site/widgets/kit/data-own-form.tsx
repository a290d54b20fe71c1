// Fields that a page gives → the form it builds, with the records that belong to it; sent by Save.
import type { FormEvent } from 'react';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { Field } from './data-fields.tsx';
import { useOwnFields } from './use-own-fields.ts';

type Props = {
  data: IllustrationData['form'];
  layout: string;
  isReadOnly: boolean;
  onSave(values: Readonly<Record<string, string>>): void;
};

export function OwnForm({ data: { fields, list }, layout, isReadOnly, onSave }: Props) {
  const { values, shown, isMarked, enter, reset, check } = useOwnFields(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) onSave(values);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className="d-data-columns" data-layout={layout}>
        {shown.map((field) => (
          <Field
            key={field.label}
            label={field.label}
            type={field.type ?? 'text'}
            {...(field.options ? { options: field.options } : {})}
            required={field.required ?? false}
            readOnly={isReadOnly}
            value={values[field.label] ?? ''}
            error={isMarked(field) ? `${field.label} is missing.` : undefined}
            onChange={(value) => enter(field.label, value)}
          />
        ))}
      </div>
      {list ? <OwnList list={list} /> : null}
      <div className="d-data-actions">
        <button type="button" className="d-data-button" disabled={isReadOnly} onClick={reset}>
          Reset
        </button>
        <button type="submit" className="d-data-button d-data-main" disabled={isReadOnly}>
          Save
        </button>
      </div>
    </form>
  );
}

function OwnList({ list }: { list: NonNullable<IllustrationData['form']['list']> }) {
  return (
    <table className="d-data-table">
      <caption>{list.title}</caption>
      <thead>
        <tr>
          {list.columns.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.rows.map((cells) => (
          <tr key={cells.join()}>
            {list.columns.map((one, at) => (
              <td key={one}>{String(cells[at] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
