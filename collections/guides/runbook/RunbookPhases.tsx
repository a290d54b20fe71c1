// The phases of a way, one of them unfolded, and in it one guide; printing unfolds all.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { GuideTexts } from '../texts.ts';
import type { Plan } from './choose.ts';
import { type Counted, countPhase } from './count.ts';
import { RunbookPart } from './RunbookPart.tsx';
import { Tally } from './Tally.tsx';
import type { Checklist } from './to-checklist.ts';
import type { Open } from './use-goal.ts';
import type { Progress } from './use-progress.ts';
import { useStable } from './use-stable.ts';

type Props = {
  plan: Plan;
  base: string;
  titles: Readonly<Record<string, string>>;
  open: Open;
  isPrinting: boolean;
  listOf(id: string): Checklist | undefined;
  progress: Progress;
  counted: Counted;
  texts: GuideTexts;
  onOpen(open: Open): void;
};

export function RunbookPhases(props: Props) {
  const { plan, base, titles, open, isPrinting, listOf, progress, counted, texts, onOpen } = props;
  const keep = useHeldPlace();
  const run = useMemo(
    () => new Set(plan.flatMap(({ steps }) => steps.map(({ id }) => id))),
    [plan],
  );
  const tick = useStable(progress.tick);
  const openPart = useStable((id: string) => {
    const phase = plan.find(({ steps }) => steps.some((step) => step.id === id));
    if (!isPrinting) onOpen({ phase: phase?.title ?? '', part: id });
  });
  const press = useStable((id: string, heading: Element) => {
    keep(heading);
    if (id === open.part) onOpen({ ...open, part: '' });
    else openPart(id);
  });
  return plan.map((phase) => {
    const { title, steps } = phase;
    const isOpen = title === open.phase;
    const count = countPhase(phase, counted);
    const opened = { phase: title, part: '' };
    return (
      <details
        key={title}
        className="runbook-phase"
        open={isOpen || isPrinting}
        onToggle={({ target, currentTarget }) => {
          // The browser has opened it, such as to show what its own search has found.
          const isFound = target === currentTarget && currentTarget.open && !isOpen;
          const isInside = currentTarget.querySelector('.runbook-part[open]');
          if (isFound && !isInside && !isPrinting) onOpen(opened);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers press it by keyboard, too. */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            keep(event.currentTarget);
            onOpen(isOpen ? { phase: '', part: '' } : opened);
          }}
        >
          <h2>{title}</h2>
          <Tally count={count} texts={texts} />
        </summary>
        {steps.map((step) => {
          const { id } = step;
          return (
            <RunbookPart
              key={id}
              step={step}
              title={titles[id] ?? id}
              base={base}
              run={run}
              list={listOf(id)}
              done={progress.done}
              ticked={counted.parts.get(id)?.done ?? 0}
              next={counted.next?.part === id ? counted.next.key : undefined}
              isOpen={(isOpen && id === open.part) || isPrinting}
              texts={texts}
              tick={tick}
              onPress={press}
              onFound={openPart}
            />
          );
        })}
      </details>
    );
  });
}

/** What is folded above must not take away what was pressed. */
function useHeldPlace(): (element: Element) => void {
  const held = useRef<{ element: Element; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const { element, top } = held.current ?? {};
    held.current = undefined;
    if (!element || top === undefined) return;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  return (element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}
