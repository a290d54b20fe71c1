// The Alert Dialog, alive: a notice of one of four kinds, closed by its one button.
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, OkAction, useDialog } from '../kit/dialogs-dialog.tsx';
import '../kit/dialogs.css';

const initial = {
  title: 'Order not saved',
  message: 'Check the amounts and try again.',
  oktext: 'Back to the order',
  alerttype: 'error',
  width: '420px',
  modal: false,
  closable: true,
  keyboard: true,
};

/** What is in a circle; the warning has a triangle. */
const SIGNS: Record<string, string> = {
  error: 'M8 8l8 8M16 8l-8 8',
  information: 'M12 11v6M12 7v.5',
  success: 'M7.5 12.5l3 3 6-6.5',
  warning: 'M12 9.5v4.5M12 17v.5',
};

function AlertIcon({ type }: { type: string }) {
  return (
    <svg
      className={`d-alert-icon d-alert-${type}`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={type}
    >
      {type === 'warning' ? <path d="M12 3L22 20.5H2z" /> : <circle cx="12" cy="12" r="10" />}
      <path d={SIGNS[type] ?? SIGNS.information} />
    </svg>
  );
}

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  const type = state.alerttype;
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Order 4711</strong>
      </p>
      <p>Three desks for Lind Furniture</p>
      <Action isMain onPress={dialog.open}>
        Save the order
      </Action>
      <DemoDialog
        control={dialog}
        role="alertdialog"
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasCloseAction={state.closable}
        hasKeyboard={state.keyboard}
        icon={<AlertIcon type={type} />}
      >
        <p className={`d-dialog-body d-alert-message d-alert-${type}`}>{state.message}</p>
        <OkAction control={dialog} caption={state.oktext} />
      </DemoDialog>
    </div>
  );
}

export default createDemo({ tag: 'alertdialog', initial, Stage });
