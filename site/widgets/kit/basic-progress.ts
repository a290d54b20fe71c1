// Value, limits and display format of a progress → its share and the text in it; and a task that makes it move.
import { useEffect, useRef, useState } from 'react';

type Range = { value: number; min: number; max: number };

/** 0 to 1, also for values outside the limits. */
export function toShare({ value, min, max }: Range): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** The share, with as many decimals as the format has nines behind its point. */
export function formatProgress(range: Range, format: string): string {
  const decimals = Math.min(6, /\.(9+)/.exec(format)?.[1]?.length ?? 0);
  return `${(toShare(range) * 100).toFixed(decimals)}${format.includes('%') ? '%' : ''}`;
}

type Task = Range & { move(value: number): void };

const STEP_MS = 400;

/** A task in ten steps from minimum to maximum; it ends by itself. */
export function useTask(task: Task) {
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(task);
  latest.current = task;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (isDone(step(latest.current))) setRunning(false);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = () => {
    task.move(task.min);
    setRunning(true);
  };
  return { isRunning, start };
}

function step({ value, min, max, move }: Task): Range {
  const next = Math.min(max, value + Math.max(1, Math.round((max - min) / 10)));
  move(next);
  return { value: next, min, max };
}

const isDone = ({ value, max }: Range) => value >= max;
