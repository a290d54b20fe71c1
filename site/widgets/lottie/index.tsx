// The Lottie, alive: a tick that draws itself, started and stopped as a script would do it.
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { useAutoplay, useClock } from '../kit/basic-clock.ts';
import '../kit/basic.css';

const SECONDS = 2;

export default createDemo({
  tag: 'lottie',
  initial: {
    width: '140px',
    height: '140px',
    autoplay: false,
    loop: false,
    speed: 1,
    show: true,
  },
  Stage({ state, fire }) {
    const { width, height, loop, speed } = state;
    const clock = useClock({
      seconds: SECONDS,
      rate: speed,
      isLooping: loop,
      onEnd: () => fire('onComplete'),
    });
    const play = () => {
      clock.play();
      fire('onPlay');
    };
    const pause = () => {
      clock.pause();
      fire('onPause');
    };
    const reset = () => {
      clock.go(speed < 0 ? SECONDS : 0);
      play();
    };
    useReady(() => fire('onReady'));
    useAutoplay(state.autoplay, play);
    return (
      <div className="d-rows d-lottie">
        <Tick share={clock.time / SECONDS} width={width} height={height} />
        <div className="d-buttons">
          <Button className="d-push" isDisabled={clock.isPlaying} onPress={play}>
            play()
          </Button>
          <Button className="d-push" isDisabled={!clock.isPlaying} onPress={pause}>
            pause()
          </Button>
          <Button className="d-push" onPress={reset}>
            reset()
          </Button>
        </div>
      </div>
    );
  },
});

function useReady(tell: () => void): void {
  const once = useRef(tell);
  useEffect(() => once.current(), []);
}

type Frame = { share: number; width: string; height: string };

/** First the ring closes, then the tick is drawn in it. */
function Tick({ share, width, height }: Frame) {
  const ring = Math.min(1, share / 0.6) * 100;
  const tick = Math.max(0, (share - 0.55) / 0.45) * 100;
  return (
    <svg
      className="d-tick"
      viewBox="0 0 120 120"
      role="img"
      aria-label={`A tick, drawn to ${Math.round(share * 10) * 10} percent`}
      width={width}
      height={height}
    >
      <circle className="d-tick-ground" cx="60" cy="60" r="50" />
      <circle
        className="d-tick-line"
        cx="60"
        cy="60"
        r="50"
        pathLength="100"
        strokeDasharray={`${ring.toFixed(1)} 200`}
        transform="rotate(-90 60 60)"
      />
      <path
        className="d-tick-line"
        d="M38 62l15 15 30-34"
        pathLength="100"
        strokeDasharray={`${tick.toFixed(1)} 200`}
      />
    </svg>
  );
}
