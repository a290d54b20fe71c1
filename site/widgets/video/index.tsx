// The Video, alive: a drawn film with poster, subtitles and the controls of a player.
import { useState } from 'react';
import { createDemo } from '../../../collections/widgets/demo/create-demo.tsx';
import { useAutoplay, useClock } from '../kit/basic-clock.ts';
import { FILM_SECONDS, Film, Poster, subtitleAt } from '../kit/basic-film.tsx';
import { Player } from '../kit/basic-player.tsx';
import '../kit/basic.css';

export default createDemo({
  tag: 'video',
  initial: {
    videoposter: 'resources/images/office-tour.png',
    subtitlesource: 'resources/office-tour.vtt',
    videopreload: 'none',
    controls: true,
    autoplay: false,
    loop: false,
    muted: false as boolean,
    show: true,
  },
  Stage({ state, set }) {
    const [isStarted, setStarted] = useState(false);
    const clock = useClock({ seconds: FILM_SECONDS, isLooping: state.loop });
    const isBegun = isStarted || clock.isPlaying || clock.time > 0;
    const isKnown = isBegun || state.videopreload !== 'none';
    const play = () => {
      setStarted(true);
      clock.play();
    };
    useAutoplay(state.autoplay, play);
    return (
      <div className="d-screen">
        {state.videoposter && !isBegun ? (
          <Poster />
        ) : isKnown ? (
          <Film time={clock.time} />
        ) : (
          <svg viewBox="0 0 320 180" role="img" aria-label="Nothing is loaded yet">
            <rect width="320" height="180" />
          </svg>
        )}
        {state.subtitlesource && isBegun ? (
          <p className="d-subtitle">{subtitleAt(clock.time)}</p>
        ) : null}
        {state.controls ? (
          <Player
            name="the film"
            clock={{ ...clock, play }}
            isKnown={isKnown}
            isMuted={state.muted}
            onMute={(muted) => set({ muted })}
          />
        ) : null}
      </div>
    );
  },
});
