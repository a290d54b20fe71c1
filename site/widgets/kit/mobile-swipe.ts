// A finger moving across the screen → a swipe to the end of the line, or back to its start.
import { type PointerEvent, useRef } from 'react';

const LEAST_PX = 40;
const EDGE_PX = 40;

export type Swipe = { to: 'start' | 'end'; isFromEdge: boolean };

/** Handlers for the element that is swiped over; in right-to-left text, start and end change sides. */
export function useSwipe(onSwipe: (swipe: Swipe) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientX;
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const { left, right } = event.currentTarget.getBoundingClientRect();
      const moved = isRtl ? from.current - event.clientX : event.clientX - from.current;
      const inset = isRtl ? right - from.current : from.current - left;
      from.current = null;
      if (Math.abs(moved) < LEAST_PX) return;
      onSwipe({ to: moved > 0 ? 'end' : 'start', isFromEdge: inset <= EDGE_PX });
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
