// The Live Form, alive: one employee of a table, to look at, change, add and delete.
import { type FormEvent, useState } from 'react';
import { createDemo } from '../demo/create-demo.tsx';
import { Field } from '../demo/data-fields.tsx';
import { FormFrame, useMessage } from '../demo/data-form-frame.tsx';
import { LiveFormActions } from '../demo/data-live-form-actions.tsx';
import { type Employee, employees } from '../demo/data-records.ts';

const NEW: Employee = { id: 0, name: '', department: 'Sales', city: 'Boston', role: 'Clerk' };

export default createDemo({
  tag: 'liveform',
  initial: {
    title: 'Employee',
    type: 'inline',
    mode: 'editable',
    layout: '2-column',
    'add-message': 'The employee was added.',
    'update-message': 'The changes are saved.',
    'deletion-message': 'The employee was deleted.',
    'message-layout': 'inline',
  },
  Stage({ state, fire }) {
    const [records, setRecords] = useState(employees.slice(0, 4));
    const [record, setRecord] = useState(employees[0] ?? NEW);
    const [draft, setDraft] = useState(record);
    const [isEditing, setEditing] = useState(true);
    const [isOpen, setOpen] = useState(false);
    const { message, say } = useMessage();
    const readOnly = state.mode === 'read-only' || !isEditing;
    const show = (next: Employee, isEdited = false) => {
      setRecord(next);
      setDraft(next);
      setEditing(isEdited);
    };
    const write = ($operation: string, $data: Employee, text: string) => {
      for (const event of ['onBeforeServiceCall', 'onResult', 'onSuccess'])
        fire(event, { $operation, $data });
      say(text);
      setOpen(false);
    };
    const save = (event: FormEvent) => {
      event.preventDefault();
      const isNew = draft.id === 0;
      const saved = isNew
        ? { ...draft, id: Math.max(0, ...records.map(({ id }) => id)) + 1 }
        : draft;
      setRecords(
        isNew ? [...records, saved] : records.map((one) => (one.id === saved.id ? saved : one)),
      );
      show(saved);
      write(isNew ? 'INSERT' : 'UPDATE', saved, state[isNew ? 'add-message' : 'update-message']);
    };
    const remove = () => {
      const left = records.filter(({ id }) => id !== record.id);
      setRecords(left);
      show(left[0] ?? NEW, left.length === 0);
      write('DELETE', record, state['deletion-message']);
    };
    const field = (name: 'name' | 'department' | 'city' | 'role') => ({
      value: draft[name],
      onChange: (value: string) => setDraft({ ...draft, [name]: value }),
      readOnly,
    });
    return (
      <FormFrame
        title={state.title}
        isDialog={state.type === 'dialog'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        message={message}
        isToaster={state['message-layout'] === 'toaster'}
      >
        <Field
          label="Selected item of employeeTable1"
          options={records.map(({ name }) => name)}
          value={record.name}
          onChange={(chosen) => show(records.find(({ name }) => name === chosen) ?? record, true)}
        />
        <form onSubmit={save} className="d-data-live">
          <div className="d-data-columns" data-layout={state.layout}>
            <Field label="Name" required {...field('name')} />
            <Field
              label="Department"
              options={['Sales', 'IT', 'Finance', 'HR']}
              {...field('department')}
            />
            <Field label="City" {...field('city')} />
            <Field label="Role" {...field('role')} />
          </div>
          {state.mode === 'read-only' ? null : (
            <LiveFormActions
              isEditing={isEditing}
              onCancel={() => show(record.id ? record : (records[0] ?? NEW))}
              onReset={() => setDraft(record)}
              onUpdate={() => setEditing(true)}
              onDelete={remove}
              onNew={() => show(NEW, true)}
            />
          )}
        </form>
      </FormFrame>
    );
  },
});
