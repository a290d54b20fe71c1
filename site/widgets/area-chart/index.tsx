// The Area Chart, alive: amounts along time, on top of each other.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { ChartFrame } from '../kit/data-chart.tsx';
import { Areas } from '../kit/data-line-chart.tsx';
import { ordersByRegion } from '../kit/data-records.ts';
import '../kit/data.css';

const FIGURES = {
  title: 'Orders by region',
  records: ordersByRegion,
  label: 'month',
  fields: ['north', 'south', 'west'],
};

export default createDemo({
  tag: 'chart',
  initial: {
    areaviewtype: 'stack',
    interpolation: 'linear',
    highlightpoints: false,
  },
  Stage({ state, fire }) {
    return (
      <ChartFrame figures={FIGURES} fire={fire}>
        {(drawn) => (
          <Areas
            drawn={drawn}
            arrangement={state.areaviewtype}
            interpolation={state.interpolation}
            points={state.highlightpoints}
          />
        )}
      </ChartFrame>
    );
  },
});
