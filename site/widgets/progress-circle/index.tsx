// The Progress Circle, alive: the share of orders shipped on a ring with title and subtitle.
import { Button, ProgressBar } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { mouseEvents } from '../kit/basic-mouse.ts';
import { formatProgress, toShare, useTask } from '../kit/basic-progress.ts';
import '../kit/basic.css';

export default createDemo({
  tag: 'progress-circle',
  native: () => import('./native.tsx'),
  initial: {
    title: 'Shipped',
    subtitle: 'this month',
    datavalue: 30,
    maxvalue: 100,
    type: 'default',
    displayformat: '9%',
    captionplacement: 'inside',
    show: true,
  },
  Stage({ state, set, fire }) {
    const range = { value: state.datavalue, min: 0, max: state.maxvalue };
    const text = formatProgress(range, state.displayformat);
    const { isRunning, start } = useTask({
      ...range,
      move: (datavalue) => set({ datavalue }),
    });
    return (
      <div className="d-rows">
        <ProgressBar
          className={`d-ring d-tone-${state.type}`}
          aria-label={`${state.title} ${state.subtitle}`.trim() || 'Progress'}
          value={toShare(range)}
          minValue={0}
          maxValue={1}
          valueLabel={text}
        >
          <svg viewBox="0 0 120 120" aria-hidden="true" {...mouseEvents(fire)}>
            <circle className="d-ring-track" cx="60" cy="60" r="50" />
            <circle
              className="d-ring-fill"
              cx="60"
              cy="60"
              r="50"
              pathLength="100"
              strokeDasharray={`${(toShare(range) * 100).toFixed(2)} 100`}
              transform="rotate(-90 60 60)"
            />
            {state.captionplacement === 'inside' ? (
              <RingText title={state.title} subtitle={state.subtitle} share={text} />
            ) : null}
          </svg>
        </ProgressBar>
        <Button className="d-push" isDisabled={isRunning} onPress={start}>
          Ship the orders
        </Button>
      </div>
    );
  },
});

type RingTextProps = { title: string; subtitle: string; share: string };

/** A title takes the place of the share; only with it there is a second line. */
function RingText({ title, subtitle, share }: RingTextProps) {
  if (!title)
    return (
      <text x="60" y="60" className="d-ring-text">
        {share}
      </text>
    );
  return (
    <>
      <text x="60" y={subtitle ? 53 : 60} className="d-ring-text d-ring-title">
        {title}
      </text>
      <text x="60" y="72" className="d-ring-text d-ring-subtitle">
        {subtitle}
      </text>
    </>
  );
}
