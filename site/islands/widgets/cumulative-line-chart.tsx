// The Cumulative Line Chart, alive: each point is the sum of all months up to it.
import { createDemo } from '../demo/create-demo.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { accumulate, Lines } from '../demo/data-line-chart.tsx';
import { ordersByYear } from '../demo/data-records.ts';

const FIELDS = ['thisYear', 'lastYear'];

const FIGURES = {
  title: 'Orders since January',
  records: accumulate(ordersByYear, FIELDS),
  label: 'month',
  fields: FIELDS,
};

export default createDemo({
  tag: 'chart',
  initial: {
    'datapoint-interpolation': 'Linear',
    'highlight-point': true,
    'line-thickness': '3px',
  },
  Stage({ state, fire }) {
    return (
      <ChartFrame figures={FIGURES} isLine fire={fire}>
        {(drawn) => (
          <Lines
            drawn={drawn}
            interpolation={state['datapoint-interpolation']}
            points={state['highlight-point']}
            thickness={state['line-thickness']}
          />
        )}
      </ChartFrame>
    );
  },
});
