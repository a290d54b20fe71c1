// The history of a component → a bar over the years, a segment for each major version.
import type { ComponentHistory } from './component-history.ts';
import { majorSteps } from './component-history.ts';

const WIDTH = 560;
const HEIGHT = 22;

type Props = { history: ComponentHistory; from: string; to: string; label: string };

/** @param from  first and last day of the chart, ISO dates. */
export function ComponentTimeline({ history, from, to, label }: Props) {
  const start = Date.parse(from);
  const span = Math.max(1, Date.parse(to) - start);
  const x = (date: string) => ((Date.parse(date) - start) / span) * WIDTH;
  const steps = majorSteps(history.steps);
  return (
    <svg className="timeline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="timeline-axis" />
      {steps.map((step, i) => {
        const at = x(step.release.date);
        const until = steps[i + 1] ? x(steps[i + 1]?.release.date ?? to) : WIDTH;
        const width = Math.max(1, until - at - 1.5);
        const name = /\d+/.exec(step.version ?? '')?.[0] ?? '';
        if (step.version === undefined) return null;
        return (
          <g key={step.release.version}>
            <rect x={at} y={1} width={width} height={HEIGHT - 4} rx={3} data-step={i % 2} />
            {width > 8 + name.length * 8 ? (
              <text x={at + 5} y={HEIGHT - 7}>
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
