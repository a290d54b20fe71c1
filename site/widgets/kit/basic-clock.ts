// The time of a film, a sound or an animation that has no file: it runs, pauses and starts again.
import { useEffect, useRef, useState } from 'react';

const TICK_MS = 50;

type Options = {
  seconds: number;
  /** Factor of the pace; below zero, time runs backwards. */
  rate?: number;
  isLooping: boolean;
  onEnd?(): void;
};

export type Clock = ReturnType<typeof useClock>;

/** Loops only once for people who want less motion. */
export function useClock({ seconds, rate = 1, isLooping, onEnd }: Options) {
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const now = useRef(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  const go = (to: number) => {
    now.current = Math.min(seconds, Math.max(0, to));
    setTime(now.current);
  };
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const next = now.current + (rate * TICK_MS) / 1000;
      const isOver = rate < 0 ? next <= 0 : next >= seconds;
      now.current = isOver ? (rate < 0 ? 0 : seconds) : next;
      if (isOver) {
        end.current?.();
        if (isLooping && !wantsLessMotion()) now.current = rate < 0 ? seconds : 0;
        else setPlaying(false);
      }
      setTime(now.current);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, rate, seconds, isLooping]);
  const play = () => {
    const isAtEnd = rate < 0 ? now.current <= 0 : now.current >= seconds;
    if (isAtEnd) go(rate < 0 ? seconds : 0);
    setPlaying(true);
  };
  return { time, seconds, isPlaying, play, pause: () => setPlaying(false), go };
}

/** Starts the clock when autoplay is on; never for people who want less motion. */
export function useAutoplay(isOn: boolean, play: () => void) {
  const start = useRef(play);
  start.current = play;
  useEffect(() => {
    if (isOn && !wantsLessMotion()) start.current();
  }, [isOn]);
}

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
