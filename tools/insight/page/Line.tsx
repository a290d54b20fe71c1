// A value a day → a line; said in words for who can't see it.

type Props = { label: string; days: readonly string[]; values: readonly number[] };

const WIDTH = 240;
const HEIGHT = 48;

export function Line({ label, days, values }: Props) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, i) => `${round(i * step)},${round(HEIGHT - (value / most) * (HEIGHT - 4) - 2)}`,
  );
  const top = values.indexOf(Math.max(...values));
  const says = `${label}: at most ${values[top] ?? 0}, on ${days[top] ?? ''}; on ${days.at(-1)}: ${values.at(-1) ?? 0}.`;
  return (
    <svg
      className="line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={says}
      preserveAspectRatio="none"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
