// One row that stays in sight: how much is done, the way to the next open step, and what was chosen.
import { fill } from '../../releases/explorer/fill.ts';
import type { GuideTexts } from '../texts.ts';
import type { Counted, NextStep } from './count.ts';
import { CHOICES } from './RunbookForm.tsx';

type Props = {
  counted: Counted;
  /** In words. */
  chosen: string;
  isComplete: boolean;
  texts: GuideTexts;
  onNext(step: NextStep): void;
};

export function RunbookBar({ counted, chosen, isComplete, texts, onNext }: Props) {
  const { done, total, next } = counted;
  const isOver = isComplete && !next;
  return (
    <div className="runbook-bar">
      <div className="runbook-count">
        <span>{total ? fill(texts.of, { done, total }) : texts.noSteps}</span>
        <progress value={done} max={total || 1} aria-label={texts.progress} />
      </div>
      <button
        type="button"
        className="button"
        disabled={!next}
        title={next?.words}
        onClick={() => next && onNext(next)}
      >
        {isOver ? texts.allDone : texts.next}
      </button>
      <a className="runbook-chosen" href={`#${CHOICES}`} title={chosen}>
        {chosen}
      </a>
    </div>
  );
}
