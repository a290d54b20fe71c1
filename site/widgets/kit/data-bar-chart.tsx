// Drawings that compare figures: upright columns, or bars along the page.
import { Bar, BarChart } from 'recharts';
import type { Drawn } from './data-chart.tsx';
import { Axes, type AxisOptions } from './data-chart-axes.tsx';
import { StillBars } from './data-still-chart.tsx';

type Props = {
  drawn: Drawn;
  isSideways?: boolean;
  arrangement?: string;
  /** Where values begin: at zero, or with `Min` below the smallest value. */
  domain?: string;
  /** In pixels; without it, the room decides. */
  width?: number;
  axes?: AxisOptions;
};

export function Bars({ drawn, isSideways = false, arrangement = 'Stacked', ...rest }: Props) {
  const { title, label, entries, records, select } = drawn;
  const { domain = 'Default', width, axes } = rest;
  const from = domain === 'Min' ? belowSmallest(drawn) : 0;
  const isStacked = arrangement === 'Stacked';
  if (import.meta.env.SSR)
    return <StillBars {...{ drawn, isSideways, isStacked, from, axes, width }} />;
  return (
    <BarChart
      data={records}
      title={title}
      layout={isSideways ? 'vertical' : 'horizontal'}
      margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
    >
      <Axes label={label} isSideways={isSideways} from={from} {...axes} />
      {entries.map(({ name, fill }) => (
        <Bar
          key={name}
          dataKey={name}
          {...(isStacked ? { stackId: 'all' } : {})}
          fill={fill}
          stroke="var(--ground)"
          {...(width ? { barSize: Math.min(120, Math.max(1, width)) } : {})}
          onClick={(_, index) => select(records[index], name)}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

function belowSmallest({ entries, records }: Drawn): number {
  const values = records.flatMap((record) => entries.map(({ name }) => Number(record[name] ?? 0)));
  return values.length ? Math.floor(Math.min(...values) * 0.9) : 0;
}
