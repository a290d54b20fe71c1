// The Progress Circle, alive: the share of orders shipped on a ring with title and subtitle.
import { Button, ProgressBar } from 'react-aria-components';
import { mouseEvents } from '../demo/basic-mouse.ts';
import { formatProgress, toShare, useTask } from '../demo/basic-progress.ts';
import { createDemo } from '../demo/create-demo.tsx';

const STEP_MS = 400;

export default createDemo({
  tag: 'progress-circle',
  initial: {
    title: 'Shipped',
    subtitle: 'this month',
    'default-value': 340,
    'maximum-value': 500,
    type: 'success',
    'display-format': '9%',
    'caption-placement': 'inside',
    show: true,
  },
  Stage({ state, set, fire }) {
    const range = { value: state['default-value'], min: 0, max: state['maximum-value'] };
    const text = formatProgress(range, state['display-format']);
    const { isRunning, start } = useTask({
      ...range,
      intervalMs: STEP_MS,
      move: (value) => set({ 'default-value': value }),
      fire,
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
            {state['caption-placement'] === 'inside' ? (
              <text x="60" y="60" className="d-ring-text">
                {text}
              </text>
            ) : null}
          </svg>
          <span className="d-ring-title">{state.title}</span>
          <span className="d-aside">{state.subtitle}</span>
        </ProgressBar>
        <Button className="d-push" isDisabled={isRunning} onPress={start}>
          Ship the orders
        </Button>
      </div>
    );
  },
});
