// The Segmented Control, alive: open and closed orders on a phone, switched by buttons or a swipe.
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { toLength } from '../kit/dialogs-length.ts';
import { ORDERS, OrderList, Phone } from '../kit/dialogs-phone.tsx';
import '../kit/dialogs.css';

const initial = {
  caption: 'Closed',
  loadmode: 'after-select',
  loaddelay: 3000,
  horizontalalign: 'left',
  height: '270px',
  show: true,
};

const SWIPE = 40;

/** Whether the second segment is loaded: when, depends on its **Load** property; `onReady` reports it. */
function useLoaded(state: typeof initial, index: number, fire: (event: string) => void): boolean {
  const { loadmode, loaddelay: delayMs } = state;
  const [isLoaded, setLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed setting starts again.
  useEffect(() => setLoaded(false), [loadmode, delayMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fire` is new with each drawing.
  useEffect(() => {
    if (isLoaded || index === 0) return;
    const ready = () => {
      setLoaded(true);
      fire('onReady');
    };
    const timer = setTimeout(ready, loadmode === 'after-delay' ? Math.max(0, delayMs) : 0);
    return () => clearTimeout(timer);
  }, [isLoaded, index, loadmode, delayMs]);
  return isLoaded;
}

function Stage({ state, fire }: StageProps<typeof initial>) {
  const [index, setIndex] = useState(0);
  const isLoaded = useLoaded(state, index, fire);
  const start = useRef<number>(undefined);
  const goTo = (newIndex: number) => {
    if (newIndex === index || newIndex < 0 || newIndex > 1) return;
    fire('onBeforesegmentchange', { $old: index, $new: newIndex });
    setIndex(newIndex);
    fire('onSegmentchange', { $old: index, $new: newIndex });
  };
  const endSwipe = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const isReversed = getComputedStyle(currentTarget).direction === 'rtl';
    const moved = (clientX - (start.current ?? clientX)) * (isReversed ? -1 : 1);
    if (Math.abs(moved) > SWIPE) goTo(index + (moved < 0 ? 1 : -1));
    start.current = undefined;
  };
  return (
    <div className="d-phone-stage">
      <Phone title="Orders">
        <Tabs
          className="d-segments"
          data-align={state.horizontalalign}
          style={{ blockSize: toLength(state.height) }}
          selectedKey={String(index)}
          onSelectionChange={(key) => goTo(Number(key))}
        >
          <TabList className="d-segments-bar" aria-label="Orders">
            <Tab id="0">Open</Tab>
            <Tab id="1">{state.caption}</Tab>
          </TabList>
          <div
            className="d-segments-content"
            onPointerDown={({ clientX }) => {
              start.current = clientX;
            }}
            onPointerUp={endSwipe}
          >
            <TabPanel id="0">
              <OrderList orders={ORDERS.filter(({ state }) => state === 'open')} />
            </TabPanel>
            <TabPanel id="1">
              {isLoaded ? (
                <OrderList orders={ORDERS.filter(({ state }) => state === 'closed')} />
              ) : (
                <p>Not loaded yet</p>
              )}
            </TabPanel>
          </div>
        </Tabs>
        <p className="d-phone-foot" role="status">
          Second segment: {isLoaded ? 'loaded' : 'not loaded'}
        </p>
      </Phone>
    </div>
  );
}

export default createDemo({ tag: 'segmentedcontrol', initial, Stage });
