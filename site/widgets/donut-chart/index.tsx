// The Donut Chart, alive: shares as a ring, with a label in its centre.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { SHARES, Shares } from '../kit/data-shares.tsx';
import '../kit/data.css';

export default createDemo({
  tag: 'chart',
  initial: { ...SHARES, centerlabel: '100 days' },
  Stage: ({ state, fire }) => (
    <Shares state={state} fire={fire} isRing centerLabel={state.centerlabel} />
  ),
});
