// The Line Chart, alive: values along time, joined in three ways.
import { createDemo } from '../demo/create-demo.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { Lines } from '../demo/data-line-chart.tsx';
import { requestsByWeek } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Leave requests by week',
  records: requestsByWeek,
  label: 'week',
  fields: ['open', 'late'],
};

export default createDemo({
  tag: 'chart',
  initial: {
    'datapoint-interpolation': 'Linear',
    'highlight-point': true,
    'line-thickness': '2px',
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
