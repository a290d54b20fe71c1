// The buttons of a film or sound: play, place, time and mute.
import { Button } from 'react-aria-components';
import type { Clock } from './basic-clock.ts';

type Props = {
  name: string;
  clock: Clock;
  /** Whether the length has been loaded. */
  isKnown: boolean;
  isMuted: boolean;
  onMute(isMuted: boolean): void;
};

const PLAY = 'M7 4l13 8-13 8z';
const PAUSE = 'M6 4h4v16H6zM14 4h4v16h-4z';
const SPEAKER = 'M3 9h4l5-4v14l-5-4H3z';

export function Player({ name, clock, isKnown, isMuted, onMute }: Props) {
  const { time, seconds, isPlaying, play, pause, go } = clock;
  const length = isKnown ? toClock(seconds) : '-:--';
  return (
    <fieldset className="d-player" aria-label={`Controls of ${name}`}>
      <Button
        className="d-player-button"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        onPress={isPlaying ? pause : play}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isPlaying ? PAUSE : PLAY} />
        </svg>
      </Button>
      <span className="d-player-time">
        {toClock(time)} / {length}
      </span>
      <input
        type="range"
        aria-label="Place"
        aria-valuetext={`${toClock(time)} of ${length}`}
        min={0}
        max={seconds}
        step={0.1}
        value={time}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      <Button
        className="d-player-button"
        aria-label={isMuted ? 'Sound on' : 'Mute'}
        onPress={() => onMute(!isMuted)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={SPEAKER} />
          <path
            className="d-line"
            d={isMuted ? 'M15 9l6 6M21 9l-6 6' : 'M15 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12'}
          />
        </svg>
      </Button>
    </fieldset>
  );
}

function toClock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
