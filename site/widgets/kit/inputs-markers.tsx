// Stops of a slider → a marker for each along its track, with its text or its number.

type Stop = { value: number; percent: number };

const MOST = 21;

/** None where there are too many to tell apart. */
export function stopsOf(min: number, max: number, step: number): Stop[] {
  const count = Math.floor((max - min) / step) + 1;
  if (count > MOST) return [];
  return Array.from({ length: count }, (_, i) => {
    const value = Number((min + i * step).toFixed(4));
    return { value, percent: ((value - min) / (max - min)) * 100 };
  });
}

export function Markers({ stops, texts }: { stops: readonly Stop[]; texts: readonly string[] }) {
  return (
    <span className="d-markers" aria-hidden="true">
      {stops.map(({ value, percent }, i) => (
        <span key={value} className="d-marker" style={{ left: `${percent}%` }}>
          {texts.length ? texts[i] : value}
        </span>
      ))}
    </span>
  );
}
