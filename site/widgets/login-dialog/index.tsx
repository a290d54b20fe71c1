// The Login Dialog, alive: name and password again, before the salaries are shown.
import { useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, useDialog } from '../kit/dialogs-dialog.tsx';
import { SignIn } from '../kit/dialogs-sign-in.tsx';
import '../kit/dialogs.css';

const initial = { title: "Confirm that it's you", width: '380px', modal: true, keyboard: true };

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  const [isConfirmed, setConfirmed] = useState(false);
  const confirm = () => {
    setConfirmed(true);
    dialog.close();
  };
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Salaries</strong>
      </p>
      <p role="status">
        {isConfirmed ? 'Purchasing: 184,000 in April' : 'Sign in again to see them.'}
      </p>
      <Action isMain onPress={isConfirmed ? () => setConfirmed(false) : dialog.open}>
        {isConfirmed ? 'Hide them again' : 'Salaries'}
      </Action>
      <DemoDialog
        control={dialog}
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasKeyboard={state.keyboard}
      >
        <div className="d-dialog-body">
          <SignIn takesFocus errorMessage="User name or password is wrong." onSuccess={confirm} />
        </div>
      </DemoDialog>
    </div>
  );
}

export default createDemo({ tag: 'logindialog', initial, Stage });
