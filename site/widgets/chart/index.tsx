// The Chart, alive: the same orders as each of the eight kinds, with the settings that all kinds share.
import { lazy, Suspense } from 'react';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Bars } from '../kit/data-bar-chart.tsx';
import { ChartFrame, type Drawn } from '../kit/data-chart.tsx';
import type { AxisOptions } from '../kit/data-chart-axes.tsx';
import { Areas, accumulate, Lines } from '../kit/data-line-chart.tsx';
import { Slices } from '../kit/data-pie-chart.tsx';
import { ordersByMonth } from '../kit/data-records.ts';
import '../kit/data.css';

/** Not every reader comes to see bubbles. */
const Bubbles = lazy(async () => ({
  default: (await import('../kit/data-bubble-chart.tsx')).Bubbles,
}));

const FIELDS = ['online', 'phone'];

export default createDemo({
  tag: 'chart',
  initial: {
    type: 'Column',
    title: 'Orders by month',
    subheading: 'Online and by phone',
    yaxisdatakey: 'online, phone',
    yaxislabel: 'orders',
    showxaxis: true,
    showlegend: 'top',
    customcolors: '',
  },
  Stage({ state, fire }) {
    const { type, title } = state;
    const fields = toFields(state.yaxisdatakey);
    const records = type === 'Cumulative Line' ? accumulate(ordersByMonth, fields) : ordersByMonth;
    const figures = { title, subHeading: state.subheading, records, label: 'month', fields };
    const axes = { showX: state.showxaxis, yCaption: state.yaxislabel };
    return (
      <ChartFrame
        figures={figures}
        by={['Pie', 'Donut', 'Bubble'].includes(type) ? 'record' : 'field'}
        isLine={type.endsWith('Line')}
        legend={state.showlegend}
        colors={state.customcolors}
        fire={fire}
      >
        {(drawn) => <Drawing type={type} drawn={drawn} fields={fields} axes={axes} />}
      </ChartFrame>
    );
  },
});

/** Those that the records have; the first one where there are none. */
function toFields(text: string): string[] {
  const named = text.split(',').map((one) => one.trim());
  const known = FIELDS.filter((one) => named.includes(one));
  return known.length ? known : FIELDS.slice(0, 1);
}

type Props = { type: string; drawn: Drawn; fields: readonly string[]; axes: AxisOptions };

function Drawing({ type, drawn, fields, axes }: Props) {
  const [first = 'online', second = first] = fields;
  if (type.endsWith('Line')) return <Lines drawn={drawn} axes={axes} />;
  if (type === 'Area') return <Areas drawn={drawn} axes={axes} />;
  if (type === 'Pie' || type === 'Donut')
    return (
      <Slices
        drawn={drawn}
        nameField="month"
        valueField={first}
        valueDisplay="key-value"
        isRing={type === 'Donut'}
      />
    );
  if (type === 'Bubble')
    return (
      <Suspense>
        <Bubbles
          drawn={drawn}
          x={first}
          y={second}
          size={second}
          axes={{ ...axes, xCaption: first }}
        />
      </Suspense>
    );
  return <Bars drawn={drawn} isSideways={type === 'Bar'} axes={axes} />;
}
