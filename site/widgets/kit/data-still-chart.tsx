// The first state of columns, bars, lines and areas, as plain SVG: what a reader sees before any script runs.
import type { Drawn } from './data-chart.tsx';
import type { AxisOptions } from './data-chart-axes.tsx';
import {
  across,
  type Plot,
  percent,
  StillFrame,
  toShare,
  toTicks,
  up,
} from './data-still-frame.tsx';

export const figureOf = (record: Drawn['records'][number], name: string) =>
  Number(record[name] ?? 0);

/** How much of its place a column takes. */
const FULL = 0.8;
/** Between columns of one record, in pixels. */
const GAP = 4;
/** A drawing on a phone, in pixels: more columns than it holds share the room instead. */
const NARROWEST = 230;

type BarProps = {
  drawn: Drawn;
  isSideways: boolean;
  isStacked: boolean;
  from: number;
  /** Of a column, in pixels; without it, the room decides. */
  width?: number | undefined;
  axes?: AxisOptions | undefined;
};

export function StillBars({ drawn, isSideways, isStacked, from, width: asked, axes }: BarProps) {
  const { title, label, entries, records } = drawn;
  const sums = records.map((record) => toSums(entries.map(({ name }) => figureOf(record, name))));
  const all = records.flatMap((record, i) =>
    isStacked ? [sums[i]?.at(-1) ?? 0] : entries.map(({ name }) => figureOf(record, name)),
  );
  const ticks = toTicks(from, Math.max(...all));
  const count = records.length * (isStacked ? 1 : entries.length);
  const width = count * ((asked ?? 0) + GAP) > NARROWEST ? undefined : asked;
  const bars = (plot: Plot) =>
    records.flatMap((record, i) =>
      entries.map(({ name, fill }, j) => {
        const base = isStacked ? (sums[i]?.[j] ?? 0) : 0;
        const low = toShare(ticks, isStacked ? base : from);
        const high = toShare(ticks, base + figureOf(record, name));
        const place = placeOf(i, j, { ...drawn, isStacked, width });
        const box = isSideways
          ? {
              x: across(plot, low),
              width: percent(plot.width * (high - low)),
              y: up(plot, 1 - place.at) + place.shift,
              height: width ?? plot.height * place.size,
            }
          : {
              x: across(plot, place.at),
              width: width ?? percent(plot.width * place.size),
              y: up(plot, high),
              height: plot.height * (high - low),
              transform: width ? `translate(${place.shift} 0)` : undefined,
            };
        const key = `${record[label]} ${name}`;
        return <rect key={key} {...box} fill={fill} stroke="var(--ground)" />;
      }),
    );
  const names = records.map((record) => String(record[label] ?? ''));
  return (
    <StillFrame title={title} ticks={ticks} names={names} isSideways={isSideways} axes={axes}>
      {bars}
    </StillFrame>
  );
}

/** Where a column begins: a share of the axis, with a shift in pixels where its width is in pixels. */
function placeOf(
  i: number,
  j: number,
  { records, entries, isStacked, width }: Pick<BarProps, 'isStacked' | 'width'> & Drawn,
) {
  const part = 1 / records.length;
  const beside = isStacked ? 1 : entries.length;
  const nth = isStacked ? 0 : j;
  if (width !== undefined)
    return { at: part * (i + 0.5), size: 0, shift: (nth - beside / 2) * (width + GAP) + GAP / 2 };
  const size = (part * FULL) / beside;
  return { at: part * (i + (1 - FULL) / 2) + size * nth, size, shift: 0 };
}

/** Each with those before it, zero first. */
function toSums(values: readonly number[]): number[] {
  let sum = 0;
  return [0, ...values.map((value) => (sum += value))];
}

type LineProps = {
  drawn: Drawn;
  isStep: boolean;
  hasPoints: boolean;
  thickness?: string | undefined;
  axes?: AxisOptions | undefined;
  /** Lines on top of each other, with the room between them filled; `share`: all together are one. */
  area?: 'sum' | 'share' | undefined;
};

export function StillLines({ drawn, isStep, hasPoints, area, ...rest }: LineProps) {
  const { title, label, entries, records } = drawn;
  const rows = records.map((record) => {
    const values = entries.map(({ name }) => figureOf(record, name));
    const sums = toSums(values);
    const total = area === 'share' ? sums.at(-1) || 1 : 1;
    return area ? sums.map((sum) => sum / total) : [0, ...values];
  });
  const ticks = toTicks(0, area === 'share' ? 1 : Math.max(...rows.flat()));
  const last = Math.max(1, records.length - 1);
  const drawing = (plot: Plot) => {
    const pointsOf = (j: number) =>
      rows.map(
        (row, i): Point => [(i / last) * 100, up(plot, toShare(ticks, row[j] ?? 0)) - plot.y],
      );
    return entries.map(({ name, color, fill, dash }, j) => {
      const points = pointsOf(j + 1);
      const line = toPath(points, isStep);
      const room = `${line}L${[...pointsOf(j)].reverse().join('L')}Z`;
      return (
        <g key={name}>
          <svg
            aria-hidden="true"
            x={across(plot, 0)}
            width={percent(plot.width)}
            y={plot.y}
            height={plot.height}
            viewBox={`0 0 100 ${plot.height}`}
            preserveAspectRatio="none"
          >
            {area ? <path d={room} fill={fill} fillOpacity={0.65} /> : null}
            <path
              d={line}
              fill="none"
              stroke={color}
              strokeWidth={rest.thickness || 2}
              strokeDasharray={area ? undefined : dash}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {hasPoints
            ? points.map(([x, y]) => (
                <circle key={x} cx={across(plot, x / 100)} cy={plot.y + y} r={4} fill={color} />
              ))
            : null}
        </g>
      );
    });
  };
  const names = records.map((record) => String(record[label] ?? ''));
  const isShare = area === 'share';
  return (
    <StillFrame title={title} ticks={ticks} names={names} isShare={isShare} axes={rest.axes} isEnds>
      {drawing}
    </StillFrame>
  );
}

type Point = readonly [x: number, y: number];

const toPath = (points: readonly Point[], isStep: boolean): string =>
  `M${points.map(([x, y], i) => (isStep && i ? `H${x}V${y}` : i ? `L${x},${y}` : `${x},${y}`)).join('')}`;
