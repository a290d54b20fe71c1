// Axes, grid and tooltip of the charts that have axes.
import { CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';

export type AxisOptions = {
  showX?: boolean;
  showY?: boolean;
  xCaption?: string;
  yCaption?: string;
};

/** How several fields are combined, in words of the product → of recharts. */
const OFFSETS = { stack: 'none', stream: 'silhouette', expand: 'expand' } as const;

export const toOffset = (arrangement: string) =>
  OFFSETS[arrangement as keyof typeof OFFSETS] ?? 'none';

type Props = AxisOptions & {
  label: string;
  isSideways?: boolean;
  /** Where values begin; with `undefined`, the drawing decides. */
  from?: number | undefined;
  isShare?: boolean;
};

export function Axes({ label, isSideways = false, from, isShare = false, ...options }: Props) {
  const { showX = true, showY = true, xCaption = '', yCaption = '' } = options;
  const names = { dataKey: label, type: 'category', stroke: 'var(--text-soft)' } as const;
  const values = {
    type: 'number',
    stroke: 'var(--text-soft)',
    tickFormatter: (value: number) => (isShare ? `${Math.round(value * 100)} %` : `${value}`),
    ...(from === undefined ? {} : { domain: [from, 'auto'] as const, allowDataOverflow: true }),
  } as const;
  const below = { value: xCaption, position: 'insideBottom', offset: -8 } as const;
  const beside = { value: yCaption, position: 'insideLeft', angle: -90 } as const;
  return (
    <>
      <CartesianGrid stroke="var(--line)" vertical={isSideways} horizontal={!isSideways} />
      <XAxis
        {...(isSideways ? values : names)}
        hide={!showX}
        height={xCaption ? 48 : 30}
        {...(xCaption ? { label: below } : {})}
      />
      <YAxis
        {...(isSideways ? names : values)}
        hide={!showY}
        width={isSideways ? 88 : yCaption ? 56 : 44}
        {...(yCaption ? { label: beside } : {})}
      />
      <ChartTooltip />
    </>
  );
}

const BOX = {
  background: 'var(--ground)',
  border: '1px solid var(--line-strong)',
  borderRadius: '0.5rem',
};

export function ChartTooltip() {
  return (
    <Tooltip
      isAnimationActive={false}
      contentStyle={BOX}
      itemStyle={{ color: 'var(--text)' }}
      labelStyle={{ color: 'var(--text-soft)' }}
      cursor={{ fill: 'var(--ground-strong)', fillOpacity: 0.5, stroke: 'var(--line-strong)' }}
    />
  );
}
