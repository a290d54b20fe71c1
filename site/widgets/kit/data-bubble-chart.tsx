// A drawing of three figures for each record: two places, and the size of a bubble.
import { CartesianGrid, LabelList, Scatter, ScatterChart, XAxis, YAxis, ZAxis } from 'recharts';
import type { Drawn } from './data-chart.tsx';
import { type AxisOptions, ChartTooltip } from './data-chart-axes.tsx';
import { StillBubbles } from './data-still-bubbles.tsx';

type Props = { drawn: Drawn; x: string; y: string; size: string; axes?: AxisOptions };

export function Bubbles({ drawn, x, y, size, axes = {} }: Props) {
  const { title, label, records, entries, select } = drawn;
  const { showX = true, showY = true, xCaption = x, yCaption = y } = axes;
  if (import.meta.env.SSR)
    return <StillBubbles {...{ drawn, x, y, size }} axes={{ showX, showY, xCaption, yCaption }} />;
  const bubbles = records.map((record, i) => ({
    ...record,
    // A field that records haven't makes all bubbles the same.
    [SIZE]: Number(record[size] ?? 1),
    fill: entries[i]?.fill ?? 'currentColor',
  }));
  const isCrowded = records.length > 4;
  const stroke = 'var(--text-soft)';
  return (
    <ScatterChart title={title} margin={{ top: 24, right: 28, bottom: 4, left: 0 }}>
      <CartesianGrid stroke="var(--line)" />
      <XAxis
        dataKey={x}
        type="number"
        stroke={stroke}
        hide={!showX}
        height={48}
        domain={[0, 'auto']}
        label={{ value: xCaption, position: 'insideBottom', offset: -2 }}
      />
      <YAxis
        dataKey={y}
        type="number"
        stroke={stroke}
        hide={!showY}
        width={60}
        domain={[0, 'auto']}
        label={{ value: yCaption, position: 'insideLeft', angle: -90 }}
      />
      <ZAxis dataKey={SIZE} name={size} range={isCrowded ? [60, 500] : [120, 1800]} />
      <ChartTooltip />
      <Scatter
        data={bubbles}
        onClick={(_, index) => select(records[index], y)}
        isAnimationActive={false}
      >
        {isCrowded ? null : <LabelList dataKey={label} position="top" fill="var(--text)" />}
      </Scatter>
    </ScatterChart>
  );
}

const SIZE = 'bubble size';
