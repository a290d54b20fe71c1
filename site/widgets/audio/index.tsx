// The Audio, alive: a player whose notes the browser makes itself.
import { useEffect, useRef } from 'react';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { useAutoplay, useClock } from '../kit/basic-clock.ts';
import { MELODY_SECONDS, playMelody } from '../kit/basic-melody.ts';
import { Player } from '../kit/basic-player.tsx';
import '../kit/basic.css';

export default createDemo({
  tag: 'audio',
  initial: {
    hint: 'Six notes, made by your browser',
    audiopreload: 'none',
    controls: true,
    autoplay: false,
    loop: false,
    muted: false as boolean,
    show: true,
  },
  Stage({ state, set }) {
    const { hint, loop, muted } = state;
    const clock = useClock({ seconds: MELODY_SECONDS, isLooping: loop });
    const { time, isPlaying, play } = clock;
    useAutoplay(state.autoplay, play);
    useSound(isPlaying && !muted, time);
    return (
      <div className="d-rows">
        {state.controls ? (
          <div className="d-sound" title={hint || undefined}>
            <Player
              name={hint || 'the sound'}
              clock={clock}
              isKnown={isPlaying || time > 0 || state.audiopreload !== 'none'}
              isMuted={muted}
              onMute={(isMuted) => set({ muted: isMuted })}
            />
          </div>
        ) : (
          <p className="d-aside">
            Without controls there is nothing to see{isPlaying ? ', only to hear' : ''}.
          </p>
        )}
      </div>
    );
  },
});

const JUMP_SECONDS = 0.5;

/** The notes follow the clock: also when it jumps to another place or starts again. */
function useSound(isHeard: boolean, time: number): void {
  const last = useRef(time);
  const from = useRef(time);
  if (Math.abs(time - last.current) > JUMP_SECONDS || !isHeard) from.current = time;
  last.current = time;
  const start = from.current;
  useEffect(() => (isHeard ? playMelody(start) : undefined), [isHeard, start]);
}
