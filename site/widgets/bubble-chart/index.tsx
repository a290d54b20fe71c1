// The Bubble Chart, alive: departments by head count, budget and open positions.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Bubbles } from '../kit/data-bubble-chart.tsx';
import { ChartFrame } from '../kit/data-chart.tsx';
import { departments } from '../kit/data-records.ts';
import '../kit/data.css';

const FIGURES = {
  title: 'Departments',
  records: departments,
  label: 'department',
  fields: ['headCount', 'budget', 'openPositions'],
};

export default createDemo({
  tag: 'chart',
  initial: { bubblesize: 'openPositions' },
  Stage({ state: { bubblesize: size }, fire }) {
    return (
      <ChartFrame
        figures={FIGURES}
        by="record"
        fire={fire}
        note="Fields: headCount, budget, openPositions"
      >
        {(drawn) => <Bubbles drawn={drawn} x="headCount" y="budget" size={size} />}
      </ChartFrame>
    );
  },
});
