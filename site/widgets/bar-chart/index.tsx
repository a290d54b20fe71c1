// The Bar Chart, alive: items with long names, which have room at the side.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { Bars } from '../kit/data-bar-chart.tsx';
import { ChartFrame } from '../kit/data-chart.tsx';
import { ordersByProduct } from '../kit/data-records.ts';
import '../kit/data.css';

const FIGURES = {
  title: 'Orders by product',
  records: ordersByProduct,
  label: 'product',
  fields: ['online', 'phone'],
};

export default createDemo({
  tag: 'chart',
  initial: { viewtype: 'Grouped', barwidth: 12 },
  Stage({ state: { viewtype, barwidth }, fire }) {
    return (
      <ChartFrame figures={FIGURES} fire={fire}>
        {(drawn) => <Bars drawn={drawn} isSideways arrangement={viewtype} width={barwidth} />}
      </ChartFrame>
    );
  },
});
