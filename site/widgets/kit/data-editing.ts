// The records of a table, and one of them being edited → what is typed, what is wrong with it, and what saving makes of it.
import { useState } from 'react';
import type { TableColumn, TableRow } from './data-table-rows.ts';
import type { Fire } from './inputs-field.tsx';
import { checkText } from './inputs-text.ts';

/** What the first column demands. */
export type Checks = { required: boolean; regexp: string; validationmessage: string };

/** `id` 0: a new record. */
export type Draft = { id: number; values: Readonly<Record<string, string>>; problem: string };

export type Editing = {
  records: readonly TableRow[];
  draft: Draft | undefined;
  begin(row?: TableRow): void;
  change(field: string, value: string): void;
  /** False where something is wrong: the draft says what. */
  save(): boolean;
  cancel(): void;
  remove(row: TableRow): void;
};

type Options = {
  rows: readonly TableRow[];
  columns: readonly TableColumn[];
  checks: Checks;
  /** Events of rows; of a form, they are the form's own. */
  fire: Fire;
};

export const NEW = 0;

export function useEditing({ rows, columns, checks, fire }: Options): Editing {
  const [records, setRecords] = useState(rows);
  const [draft, setDraft] = useState<Draft>();
  const [first] = columns;
  const problemOf = (values: Draft['values']) => {
    const wrong = checkText(values[first?.field ?? '']?.trim() ?? '', { type: 'text', ...checks });
    return wrong && (checks.validationmessage || `${first?.title}: ${wrong}`);
  };
  const store = ({ id, values }: Draft) => {
    if (id !== NEW) {
      fire('onBeforerowupdate', { row: values });
      setRecords(records.map((one) => (one.id === id ? { id, values } : one)));
      return fire('onRowupdate', { row: values });
    }
    fire('onBeforerowinsert', { row: values });
    setRecords([...records, { id: Math.max(...records.map((one) => one.id), NEW) + 1, values }]);
    fire('onRowinsert', { row: values });
  };
  return {
    records,
    draft,
    begin(row) {
      const empty = Object.fromEntries(columns.map(({ field }) => [field, '']));
      setDraft({ id: row?.id ?? NEW, values: row?.values ?? empty, problem: '' });
    },
    change: (field, value) =>
      setDraft((now) => {
        if (!now) return now;
        const values = { ...now.values, [field]: value };
        return { ...now, values, problem: now.problem && problemOf(values) };
      }),
    save() {
      if (!draft) return true;
      const problem = problemOf(draft.values);
      if (problem) setDraft({ ...draft, problem });
      else {
        store(draft);
        setDraft(undefined);
      }
      return !problem;
    },
    cancel: () => setDraft(undefined),
    remove(row) {
      fire('onBeforerowdelete', { row: row.values });
      setRecords(records.filter((one) => one !== row));
      fire('onRowdelete', { row: row.values });
      if (draft?.id === row.id) setDraft(undefined);
    },
  };
}
