// The first state of a pie or a ring, as plain SVG: what a reader sees before any script runs.
import type { ReactNode } from 'react';
import { HEIGHT } from './data-still.ts';

/** Half of what the library draws in. */
const REACH = HEIGHT / 2 - 5;

export type StillSlice = { name: string; value: number; fill: string };

/** Angles in degrees, counterclockwise from the right, as the library gives them to labels. */
export type PlacedSlice = StillSlice & {
  cx: number;
  cy: number;
  midAngle: number;
  innerRadius: number;
  outerRadius: number;
  percent: number;
};

type Props = {
  title: string;
  slices: readonly StillSlice[];
  isRing: boolean;
  centerLabel?: string | undefined;
  label?: ((slice: PlacedSlice) => ReactNode) | undefined;
};

export function StillSlices({ title, slices, isRing, centerLabel, label }: Props) {
  const innerRadius = isRing ? REACH * 0.42 : 0;
  const outerRadius = REACH * (isRing ? 0.64 : 0.6);
  const total = slices.reduce((sum, { value }) => sum + value, 0) || 1;
  let before = 0;
  const placed = slices.map((slice): PlacedSlice & { from: number; to: number } => {
    const from = (before / total) * 360;
    before += slice.value;
    const to = (before / total) * 360;
    const sizes = { cx: 0, cy: 0, innerRadius, outerRadius };
    return {
      ...slice,
      ...sizes,
      midAngle: (from + to) / 2,
      percent: slice.value / total,
      from,
      to,
    };
  });
  const half = HEIGHT / 2;
  return (
    <svg
      className="d-chart-still"
      width="100%"
      height={HEIGHT}
      viewBox={`${-half} ${-half} ${HEIGHT} ${HEIGHT}`}
      role="img"
      aria-label={title}
    >
      {placed.map(({ name, fill, from, to }) => (
        <path
          key={name}
          d={sector(innerRadius, outerRadius, from, to)}
          fill={fill}
          stroke="var(--ground)"
          strokeWidth={2}
        />
      ))}
      {placed.map((slice) => (
        <g key={slice.name}>{label?.(slice)}</g>
      ))}
      {centerLabel ? <text className="d-chart-center">{centerLabel}</text> : null}
    </svg>
  );
}

function sector(inner: number, outer: number, from: number, to: number): string {
  // A whole circle has no two ends that an arc could join.
  const end = Math.min(to, from + 359.99);
  const isLarge = end - from > 180 ? 1 : 0;
  const arc = (radius: number, angle: number, sweep: number) =>
    `A${round(radius)},${round(radius)} 0 ${isLarge} ${sweep} ${place(radius, angle)}`;
  return `M${place(outer, from)}${arc(outer, end, 0)}L${place(inner, end)}${inner ? arc(inner, from, 1) : ''}Z`;
}

function place(radius: number, degrees: number): string {
  const angle = (-degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
