// The Video, alive: a drawn film with poster, subtitles and the controls of a player.
import { useState } from 'react';
import { useAutoplay, useClock } from '../demo/basic-clock.ts';
import { FILM_SECONDS, Film, Poster, subtitleAt } from '../demo/basic-film.tsx';
import { Player } from '../demo/basic-player.tsx';
import { createDemo } from '../demo/create-demo.tsx';

export default createDemo({
  tag: 'video',
  initial: {
    poster: 'resources/images/office-tour.png',
    'subtitle-source': 'resources/office-tour.vtt',
    'video-preload': 'none',
    'enable-controls': true,
    'enable-autoplay': false,
    loop: false,
    mute: false as boolean,
    show: true,
  },
  Stage({ state, set }) {
    const [isStarted, setStarted] = useState(false);
    const clock = useClock({ seconds: FILM_SECONDS, isLooping: state.loop });
    const isBegun = isStarted || clock.isPlaying || clock.time > 0;
    const isKnown = isBegun || state['video-preload'] !== 'none';
    const play = () => {
      setStarted(true);
      clock.play();
    };
    useAutoplay(state['enable-autoplay'], play);
    return (
      <div className="d-screen">
        {state.poster && !isBegun ? (
          <Poster />
        ) : isKnown ? (
          <Film time={clock.time} />
        ) : (
          <svg viewBox="0 0 320 180" role="img" aria-label="Nothing is loaded yet">
            <rect width="320" height="180" />
          </svg>
        )}
        {state['subtitle-source'] && isBegun ? (
          <p className="d-subtitle">{subtitleAt(clock.time)}</p>
        ) : null}
        {state['enable-controls'] ? (
          <Player
            name="the film"
            clock={{ ...clock, play }}
            isKnown={isKnown}
            isMuted={state.mute}
            onMute={(mute) => set({ mute })}
          />
        ) : null}
      </div>
    );
  },
});
