// The Skeleton, alive: a page of a mobile app that waits for its data, with shapes for each widget.
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { MobilePhone } from '../kit/mobile-phone.tsx';
import { Bars, PersonRow, PersonSkeleton, Shape, Skeleton } from '../kit/mobile-skeleton.tsx';
import '../kit/mobile.css';

const initial = {
  showskeleton: true,
  showskeletonchildren: true,
  numberofskeletonitems: 3,
  skeletonanimationresource: 'resources/images/animations/orders.json',
  skeletonanimationspeed: 1,
};

type State = typeof initial;

const MANAGER = { name: 'Ada Lind', department: 'Head of Sales' };
const STAFF = [
  { name: 'Ben Ortiz', department: 'Sales' },
  { name: 'Chen Wei', department: 'IT' },
  { name: 'Dara Singh', department: 'Finance' },
];
const MOST_ITEMS = 8;

function Stage({ state }: StageProps<State>) {
  const [isLoading, setLoading] = useState(true);
  return (
    <MobilePhone
      title="Directory"
      note="From above: a container, a list, a chart with an animation, a button."
    >
      <div className="d-waiting" aria-busy={isLoading}>
        {isLoading ? <Waiting state={state} /> : <Loaded />}
      </div>
      <Button className="d-mobile-action" onPress={() => setLoading(!isLoading)}>
        {isLoading ? 'Let the data arrive' : 'Load again'}
      </Button>
    </MobilePhone>
  );
}

function Waiting({ state }: { state: State }) {
  const count = Math.min(MOST_ITEMS, Math.max(0, Math.round(state.numberofskeletonitems)));
  const items = Array.from({ length: count }, (_, at) => `item ${at + 1}`);
  return (
    <>
      <Skeleton
        of={state.showskeletonchildren ? 'a container and what is in it' : 'a container alone'}
        className="d-waiting-card"
      >
        {state.showskeletonchildren ? <PersonSkeleton /> : null}
      </Skeleton>
      <Skeleton of={`a list: ${count} items`} className="d-waiting-list">
        {items.map((item) => (
          <PersonSkeleton key={item} />
        ))}
      </Skeleton>
      <ChartSkeleton state={state} />
      {state.showskeleton ? (
        <Skeleton of="a button">
          <Shape kind="button" />
        </Skeleton>
      ) : (
        <Call />
      )}
    </>
  );
}

function ChartSkeleton({ state }: { state: State }) {
  const file = state.skeletonanimationresource.trim().split('/').at(-1);
  const speed = state.skeletonanimationspeed;
  if (!file)
    return (
      <Skeleton of="a chart">
        <Shape kind="box" />
      </Skeleton>
    );
  return (
    <div className="d-waiting-chart">
      <Bars speed={speed} isMoving />
      <small>
        {file}, speed {speed}
      </small>
    </div>
  );
}

function Call() {
  return <span className="d-waiting-call">Call</span>;
}

function Loaded() {
  return (
    <>
      <div className="d-waiting-card">
        <PersonRow {...MANAGER} />
      </div>
      <div className="d-waiting-list">
        {STAFF.map((person) => (
          <PersonRow key={person.name} {...person} />
        ))}
      </div>
      <div className="d-waiting-chart">
        <Bars speed={1} isMoving={false} />
        <small>Orders by quarter</small>
      </div>
      <Call />
    </>
  );
}

export default createDemo({ tag: 'container', initial, Stage });
