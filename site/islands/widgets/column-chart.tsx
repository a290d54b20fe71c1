// The Column Chart, alive: a few figures next to each other.
import { createDemo } from '../demo/create-demo.tsx';
import { Bars } from '../demo/data-bar-chart.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { salesByQuarter } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Sales by quarter',
  records: salesByQuarter,
  label: 'quarter',
  fields: ['chairs', 'desks', 'lamps'],
};

export default createDemo({
  tag: 'chart',
  initial: { 'data-arrangement': 'stack', 'y-domain': 'zero', barwidth: 40 },
  Stage({ state: { 'data-arrangement': arrangement, 'y-domain': domain, barwidth }, fire }) {
    return (
      <ChartFrame figures={FIGURES} fire={fire}>
        {(drawn) => (
          <Bars drawn={drawn} arrangement={arrangement} domain={domain} width={barwidth} />
        )}
      </ChartFrame>
    );
  },
});
