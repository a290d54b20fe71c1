// The first state of bubbles, as plain SVG: what a reader sees before any script runs.
import type { Drawn } from './data-chart.tsx';
import type { AxisOptions } from './data-chart-axes.tsx';
import { figureOf } from './data-still-chart.tsx';
import { across, type Plot, StillFrame, toShare, toTicks, up } from './data-still-frame.tsx';

type BubbleProps = { drawn: Drawn; x: string; y: string; size: string; axes: AxisOptions };

/** The areas of the smallest and the largest bubble, in pixels. */
const AREAS = { few: [120, 1800], many: [60, 500] } as const;

export function StillBubbles({ drawn, x, y, size, axes }: BubbleProps) {
  const { title, label, records, entries } = drawn;
  const isCrowded = records.length > 4;
  const [least, most] = AREAS[isCrowded ? 'many' : 'few'];
  const largest = (name: string) => Math.max(...records.map((record) => figureOf(record, name)));
  const [ticks, below] = [toTicks(0, largest(y)), toTicks(0, largest(x))];
  const sizes = records.map((record) => Number(record[size] ?? 1));
  const spread = Math.max(...sizes) - Math.min(...sizes) || 1;
  const drawing = (plot: Plot) =>
    records.map((record, i) => {
      const share = ((sizes[i] ?? 0) - Math.min(...sizes)) / spread;
      const radius = Math.sqrt((least + share * (most - least)) / Math.PI);
      const cx = across(plot, toShare(below, figureOf(record, x)));
      const cy = up(plot, toShare(ticks, figureOf(record, y)));
      return (
        <g key={String(record[label])}>
          <circle cx={cx} cy={cy} r={radius} fill={entries[i]?.fill} />
          {isCrowded ? null : (
            <text x={cx} y={cy - radius - 6} textAnchor="middle">
              {String(record[label] ?? '')}
            </text>
          )}
        </g>
      );
    });
  return (
    <StillFrame title={title} ticks={ticks} names={below.map(String)} axes={axes} isEnds>
      {drawing}
    </StillFrame>
  );
}
