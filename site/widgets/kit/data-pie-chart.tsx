// Drawings of shares: a pie, or a ring with a label in its centre.
import { Pie, PieChart, type PieLabelRenderProps } from 'recharts';
import type { Drawn } from './data-chart.tsx';
import { ChartTooltip } from './data-chart-axes.tsx';
import { type PlacedSlice, StillSlices } from './data-still-shares.tsx';

type Props = {
  drawn: Drawn;
  nameField: string;
  valueField: string;
  showLabel?: string;
  valueDisplay?: string;
  isRing?: boolean;
  centerLabel?: string;
};

export function Slices({ drawn, nameField, valueField, isRing = false, ...rest }: Props) {
  const { showLabel = 'outside', valueDisplay = 'percent', centerLabel } = rest;
  const { title, records, entries, select } = drawn;
  const slices = records.map((record, i) => ({
    name: String(record[nameField] ?? ''),
    value: Number(record[valueField] ?? 0),
    fill: entries[i]?.fill ?? 'currentColor',
  }));
  const label = (slice: LabelledSlice) => (
    <SliceLabel slice={slice} isInside={showLabel === 'inside'} display={valueDisplay} />
  );
  if (import.meta.env.SSR)
    return (
      <StillSlices
        {...{ title, slices, isRing, centerLabel }}
        label={showLabel === 'hide' ? undefined : label}
      />
    );
  return (
    <PieChart title={title}>
      <Pie
        data={slices}
        dataKey="value"
        nameKey="name"
        innerRadius={isRing ? '42%' : 0}
        outerRadius={isRing ? '64%' : '60%'}
        stroke="var(--ground)"
        strokeWidth={2}
        label={showLabel === 'hide' ? false : label}
        labelLine={false}
        onClick={(_, index) => select(records[index], valueField)}
        isAnimationActive={false}
      />
      {centerLabel ? (
        <text x="50%" y="50%" className="d-chart-center">
          {centerLabel}
        </text>
      ) : null}
      <ChartTooltip />
    </PieChart>
  );
}

type LabelledSlice = PieLabelRenderProps | PlacedSlice;

type LabelProps = { slice: LabelledSlice; isInside: boolean; display: string };

function SliceLabel({ slice, isInside, display }: LabelProps) {
  const { cx, cy, midAngle = 0, innerRadius, outerRadius, percent = 0, name, value } = slice;
  const said: Record<string, string> = {
    key: `${name}`,
    value: `${value}`,
    percent: `${Math.round(percent * 100)} %`,
    'key-value': `${name}\n${value}`,
  };
  const lines = (said[display] ?? '').split('\n');
  const radius = isInside
    ? Number(innerRadius) + (Number(outerRadius) - Number(innerRadius)) * 0.6
    : Number(outerRadius) + 10;
  const angle = (-midAngle * Math.PI) / 180;
  const x = Number(cx) + radius * Math.cos(angle);
  const anchor = isInside ? 'middle' : Math.cos(angle) < 0 ? 'end' : 'start';
  return (
    <text
      x={x}
      y={Number(cy) + radius * Math.sin(angle)}
      textAnchor={anchor}
      className="d-chart-slice"
    >
      {lines.map((line, i) => (
        <tspan key={line} x={x} dy={i ? '1.15em' : `${(lines.length - 1) * -0.55}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
