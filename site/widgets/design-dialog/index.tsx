// The Design Dialog, alive: a short form over the directory, whose Save adds an employee to it.
import { type FormEvent, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, DialogActions, useDialog } from '../kit/dialogs-dialog.tsx';
import '../kit/dialogs.css';

const initial = {
  title: 'New employee',
  width: '420px',
  showheader: true,
  modal: true,
  closable: true,
};

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  const [names, setNames] = useState(['Ada Lind', 'Ben Okoro']);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = `${typed.get('first')} ${typed.get('last')}`.trim();
    if (name) setNames((before) => [...before, name].slice(-4));
    dialog.close();
  };
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Employees</strong>
      </p>
      <ul>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name.
          <li key={index}>{name}</li>
        ))}
      </ul>
      <Action isMain onPress={dialog.open}>
        Add
      </Action>
      <DemoDialog
        control={dialog}
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasHeader={state.showheader}
        hasCloseAction={state.closable}
      >
        <form onSubmit={save}>
          <div className="d-dialog-body">
            <TextField className="d-dialog-field" name="first" autoComplete="off" autoFocus>
              <Label>First name</Label>
              <Input />
            </TextField>
            <TextField className="d-dialog-field" name="last" autoComplete="off">
              <Label>Last name</Label>
              <Input />
            </TextField>
          </div>
          <DialogActions>
            <Action onPress={dialog.close}>Cancel</Action>
            <Action isMain type="submit">
              Save
            </Action>
          </DialogActions>
        </form>
      </DemoDialog>
    </div>
  );
}

export default createDemo({
  tag: 'designdialog',
  initial,
  Stage,
  content: (_, prefix) =>
    [
      `  <${prefix}-label caption="First name"></${prefix}-label>`,
      `  <${prefix}-text name="firstName"></${prefix}-text>`,
      `  <${prefix}-label caption="Last name"></${prefix}-label>`,
      `  <${prefix}-text name="lastName"></${prefix}-text>`,
    ].join('\n'),
});
