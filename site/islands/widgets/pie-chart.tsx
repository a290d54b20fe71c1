// The Pie Chart, alive: what a whole consists of.
import { createDemo } from '../demo/create-demo.tsx';
import { SHARES, Shares } from '../demo/data-shares.tsx';

export default createDemo({
  tag: 'chart',
  initial: { ...SHARES, 'value-display': 'percent' },
  Stage: ({ state, fire }) => <Shares state={state} fire={fire} />,
});
