// A place to go to → its phase and part are opened, and once it is drawn it is brought into view.
import { useEffect, useRef, useState } from 'react';
import type { Plan } from './choose.ts';

/** What is unfolded; empty: nothing. */
export type Open = { phase: string; part: string };

export type Goal = {
  part: string;
  /** True once it is reached. `part` is open, and has its text. */
  reach(part: HTMLElement): boolean;
};

/** What a reader does to go elsewhere. */
const SIGNS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** @param isReady  whether the text of a part has arrived. */
export function useGoal(plan: Plan, isReady: (part: string) => boolean) {
  const [open, setOpen] = useState<Open>(() => beginning(plan));
  const goal = useRef<Goal | undefined>(undefined);
  const phaseOf = (part: string) =>
    plan.find(({ steps }) => steps.some(({ id }) => id === part))?.title;
  // Another way has other parts.
  const isThere = plan.some(({ title }) => title === open.phase) || open.phase === '';
  const shown = isThere ? open : beginning(plan);
  useEffect(() => {
    const { current } = goal;
    const part = current && document.getElementById(current.part);
    if (!current || !part?.hasAttribute('open') || !isReady(current.part)) return;
    if (current.reach(part)) goal.current = undefined;
  });
  useEffect(() => {
    const leave = () => {
      goal.current = undefined;
    };
    for (const sign of SIGNS) addEventListener(sign, leave, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, leave);
    };
  }, []);
  return {
    open: shown,
    setOpen,
    /** False where no such part is on the way. */
    go(next: Goal): boolean {
      const phase = phaseOf(next.part);
      if (phase === undefined) return false;
      goal.current = next;
      setOpen({ phase, part: next.part });
      return true;
    },
  };
}

/** No guide is drawn before its reader wants it. */
const beginning = ([first]: Plan): Open => ({ phase: first?.title ?? '', part: '' });
