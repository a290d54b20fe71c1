// The Bubble Chart, alive: departments by head count, budget and open positions.
import { createDemo } from '../demo/create-demo.tsx';
import { Bubbles } from '../demo/data-bubble-chart.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { departments } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Departments',
  records: departments,
  label: 'department',
  fields: ['headCount', 'budget', 'openPositions'],
};

export default createDemo({
  tag: 'chart',
  initial: { 'bubble-size': 'openPositions' },
  Stage({ state: { 'bubble-size': size }, fire }) {
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
