// A wizard's steps, and what was entered in them → the step that is shown, and what its buttons do.
import { useState } from 'react';
import { type Answers, isFilled, type Step } from '../kit/containers-steps.tsx';

const NO_ANSWERS: Answers = {};

const START = { at: 0, reached: 0, answers: NO_ANSWERS, isChecked: false, said: '' };

type Options = {
  steps: readonly Step[];
  fire(event: string, details?: Record<string, unknown>): void;
  /** Another step is shown. Positions are counted from 0. */
  onMove(at: number, before: number): void;
};

export function useWizard({ steps, fire, onMove }: Options) {
  const [progress, setProgress] = useState(START);
  const { at, reached, answers, isChecked, said } = progress;
  const step = steps[at] ?? steps[0];
  const isReady = step !== undefined && isFilled(step, answers);
  const leaving = { currentStep: step?.name, stepIndex: at };
  const goTo = (next: number) => {
    setProgress({
      ...progress,
      at: next,
      reached: Math.max(reached, next),
      isChecked: false,
      said: '',
    });
    onMove(next, at);
  };
  const leave = (event: string, to: number) => () => {
    fire(event, leaving);
    goTo(to);
  };
  return {
    step,
    at,
    reached,
    answers,
    /** Whether empty required fields are pointed out. */
    isChecked,
    isReady,
    isLast: at === steps.length - 1,
    /** What happened to the task as a whole. */
    said,
    goTo,
    enter: (part: Answers) =>
      setProgress({ ...progress, answers: { ...answers, ...part }, said: '' }),
    next: isReady ? leave('onNext', at + 1) : () => setProgress({ ...progress, isChecked: true }),
    previous: leave('onPrev', at - 1),
    skip: leave('onSkip', at + 1),
    end(event: string, words: string) {
      fire(event);
      setProgress({ ...START, said: words });
    },
  };
}
