// The Column Chart, alive: a few figures next to each other.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Bars } from '../kit/data-bar-chart.tsx';
import { ChartFrame } from '../kit/data-chart.tsx';
import { salesByQuarter } from '../kit/data-records.ts';
import '../kit/data.css';

const FIGURES = {
  title: 'Sales by quarter',
  records: salesByQuarter,
  label: 'quarter',
  fields: ['chairs', 'desks', 'lamps'],
};

export default createDemo({
  tag: 'chart',
  takes: 'figures',
  initial: { viewtype: 'Grouped', ydomain: 'Default', barwidth: 14 },
  Stage({ state: { viewtype, ydomain, barwidth }, data = FIGURES, fire }) {
    return (
      <ChartFrame figures={data} fire={fire}>
        {(drawn) => <Bars drawn={drawn} arrangement={viewtype} domain={ydomain} width={barwidth} />}
      </ChartFrame>
    );
  },
});
