// The Progress Bar, alive: orders being shipped, with colors, limits and the text in the bar.
import { useId } from 'react';
import { Button, ProgressBar } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { mouseEvents } from '../kit/basic-mouse.ts';
import { formatProgress, toShare, useTask } from '../kit/basic-progress.ts';
import '../kit/basic.css';

export default createDemo({
  tag: 'progress-bar',
  native: () => import('./native.tsx'),
  idle: ({ showtooltip }) => (showtooltip ? {} : { tooltipposition: 'showtooltip' }),
  initial: {
    datavalue: 340,
    minvalue: 0,
    maxvalue: 500,
    type: 'default',
    displayformat: '9%',
    captionplacement: 'inside',
    showtooltip: false,
    tooltipposition: 'up',
    show: true,
  },
  Stage({ state, set, fire }) {
    const range = {
      value: state.datavalue,
      min: state.minvalue,
      max: state.maxvalue,
    };
    const text = formatProgress(range, state.displayformat);
    const percent = `${(toShare(range) * 100).toFixed(2)}%`;
    const [color = 'default', stripes] = state.type.split('-');
    const pattern = useId();
    const { isRunning, start } = useTask({
      ...range,
      move: (datavalue) => set({ datavalue }),
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
          {state.captionplacement === 'inside' ? <span className="d-bar-text">{text}</span> : null}
        </ProgressBar>
        <Button className="d-push" isDisabled={isRunning} onPress={start}>
          Ship the orders
        </Button>
      </div>
    );
  },
});
