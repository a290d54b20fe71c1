// The Pie Chart, alive: what a whole consists of.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { SHARES, Shares } from '../kit/data-shares.tsx';
import '../kit/data.css';

export default createDemo({
  tag: 'chart',
  initial: SHARES,
  Stage: ({ state, fire }) => <Shares state={state} fire={fire} />,
});
