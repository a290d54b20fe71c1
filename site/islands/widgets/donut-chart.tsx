// The Donut Chart, alive: shares as a ring, with a label in its centre.
import { createDemo } from '../demo/create-demo.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { Slices } from '../demo/data-pie-chart.tsx';
import { leaveByType } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Leave by type',
  records: leaveByType,
  label: 'type',
  fields: ['days', 'requests'],
};

export default createDemo({
  tag: 'chart',
  initial: {
    label: 'type',
    'value-slice': 'days',
    'show-label': 'outside',
    'value-display': 'key,value',
    'center-label': '100 days',
  },
  Stage({ state, fire }) {
    return (
      <ChartFrame
        figures={FIGURES}
        by="record"
        fire={fire}
        note="Fields: type, short, days, requests"
      >
        {(drawn) => (
          <Slices
            drawn={drawn}
            isRing
            nameField={state.label}
            valueField={state['value-slice']}
            showLabel={state['show-label']}
            valueDisplay={state['value-display']}
            centerLabel={state['center-label']}
          />
        )}
      </ChartFrame>
    );
  },
});
