// The IFrame Dialog, alive: a frame over the page. Its content is drawn here, nothing is fetched.
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action, DemoDialog, OkAction, useDialog } from '../kit/dialogs-dialog.tsx';
import { encodeAddress } from '../kit/encode-address.ts';
import '../kit/dialogs.css';

const initial = {
  title: 'Delivery terms',
  url: 'https://shop.example.com/terms?for=Ada Lind',
  oktext: 'Back to the order',
  width: '480px',
  showheader: true,
  showactions: true,
  encodeurl: false,
  modal: false,
};

function Frame({ url }: { url: string }) {
  return (
    <figure className="d-frame">
      <figcaption>{url || 'No address'}</figcaption>
      {url.startsWith('https://') ? (
        <div className="d-frame-page">
          <strong>Terms of delivery</strong>
          <p>We deliver within five working days.</p>
          <p>Goods can be returned for thirty days.</p>
        </div>
      ) : (
        <p className="d-dialog-hint">
          Stays empty: only addresses that begin with https are shown.
        </p>
      )}
    </figure>
  );
}

function Stage({ state, fire }: StageProps<typeof initial>) {
  const dialog = useDialog(fire);
  return (
    <div className="d-dialog-page">
      <p>
        <strong>Order 4711</strong>
      </p>
      <p>Three desks for Lind Furniture</p>
      <Action isMain onPress={dialog.open}>
        Delivery terms
      </Action>
      <DemoDialog
        control={dialog}
        title={state.title}
        width={state.width}
        isModal={state.modal}
        hasHeader={state.showheader}
      >
        <div className="d-dialog-body">
          <Frame url={state.encodeurl ? encodeAddress(state.url) : state.url} />
        </div>
        {state.showactions ? <OkAction control={dialog} caption={state.oktext} /> : null}
      </DemoDialog>
    </div>
  );
}

export default createDemo({ tag: 'iframedialog', initial, Stage });
