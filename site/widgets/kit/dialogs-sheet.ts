// The gestures of a bottom sheet → its height as a share of the screen, and the events on the way.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export type SheetOptions = {
  isOpenAtFirst: boolean;
  /** Shares of the screen, 0 to 1. */
  resting: number;
  expanded: number;
  folded: number;
  canExpand: boolean;
  isKeptOnSwipeDown: boolean;
  staysWhereLeft: boolean;
  fire(event: string): void;
};

type Level = 'closed' | 'folded' | 'resting' | 'expanded' | 'left';

/** Pixels that make a swipe. */
const SWIPE = 24;
const share = (ratio: number) => Math.min(0.95, Math.max(0.12, ratio));

export function useSheet(options: SheetOptions) {
  const { fire } = options;
  const [level, setLevel] = useState<Level>(options.isOpenAtFirst ? 'resting' : 'closed');
  const [left, setLeft] = useState(0.5);
  const [draggedPixels, setDragged] = useState(0);
  const start = useRef<number>(undefined);
  const hasMoved = useRef(false);

  const go = (to: Level, event?: string) => {
    setLevel(to);
    if (event) fire(event);
  };
  const open = () => go('resting', 'onOpened');
  const close = () => go('closed', 'onClose');

  const swipeUp = () => {
    if (level === 'folded') go('resting');
    else if (level !== 'expanded' && options.canExpand) go('expanded', 'onExpand');
  };
  const swipeDown = () => {
    if (level === 'expanded') go('resting', 'onCollapse');
    else if (!options.isKeptOnSwipeDown) close();
    else if (level !== 'folded') go('folded', 'onCollapse');
  };

  const letGo = (pixels: number, screenPixels: number) => {
    const ratio = heights[level] - pixels / screenPixels;
    if (pixels > 0 && options.staysWhereLeft && ratio > 0.15) {
      setLeft(ratio);
      go('left');
    } else if (pixels > SWIPE) swipeDown();
    else if (pixels < -SWIPE) swipeUp();
  };

  const heights: Record<Level, number> = {
    closed: 0,
    folded: share(options.folded),
    resting: share(options.resting),
    expanded: share(options.expanded),
    left,
  };

  const handle = {
    onPointerDown({ clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      start.current = clientY;
      hasMoved.current = false;
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (start.current === undefined) return;
      const pixels = clientY - start.current;
      if (Math.abs(pixels) > 4) hasMoved.current = true;
      setDragged(options.canExpand || level === 'folded' ? pixels : Math.max(0, pixels));
    },
    onPointerUp({ clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const screen = currentTarget.closest('.d-sheet-screen');
      if (start.current !== undefined && screen)
        letGo(clientY - start.current, screen.clientHeight);
      start.current = undefined;
      setDragged(0);
    },
    onPointerCancel() {
      start.current = undefined;
      setDragged(0);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (event.key === 'ArrowUp') swipeUp();
      else swipeDown();
    },
    onClick() {
      if (!hasMoved.current) fire('onDraghandleiconclick');
      hasMoved.current = false;
    },
  };

  return {
    isOpen: level !== 'closed',
    isDragged: draggedPixels !== 0,
    blockSize: `clamp(0px, calc(${heights[level] * 100}% - ${draggedPixels}px), 95%)`,
    open,
    close,
    handle,
  };
}
