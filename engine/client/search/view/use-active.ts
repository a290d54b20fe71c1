// The hits on show → the one that Enter opens, moved by arrow keys and the pointer.
import { useState } from 'react';

export type Active = {
  /** -1: none. */
  at: number;
  /** The reader chose it; otherwise it is the first. */
  isChosen: boolean;
  /** To another place, past the ends to the other end. */
  move(to: number): void;
};

/**
 * @param about  another text starts over; the same answer with more of it leaves the place.
 * @param first  where it starts.
 */
export function useActive(about: string, count: number, first: number): Active {
  const [kept, setKept] = useState({ about, at: first, isChosen: false });
  const { at, isChosen } = kept.about === about ? kept : { at: first, isChosen: false };
  return {
    at: at < count ? at : -1,
    isChosen,
    move: (to) => setKept({ about, at: (to + count) % count, isChosen: true }),
  };
}
