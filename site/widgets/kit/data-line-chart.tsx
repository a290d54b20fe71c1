// Drawings of data along time: lines, areas, and lines that add up.
import { Area, AreaChart, Line, LineChart, type MouseHandlerDataParam } from 'recharts';
import type { Drawn } from './data-chart.tsx';
import { Axes, type AxisOptions, toOffset } from './data-chart-axes.tsx';
import type { Row } from './data-records.ts';
import { StillLines } from './data-still-chart.tsx';

const CURVES = { linear: 'linear', cardinal: 'monotone', step: 'step' } as const;

const toCurve = (interpolation: string) => CURVES[interpolation as keyof typeof CURVES] ?? 'linear';

type Options = { interpolation?: string; points?: boolean; axes?: AxisOptions };

const MARGIN = { top: 8, right: 12, bottom: 4, left: 0 };

type LineProps = Options & { drawn: Drawn; thickness?: string };

export function Lines({ drawn, interpolation = 'linear', points = true, ...rest }: LineProps) {
  const { title, label, entries, records } = drawn;
  if (import.meta.env.SSR)
    return (
      <StillLines
        {...{ drawn, hasPoints: points, thickness: rest.thickness, axes: rest.axes }}
        isStep={interpolation === 'step'}
      />
    );
  return (
    <LineChart
      data={records}
      title={title}
      margin={MARGIN}
      onClick={(at: MouseHandlerDataParam) => selectAt(drawn, at)}
    >
      <Axes label={label} {...rest.axes} />
      {entries.map(({ name, color, dash }) => (
        <Line
          key={name}
          dataKey={name}
          type={toCurve(interpolation)}
          stroke={color}
          strokeWidth={rest.thickness || 2}
          strokeDasharray={dash}
          dot={points ? { r: 4, fill: color, strokeDasharray: '0', strokeWidth: 0 } : false}
          isAnimationActive={false}
        />
      ))}
    </LineChart>
  );
}

type AreaProps = Options & { drawn: Drawn; arrangement?: string };

export function Areas({ drawn, interpolation = 'linear', points, arrangement, axes }: AreaProps) {
  const { title, label, entries, records } = drawn;
  const isStream = arrangement === 'stream';
  if (import.meta.env.SSR)
    return (
      <StillLines
        {...{ drawn, hasPoints: points ?? false, axes }}
        isStep={interpolation === 'step'}
        area={arrangement === 'expand' ? 'share' : 'sum'}
      />
    );
  return (
    <AreaChart
      data={records}
      title={title}
      margin={MARGIN}
      stackOffset={toOffset(arrangement ?? 'stack')}
      onClick={(at: MouseHandlerDataParam) => selectAt(drawn, at)}
    >
      <Axes
        label={label}
        isShare={arrangement === 'expand'}
        {...axes}
        showY={!isStream && axes?.showY !== false}
      />
      {entries.map(({ name, color, fill }) => (
        <Area
          key={name}
          dataKey={name}
          stackId="all"
          type={toCurve(interpolation)}
          stroke={color}
          strokeWidth={2}
          fill={fill}
          fillOpacity={0.65}
          dot={points ? { r: 4, fill: color, fillOpacity: 1 } : false}
          isAnimationActive={false}
        />
      ))}
    </AreaChart>
  );
}

/** Each value becomes the sum of those before it and itself. */
export function accumulate(records: readonly Row[], fields: readonly string[]): Row[] {
  const sums = new Map<string, number>();
  return records.map((record) => {
    const grown = fields.map((field): [string, number] => {
      const sum = (sums.get(field) ?? 0) + Number(record[field] ?? 0);
      sums.set(field, sum);
      return [field, sum];
    });
    return { ...record, ...Object.fromEntries(grown) };
  });
}

function selectAt({ records, select }: Drawn, { activeTooltipIndex }: MouseHandlerDataParam) {
  if (activeTooltipIndex == null) return;
  select(records[Number(activeTooltipIndex)]);
}
