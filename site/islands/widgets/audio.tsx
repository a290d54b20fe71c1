// The Audio, alive: a player whose notes the browser makes itself.
import { useEffect, useRef } from 'react';
import { useAutoplay, useClock } from '../demo/basic-clock.ts';
import { MELODY_SECONDS, playMelody } from '../demo/basic-melody.ts';
import { Player } from '../demo/basic-player.tsx';
import { createDemo } from '../demo/create-demo.tsx';

export default createDemo({
  tag: 'audio',
  initial: {
    hint: 'Six notes, made by your browser',
    'audio-preload': 'none',
    'enable-controls': true,
    'enable-autoplay': false,
    loop: false,
    mute: false as boolean,
    show: true,
  },
  Stage({ state, set }) {
    const { hint, loop, mute } = state;
    const clock = useClock({ seconds: MELODY_SECONDS, isLooping: loop });
    const { time, isPlaying, play } = clock;
    useAutoplay(state['enable-autoplay'], play);
    useSound(isPlaying && !mute, time);
    return (
      <div className="d-rows">
        {state['enable-controls'] ? (
          <div className="d-sound" title={hint || undefined}>
            <Player
              name={hint || 'the sound'}
              clock={clock}
              isKnown={isPlaying || time > 0 || state['audio-preload'] !== 'none'}
              isMuted={mute}
              onMute={(isMuted) => set({ mute: isMuted })}
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

/** The notes follow the clock: also when it jumps to another place or begins anew. */
function useSound(isHeard: boolean, time: number): void {
  const last = useRef(time);
  const from = useRef(time);
  if (Math.abs(time - last.current) > JUMP_SECONDS || !isHeard) from.current = time;
  last.current = time;
  const start = from.current;
  useEffect(() => (isHeard ? playMelody(start) : undefined), [isHeard, start]);
}
