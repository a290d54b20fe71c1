// The Area Chart, alive: amounts along time, on top of each other.
import { createDemo } from '../demo/create-demo.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { Areas } from '../demo/data-line-chart.tsx';
import { ordersByRegion } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Orders by region',
  records: ordersByRegion,
  label: 'month',
  fields: ['north', 'south', 'west'],
};

export default createDemo({
  tag: 'chart',
  initial: {
    'data-arrangement': 'stack',
    'datapoint-interpolation': 'Cardinal',
    'highlight-point': false,
  },
  Stage({ state, fire }) {
    return (
      <ChartFrame figures={FIGURES} fire={fire}>
        {(drawn) => (
          <Areas
            drawn={drawn}
            arrangement={state['data-arrangement']}
            interpolation={state['datapoint-interpolation']}
            points={state['highlight-point']}
          />
        )}
      </ChartFrame>
    );
  },
});
