// The Page Dialog, alive: a partial page over the page, one of two by its name.
import { type ReactNode, useEffect } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, OkAction, useDialog } from '../kit/dialogs-dialog.tsx';
import '../kit/dialogs.css';
import { lookUp } from '../../../engine/shared.ts';

const initial = {
  title: 'Employee',
  content: 'employeeCard',
  oktext: 'Done',
  width: '420px',
  showactions: true,
  modal: false,
  closable: true,
  keyboard: true,
};

const PARTIALS: Record<string, ReactNode> = {
  employeeCard: (
    <dl className="d-dialog-facts">
      <dt>Name</dt>
      <dd>Ada Lind</dd>
      <dt>Department</dt>
      <dd>Purchasing</dd>
      <dt>Vacation days left</dt>
      <dd>12</dd>
    </dl>
  ),
  absences: (
    <dl className="d-dialog-facts">
      <dt>4 to 8 May</dt>
      <dd>Vacation, approved</dd>
      <dt>19 June</dt>
      <dd>Training, requested</dd>
    </dl>
  ),
};

function Partial({ name, onLoad }: { name: string; onLoad(): void }) {
  const page = lookUp(PARTIALS, name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the dialog opens.
  useEffect(() => {
    if (page) onLoad();
  }, []);
  return (
    page ?? (
      <p className="d-dialog-hint">
        This app has two partial pages: <code>employeeCard</code> and <code>absences</code>.
      </p>
    )
  );
}

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Directory</strong>
      </p>
      <p>Ada Lind is selected. Partial page: {state.content || 'none'}</p>
      <Action isMain onPress={dialog.open}>
        Show employee
      </Action>
      <DemoDialog
        control={dialog}
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasCloseAction={state.closable}
        hasKeyboard={state.keyboard}
      >
        <div className="d-dialog-body">
          <Partial name={state.content} onLoad={() => fire('onLoad')} />
        </div>
        {state.showactions ? <OkAction control={dialog} caption={state.oktext} /> : null}
      </DemoDialog>
    </div>
  );
}

export default createDemo({ tag: 'pagedialog', initial, Stage });
