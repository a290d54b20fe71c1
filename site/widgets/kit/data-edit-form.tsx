// A record in a form: below its table or in a dialog over it, with what is wrong; or only shown.
import { type FormEvent, useEffect, useRef } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Editing } from './data-editing.ts';
import { Field } from './data-fields.tsx';
import { cellOf, type TableColumn, type TableRow } from './data-table-rows.ts';

type Props = {
  editing: Editing;
  columns: readonly TableColumn[];
  /** Of the first column. */
  isRequired: boolean;
  isDialog: boolean;
};

export function RecordForm({ editing, columns, isRequired, isDialog }: Props) {
  const { draft, change, save, cancel } = editing;
  const form = useRef<HTMLFormElement>(null);
  const problem = draft?.problem;
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  if (!draft) return null;
  const title = draft.id ? 'Edit record' : 'New record';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const fields = (
    <form ref={form} noValidate className="d-data-columns" aria-label={title} onSubmit={submit}>
      {columns.map(({ field, title: label }, i) => (
        <Field
          key={field}
          label={label}
          value={draft.values[field] ?? ''}
          onChange={(value) => change(field, value)}
          required={i === 0 && isRequired}
          error={i === 0 ? draft.problem : undefined}
        />
      ))}
      <span className="d-data-row-actions">
        <button type="submit" className="d-data-button">
          Save
        </button>
        <button type="button" className="d-data-button" onClick={cancel}>
          Cancel
        </button>
      </span>
    </form>
  );
  if (!isDialog) return fields;
  return (
    <ModalOverlay
      className="d-data-overlay"
      isOpen
      onOpenChange={(isOpen) => !isOpen && cancel()}
      isDismissable
    >
      <Modal className="d-data-modal">
        <Dialog className="d-data-dialog">
          <Heading slot="title" className="d-data-title">
            {title}
          </Heading>
          {fields}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type DetailsProps = { columns: readonly TableColumn[]; row: TableRow | undefined };

/** Nothing of it can be changed. */
export function RecordDetails({ columns, row }: DetailsProps) {
  if (!row) return <p>Select a row: its details are shown here.</p>;
  return (
    <div className="d-data-columns">
      {columns.map(({ field, title }) => (
        <Field key={field} label={title} value={cellOf(row, field)} onChange={() => {}} readOnly />
      ))}
    </div>
  );
}

/** Adds a record. */
export const NewButton = ({ onPress }: { onPress(): void }) => (
  <Button className="d-data-button" onPress={onPress}>
    New
  </Button>
);
