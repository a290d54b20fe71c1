// The Bar Chart, alive: items with long names, which have room at the side.
import { createDemo } from '../demo/create-demo.tsx';
import { Bars } from '../demo/data-bar-chart.tsx';
import { ChartFrame } from '../demo/data-chart.tsx';
import { ordersByProduct } from '../demo/data-records.ts';

const FIGURES = {
  title: 'Orders by product',
  records: ordersByProduct,
  label: 'product',
  fields: ['online', 'phone'],
};

export default createDemo({
  tag: 'chart',
  initial: { 'data-arrangement': 'stack', 'y-domain': 'zero', barwidth: 22 },
  Stage({ state: { 'data-arrangement': arrangement, 'y-domain': domain, barwidth }, fire }) {
    return (
      <ChartFrame figures={FIGURES} fire={fire}>
        {(drawn) => (
          <Bars
            drawn={drawn}
            isSideways
            arrangement={arrangement}
            domain={domain}
            width={barwidth}
          />
        )}
      </ChartFrame>
    );
  },
});
