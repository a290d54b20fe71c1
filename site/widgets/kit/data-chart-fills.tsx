// Series of a chart → their colors, and patterns that tell them apart without color; swatches for the legend.
export type Entry = {
  name: string;
  color: string;
  /** The colour with its own pattern; the first is plain. */
  fill: string;
  dash: string;
};

const THEME = ['blue', 'amber', 'green', 'violet', 'red', 'accent'].map((one) => `var(--${one})`);
const DASHES = ['0', '7 4', '2 4', '10 3 2 3'];
const MARKS = ['', 'M0 4H8', 'M4 4h.01', 'M0 0L8 8M8 0L0 8', 'M4 0V8'];

/**
 * @param id      prefix of the ids of patterns, unique in the page.
 * @param colors  names or codes separated by commas; those that are none are omitted.
 */
export function toEntries(names: readonly string[], id: string, colors = ''): Entry[] {
  const own = colors
    .split(',')
    .map((one) => one.trim())
    .filter(isColor);
  const palette = own.length ? own : THEME;
  return names.map((name, i) => {
    const color = palette[i % palette.length] ?? 'currentColor';
    const fill = i % MARKS.length === 0 ? color : `url(#${id}-${i})`;
    return { name, color, fill, dash: DASHES[i % DASHES.length] ?? '0' };
  });
}

const isColor = (text: string) => typeof CSS !== 'undefined' && CSS.supports('color', text);

export function Patterns({ entries, id }: { entries: readonly Entry[]; id: string }) {
  return (
    <svg className="d-chart-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        {entries.map(({ name, color }, i) => (
          <pattern
            key={name}
            id={`${id}-${i}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={i % 2 ? 'rotate(45)' : ''}
          >
            <rect width="8" height="8" fill={color} />
            <path
              d={MARKS[i % MARKS.length]}
              fill="none"
              stroke="var(--ground)"
              strokeWidth={i % MARKS.length === 2 ? 3 : 1.5}
              strokeLinecap="round"
            />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

type LegendProps = {
  entries: readonly Entry[];
  hidden: ReadonlySet<string>;
  isLine: boolean;
  onToggle(name: string): void;
};

export function ChartLegend({ entries, hidden, isLine, onToggle }: LegendProps) {
  return (
    <ul className="d-chart-legend" aria-label="Legend">
      {entries.map((entry) => (
        <li key={entry.name}>
          <button
            type="button"
            aria-pressed={!hidden.has(entry.name)}
            onClick={() => onToggle(entry.name)}
          >
            <Swatch entry={entry} isLine={isLine} />
            {entry.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ entry: { color, fill, dash }, isLine }: { entry: Entry; isLine: boolean }) {
  return (
    <svg width="22" height="14" aria-hidden="true">
      {isLine ? (
        <path d="M0 7H22" stroke={color} strokeWidth="3" strokeDasharray={dash} />
      ) : (
        <rect x="3" width="16" height="14" rx="3" fill={fill} />
      )}
    </svg>
  );
}
