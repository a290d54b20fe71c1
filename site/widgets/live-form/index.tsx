// The Live Form, alive: one employee of a table, to look at, change, add and delete.
import { type FormEvent, useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import type { IllustrationData } from '../../../collections/widgets/illustration-data.ts';
import { Field } from '../kit/data-fields.tsx';
import { FormFrame, useMessage } from '../kit/data-form-frame.tsx';
import { LiveFormActions } from '../kit/data-live-form-actions.tsx';
import { OwnForm } from '../kit/data-own-form.tsx';
import { type Employee, employees } from '../kit/data-records.ts';
import '../kit/data.css';

const NEW: Employee = { id: 0, name: '', department: 'Sales', city: 'Boston', role: 'Clerk' };

const initial = {
  title: 'Employee',
  formlayout: 'inline',
  defaultmode: 'View',
  layout: '2-column',
  insertmessage: 'The employee was added.',
  updatemessage: 'The changes are saved.',
  deletemessage: 'The employee was deleted.',
  messagelayout: 'Inline',
};

type Props = Pick<StageProps<typeof initial>, 'state' | 'fire'>;

function LiveForm({ state, fire }: Props) {
  const isDialog = state.formlayout === 'dialog';
  // A form in a dialog opens in the mode of the operation.
  const startsEditing = isDialog || state.defaultmode === 'Edit';
  const [records, setRecords] = useState(employees.slice(0, 4));
  const [record, setRecord] = useState(employees[0] ?? NEW);
  const [draft, setDraft] = useState(record);
  const [isEditing, setEditing] = useState(startsEditing);
  const [isOpen, setOpen] = useState(false);
  const { message, say } = useMessage();
  const show = (next: Employee, isEdited = startsEditing) => {
    setRecord(next);
    setDraft(next);
    setEditing(isEdited);
  };
  const write = ($operation: string, $data: Employee, text: string) => {
    for (const event of ['onBeforeservicecall', 'onResult', 'onSuccess'])
      fire(event, { $operation, $data });
    say(text);
    setOpen(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isNew = draft.id === 0;
    const saved = isNew ? { ...draft, id: Math.max(0, ...records.map(({ id }) => id)) + 1 } : draft;
    setRecords(
      isNew ? [...records, saved] : records.map((one) => (one.id === saved.id ? saved : one)),
    );
    show(saved);
    if (isNew) write('insert', saved, state.insertmessage);
    else write('update', saved, state.updatemessage);
  };
  const remove = () => {
    const left = records.filter(({ id }) => id !== record.id);
    setRecords(left);
    show(left[0] ?? NEW, left.length === 0 || startsEditing);
    write('delete', record, state.deletemessage);
  };
  const field = (name: 'name' | 'department' | 'city' | 'role') => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    readOnly: !isEditing,
  });
  return (
    <FormFrame
      title={state.title}
      isDialog={isDialog}
      isOpen={isOpen}
      onOpenChange={setOpen}
      message={message}
      isToaster={state.messagelayout === 'Toaster'}
    >
      <Field
        label="Selected item of employeeTable1"
        options={records.map(({ name }) => name)}
        value={record.name}
        onChange={(chosen) => show(records.find(({ name }) => name === chosen) ?? record)}
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
        <LiveFormActions
          isEditing={isEditing}
          onCancel={() => show(record.id ? record : (records[0] ?? NEW), false)}
          onReset={() => setDraft(record)}
          onUpdate={() => setEditing(true)}
          onDelete={remove}
          onNew={() => show(NEW, true)}
        />
      </form>
    </FormFrame>
  );
}

function OwnLiveForm({ state, data, fire }: Props & { data: IllustrationData['form'] }) {
  const isDialog = state.formlayout === 'dialog';
  const [isOpen, setOpen] = useState(false);
  const { message, say } = useMessage();
  return (
    <FormFrame
      title={state.title}
      isDialog={isDialog}
      isOpen={isOpen}
      onOpenChange={setOpen}
      message={message}
      isToaster={state.messagelayout === 'Toaster'}
    >
      <OwnForm
        data={data}
        layout={state.layout}
        isReadOnly={!isDialog && state.defaultmode !== 'Edit'}
        onSave={($data) => {
          for (const event of ['onBeforeservicecall', 'onResult', 'onSuccess'])
            fire(event, { $operation: 'insert', $data });
          say(state.insertmessage);
          setOpen(false);
        }}
      />
    </FormFrame>
  );
}

export default createDemo({
  tag: 'liveform',
  takes: 'form',
  initial,
  Stage: ({ state, data, fire }) =>
    data ? (
      <OwnLiveForm state={state} data={data} fire={fire} />
    ) : (
      <LiveForm key={`${state.formlayout} ${state.defaultmode}`} state={state} fire={fire} />
    ),
});
