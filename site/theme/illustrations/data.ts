// Illustrations of this group, by the name of their widget.
import type { Illustration } from '../../../engine/theme/illustration.ts';
import areaChart from '../../islands/widgets/area-chart.tsx';
import barChart from '../../islands/widgets/bar-chart.tsx';
import bubbleChart from '../../islands/widgets/bubble-chart.tsx';
import cards from '../../islands/widgets/cards.tsx';
import chart from '../../islands/widgets/chart.tsx';
import columnChart from '../../islands/widgets/column-chart.tsx';
import cumulativeLineChart from '../../islands/widgets/cumulative-line-chart.tsx';
import dataTable from '../../islands/widgets/data-table.tsx';
import donutChart from '../../islands/widgets/donut-chart.tsx';
import form from '../../islands/widgets/form.tsx';
import lineChart from '../../islands/widgets/line-chart.tsx';
import list from '../../islands/widgets/list.tsx';
import liveFilter from '../../islands/widgets/live-filter.tsx';
import liveForm from '../../islands/widgets/live-form.tsx';
import pieChart from '../../islands/widgets/pie-chart.tsx';

export const illustrations: Record<string, Illustration> = {
  'data-table': dataTable,
  form,
  list,
  cards,
  'live-form': liveForm,
  'live-filter': liveFilter,
  chart,
  'line-chart': lineChart,
  'area-chart': areaChart,
  'column-chart': columnChart,
  'bar-chart': barChart,
  'pie-chart': pieChart,
  'donut-chart': donutChart,
  'bubble-chart': bubbleChart,
  'cumulative-line-chart': cumulativeLineChart,
};
