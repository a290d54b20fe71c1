// Drawings that compare figures: upright columns, or bars along the page.
import { Bar, BarChart } from 'recharts';
import type { Drawn } from './data-chart.tsx';
import { Axes, type AxisOptions, toOffset } from './data-chart-axes.tsx';

type Props = {
  drawn: Drawn;
  isSideways?: boolean;
  arrangement?: string;
  /** Where values begin: at zero, or at the smallest value. */
  domain?: string;
  /** In pixels; without it, the room decides. */
  width?: number;
  axes?: AxisOptions;
};

export function Bars({ drawn, isSideways = false, arrangement = 'stack', ...rest }: Props) {
  const { title, label, entries, records, select } = drawn;
  const { domain = 'zero', width, axes } = rest;
  const isStack = arrangement === 'stack';
  const hasScale = arrangement !== 'stream';
  const from = isStack ? (isZero(domain) ? 0 : smallest(drawn)) : undefined;
  const values = isSideways
    ? { showX: hasScale && axes?.showX !== false }
    : { showY: hasScale && axes?.showY !== false };
  return (
    <BarChart
      data={records}
      title={title}
      layout={isSideways ? 'vertical' : 'horizontal'}
      stackOffset={toOffset(arrangement)}
      margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
    >
      <Axes
        label={label}
        isSideways={isSideways}
        isShare={arrangement === 'expand'}
        from={from}
        {...axes}
        {...values}
      />
      {entries.map(({ name, fill }) => (
        <Bar
          key={name}
          dataKey={name}
          stackId="all"
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

const isZero = (domain: string) => !/min|smallest/i.test(domain);

function smallest({ entries, records }: Drawn): number {
  const field = entries[0]?.name ?? '';
  return Math.min(...records.map((record) => Number(record[field] ?? 0)));
}
