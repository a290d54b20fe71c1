// The Donut Chart, alive: shares as a ring, with a label in its centre.
import { createDemo } from '../demo/create-demo.tsx';
import { SHARES, Shares } from '../demo/data-shares.tsx';

export default createDemo({
  tag: 'chart',
  initial: { ...SHARES, 'value-display': 'key,value', 'center-label': '100 days' },
  Stage: ({ state, fire }) => (
    <Shares state={state} fire={fire} isRing centerLabel={state['center-label']} />
  ),
});
