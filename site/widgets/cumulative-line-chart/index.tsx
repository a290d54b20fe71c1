// The Cumulative Line Chart, alive: each point is the sum of all months up to it.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { accumulate } from '../kit/data-line-chart.tsx';
import { createLinesStage, LINES } from '../kit/data-lines.tsx';
import { ordersByYear } from '../kit/data-records.ts';
import '../kit/data.css';

const FIELDS = ['thisYear', 'lastYear'];

const FIGURES = {
  title: 'Orders since January',
  records: accumulate(ordersByYear, FIELDS),
  label: 'month',
  fields: FIELDS,
};

export default createDemo({ tag: 'chart', initial: LINES, Stage: createLinesStage(FIGURES) });
