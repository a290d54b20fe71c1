// The Bottom Sheet, alive: filters that slide up over a list of orders on a phone.
import { useEffect, useRef, useState } from 'react';
import { createDemo, type StageProps } from '../demo/create-demo.tsx';
import { ORDERS, OrderList, Phone } from '../demo/dialogs-phone.tsx';
import { useSheet } from '../demo/dialogs-sheet.ts';

const initial = {
  'bottom-sheet-height-ratio': 0.5,
  'show-on-render': true,
  expand: true,
  'bottom-sheet-expanded-height-ratio': 0.8,
  'auto-close': 'outsideClick',
  'disable-swipe-down-close': false,
  'bottom-sheet-minimum-height': 0.2,
  'enable-drag-settle': false,
};

type Props = Pick<StageProps<typeof initial>, 'state' | 'fire'>;

function OrderPage({ state, fire }: Props) {
  const sheet = useSheet({
    isOpenAtFirst: state['show-on-render'],
    resting: state['bottom-sheet-height-ratio'],
    expanded: state['bottom-sheet-expanded-height-ratio'],
    folded: state['bottom-sheet-minimum-height'],
    canExpand: state.expand,
    isKeptOnSwipeDown: state['disable-swipe-down-close'],
    staysWhereLeft: state['enable-drag-settle'],
    fire,
  });
  const [shown, setShown] = useState('all');
  const [wanted, setWanted] = useState('all');
  const { opener, handle } = useFocusMoves(sheet.isOpen);
  const closesBeside = state['auto-close'] === 'outsideClick';
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
      <OrderPage key={String(state['show-on-render'])} state={state} fire={fire} />
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
