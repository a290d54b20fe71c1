// The Confirm Dialog, alive: a question before an order is deleted.
import { useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, DialogActions, useDialog } from '../kit/dialogs-dialog.tsx';
import '../kit/dialogs.css';

const initial = {
  title: 'Delete order',
  message: "The order can't be restored.",
  oktext: 'Delete order',
  canceltext: 'Keep it',
  width: '420px',
  modal: false,
  closable: true,
  keyboard: true,
};

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  const [isDeleted, setDeleted] = useState(false);
  const agree = () => {
    setDeleted(true);
    dialog.end('onOk');
  };
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Order 4711</strong>
      </p>
      <p role="status">{isDeleted ? 'This order is deleted.' : 'Three desks for Lind Furniture'}</p>
      <Action isMain onPress={isDeleted ? () => setDeleted(false) : dialog.open}>
        {isDeleted ? 'Start again' : 'Delete order'}
      </Action>
      <DemoDialog
        control={dialog}
        role="alertdialog"
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasCloseAction={state.closable}
        hasKeyboard={state.keyboard}
      >
        <p className="d-dialog-body">{state.message}</p>
        <DialogActions>
          <Action onPress={() => dialog.end('onCancel')}>{state.canceltext}</Action>
          <Action isMain onPress={agree}>
            {state.oktext}
          </Action>
        </DialogActions>
      </DemoDialog>
    </div>
  );
}

export default createDemo({ tag: 'confirmdialog', initial, Stage });
