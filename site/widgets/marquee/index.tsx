// The Marquee, alive: news that moves through a box; a button of the page stops it.
import { type CSSProperties, useState } from 'react';
import { createDemo, type StageProps } from '../../../collections/widgets/demo/create-demo.tsx';
import { Action } from '../kit/dialogs-dialog.tsx';
import { toLength } from '../kit/dialogs-length.ts';
import '../kit/dialogs.css';

const initial = {
  direction: 'left',
  scrollamount: 6,
  scrolldelay: 85,
  width: '100%',
  height: '56px',
  show: true,
};

/** Pixels that the content covers in one round, about. */
const WAY = 600;
const NEWS = ['New order: 4713', 'Order 4711 has left the warehouse', 'Leave requests: 3 open'];

/** Browsers move a marquee by its amount once in each delay; a delay below 60 ms counts as 60. */
function secondsOf(amount: number, delay: number): number {
  return (WAY / Math.max(0.5, amount)) * (Math.max(60, delay) / 1000);
}

function Stage({ state }: StageProps<typeof initial>) {
  const [isStopped, setStopped] = useState(false);
  const seconds = secondsOf(state.scrollamount, state.scrolldelay);
  const style: CSSProperties = {
    animationDuration: `${seconds.toFixed(2)}s`,
    animationPlayState: isStopped ? 'paused' : 'running',
  };
  return (
    <div className="d-dialog-page">
      <div
        className="d-marquee"
        data-direction={state.direction}
        style={{
          inlineSize: toLength(state.width),
          blockSize: toLength(state.height),
        }}
      >
        <div className="d-marquee-content" style={style}>
          {NEWS.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      </div>
      <Action onPress={() => setStopped(!isStopped)}>{isStopped ? 'Move on' : 'Stop'}</Action>
    </div>
  );
}

export default createDemo({
  tag: 'marquee',
  initial,
  Stage,
  content: (_, prefix) =>
    NEWS.map((text) => `  <${prefix}-label caption="${text}"></${prefix}-label>`).join('\n'),
});
