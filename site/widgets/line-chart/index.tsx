// The Line Chart, alive: values along time, joined in three ways.
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { createLinesStage, LINES } from '../kit/data-lines.tsx';
import { requestsByWeek } from '../kit/data-records.ts';
import '../kit/data.css';

const FIGURES = {
  title: 'Leave requests by week',
  records: requestsByWeek,
  label: 'week',
  fields: ['open', 'late'],
};

export default createDemo({
  tag: 'chart',
  takes: 'figures',
  initial: LINES,
  Stage: createLinesStage(FIGURES),
});
