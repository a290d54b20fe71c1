// The Progress Bar, alive: orders being shipped, with colors, limits and the text in the bar.
import { useId } from 'react';
import { Button, ProgressBar } from 'react-aria-components';
import { mouseEvents } from '../demo/basic-mouse.ts';
import { formatProgress, toShare, useTask } from '../demo/basic-progress.ts';
import { createDemo } from '../demo/create-demo.tsx';

export default createDemo({
  tag: 'progress-bar',
  initial: {
    datavalue: 340,
    'minimum-value': 0,
    'maximum-value': 500,
    type: 'info-striped',
    'display-format': '9%',
    'caption-placement': 'inside',
    'poll-interval': 500,
    show: true,
  },
  Stage({ state, set, fire }) {
    const range = {
      value: state.datavalue,
      min: state['minimum-value'],
      max: state['maximum-value'],
    };
    const text = formatProgress(range, state['display-format']);
    const percent = `${(toShare(range) * 100).toFixed(2)}%`;
    const [color = 'default', stripes] = state.type.split('-');
    const pattern = useId();
    const { isRunning, start } = useTask({
      ...range,
      intervalMs: state['poll-interval'],
      move: (datavalue) => set({ datavalue }),
      fire,
    });
    return (
      <div className="d-rows">
        <ProgressBar
          className={`d-bar d-tone-${color}`}
          aria-label="Orders shipped"
          value={toShare(range)}
          minValue={0}
          maxValue={1}
          valueLabel={text}
        >
          <svg aria-hidden="true" {...mouseEvents(fire)}>
            <pattern
              id={pattern}
              width="16"
              height="16"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="8" height="16" className="d-bar-stripe" />
            </pattern>
            <rect width={percent} height="100%" className="d-bar-fill" />
            {stripes ? <rect width={percent} height="100%" fill={`url(#${pattern})`} /> : null}
          </svg>
          {state['caption-placement'] === 'inside' ? (
            <span className="d-bar-text">{text}</span>
          ) : null}
        </ProgressBar>
        <Button className="d-push" isDisabled={isRunning} onPress={start}>
          Ship the orders
        </Button>
      </div>
    );
  },
});
