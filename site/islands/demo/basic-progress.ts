// Value, limits and display format of a progress ▶ its share and the text in it; and a task that makes it move.
import { useEffect, useRef, useState } from 'react';

type Range = { value: number; min: number; max: number };

/** 0 to 1, also for values outside the limits. */
export function toShare({ value, min, max }: Range): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
}

/** As many decimals as the format has nines behind its point; with `%` the share, else the value. */
export function formatProgress(range: Range, format: string): string {
  const decimals = Math.min(6, /\.(9+)/.exec(format)?.[1]?.length ?? 0);
  const isShare = format.includes('%');
  const number = isShare ? toShare(range) * 100 : range.value;
  return `${number.toFixed(decimals)}${isShare ? '%' : ''}`;
}

type Task = Range & {
  intervalMs: number;
  move(value: number): void;
  fire(event: string, details?: Record<string, unknown>): void;
};

/** A task in ten steps from minimum to maximum; it ends by itself. */
export function useTask(task: Task) {
  const [isRunning, setRunning] = useState(false);
  const latest = useRef(task);
  latest.current = task;
  const intervalMs = Math.min(5000, Math.max(100, task.intervalMs));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (isDone(step(latest.current))) setRunning(false);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);
  const start = () => {
    task.fire('onStart');
    task.move(task.min);
    setRunning(true);
  };
  return { isRunning, start };
}

function step(task: Task): Range {
  const { value, min, max, move, fire } = task;
  const next = Math.min(max, value + Math.max(1, Math.round((max - min) / 10)));
  fire('onBeforeUpdate', { value: next });
  move(next);
  if (isDone({ value: next, min, max })) fire('onComplete');
  return { value: next, min, max };
}

const isDone = ({ value, max }: Range) => value >= max;
