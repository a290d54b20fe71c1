// The phases of the way, and the guides of the one that is open: how much of each is done, and the way to it.
import { fill } from '../../releases/explorer/fill.ts';
import type { GuideTexts } from '../texts.ts';
import type { Plan } from './choose.ts';
import { type Count, type Counted, countPhase, isAllDone } from './count.ts';
import type { Open } from './use-goal.ts';

type Props = {
  plan: Plan;
  titles: Readonly<Record<string, string>>;
  open: Open;
  counted: Counted;
  texts: GuideTexts;
  /** To a part. */
  onGo(id: string): void;
};

export function RunbookRail({ plan, titles, open, counted, texts, onGo }: Props) {
  return (
    <nav className="runbook-rail" aria-label={texts.phases}>
      <ol>
        {plan.map((phase) => {
          const { title, steps } = phase;
          const isOpen = title === open.phase;
          const [first] = steps;
          const waiting = steps.find(({ id }) => !isAllDone(counted.parts.get(id) ?? NONE));
          const to = (waiting ?? first)?.id ?? '';
          return (
            <li key={title}>
              <RailButton
                label={title}
                count={countPhase(phase, counted)}
                isCurrent={isOpen}
                texts={texts}
                onClick={() => onGo(to)}
              />
              {isOpen ? (
                <ol>
                  {steps.map(({ id }) => (
                    <li key={id}>
                      <RailButton
                        label={titles[id] ?? id}
                        count={counted.parts.get(id) ?? NONE}
                        isCurrent={id === open.part}
                        texts={texts}
                        onClick={() => onGo(id)}
                      />
                    </li>
                  ))}
                </ol>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const NONE: Count = { done: 0, total: 0 };

type ButtonProps = {
  label: string;
  count: Count;
  isCurrent: boolean;
  texts: GuideTexts;
  onClick(): void;
};

function RailButton({ label, count, isCurrent, texts, onClick }: ButtonProps) {
  return (
    <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={onClick}>
      <span>{label}</span>
      <span className={isAllDone(count) ? 'runbook-sum is-done' : 'runbook-sum'}>
        {count.total ? fill(texts.short, count) : ''}
      </span>
    </button>
  );
}
