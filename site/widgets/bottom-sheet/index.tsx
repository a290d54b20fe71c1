// The Bottom Sheet, alive: filters that slide up over a list of orders on a phone.
import { useEffect, useRef, useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { ORDERS, OrderList, Phone } from '../kit/dialogs-phone.tsx';
import { useSheet } from '../kit/dialogs-sheet.ts';
import '../kit/dialogs.css';

const initial = {
  bottomsheetheightratio: 0.5,
  showonrender: true,
  expand: true,
  bottomsheetexpandedheightratio: 0.8,
  autoclose: 'outsideClick',
  disableswipedownclose: false,
  bottomsheetminimumheight: 0.1,
  enabledragsettle: false,
};

type Props = Pick<StageProps<typeof initial>, 'state' | 'fire'>;

function OrderPage({ state, fire }: Props) {
  const sheet = useSheet({
    isOpenAtFirst: state.showonrender,
    resting: state.bottomsheetheightratio,
    expanded: state.bottomsheetexpandedheightratio,
    folded: state.bottomsheetminimumheight,
    canExpand: state.expand,
    isKeptOnSwipeDown: state.disableswipedownclose,
    staysWhereLeft: state.enabledragsettle,
    fire,
  });
  const [shown, setShown] = useState('all');
  const [wanted, setWanted] = useState('all');
  const { opener, handle } = useFocusMoves(sheet.isOpen);
  const closesBeside = state.autoclose === 'outsideClick';
  const apply = () => {
    setShown(wanted);
    sheet.close();
  };
  return (
    <Phone title="Orders">
      <div className="d-sheet-screen">
        <div inert={sheet.isOpen && closesBeside}>
          <button
            className="d-dialog-button d-sheet-opener"
            type="button"
            ref={opener}
            disabled={sheet.isOpen}
            onClick={sheet.open}
          >
            Filter
          </button>
          <OrderList orders={ORDERS.filter(({ state }) => shown === 'all' || shown === state)} />
        </div>
        {sheet.isOpen && closesBeside ? (
          <button
            className="d-sheet-beside"
            type="button"
            tabIndex={-1}
            aria-label="Close the sheet"
            onClick={sheet.close}
          />
        ) : null}
        <section
          className="d-sheet"
          aria-label="Filter orders"
          inert={!sheet.isOpen}
          data-dragged={sheet.isDragged}
          style={{ blockSize: sheet.blockSize }}
        >
          <button
            className="d-sheet-handle"
            type="button"
            ref={handle}
            aria-label="Handle: arrow up makes the sheet higher, arrow down lower"
            {...sheet.handle}
          />
          <div className="d-sheet-content">
            <label>
              State of the order
              <select value={wanted} onChange={(event) => setWanted(event.target.value)}>
                <option>all</option>
                <option>open</option>
                <option>closed</option>
              </select>
            </label>
            <button className="d-dialog-button d-dialog-main" type="button" onClick={apply}>
              Apply
            </button>
          </div>
        </section>
      </div>
    </Phone>
  );
}

/** The focus goes into the sheet that someone opens, and back to the button when it closes. */
function useFocusMoves(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? handle : opener).current?.focus({ preventScroll: true });
  }, [isOpen]);
  return { opener, handle };
}

function Stage({ state, fire }: StageProps<typeof initial>) {
  return (
    <div className="d-phone-stage">
      <OrderPage key={String(state.showonrender)} state={state} fire={fire} />
    </div>
  );
}

export default createDemo({
  tag: 'bottomsheet',
  initial,
  Stage,
  content: (_, prefix) =>
    [
      `  <${prefix}-select name="orderState"></${prefix}-select>`,
      `  <${prefix}-button caption="Apply"></${prefix}-button>`,
    ].join('\n'),
});
