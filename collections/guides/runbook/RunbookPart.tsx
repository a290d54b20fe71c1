// One guide of the runbook: its steps with boxes that are ticked, from the page itself; folded unless it is worked on.
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { showValues } from '../../../engine/browser.ts';
import type { GuideTexts } from '../texts.ts';
import { leadLinks } from './anchors.ts';
import type { PlannedStep } from './choose.ts';
import { listenToTicks, showTicks } from './show-ticks.ts';
import { Tally } from './Tally.tsx';
import type { Done } from './ticks.ts';
import type { Checklist } from './to-checklist.ts';

type Props = {
  step: PlannedStep;
  title: string;
  base: string;
  /** Ids of all guides on the way. */
  run: ReadonlySet<string>;
  list: Checklist | undefined;
  done: Done;
  /** How many of its steps are done. */
  ticked: number;
  /** Key of the step that comes next, where it is one of these. */
  next: string | undefined;
  isOpen: boolean;
  texts: GuideTexts;
  tick(key: string, isDone: boolean): void;
  /** Its heading was pressed. */
  onPress(id: string, heading: Element): void;
  /** The browser has opened it. */
  onFound(id: string): void;
};

/** Drawn again only where its own props have changed. */
export const RunbookPart = memo((props: Props) => {
  const { step, title, base, run, list, done, ticked, next, isOpen, texts } = props;
  const { tick, onPress, onFound } = props;
  const box = useRef<HTMLDivElement>(null);
  const body = list?.body;
  useLayoutEffect(() => {
    if (!body) return;
    leadLinks(body, base, run);
    showValues(body);
    box.current?.replaceChildren(body);
  }, [body, base, run]);
  useLayoutEffect(() => {
    if (body) showTicks(body, done, next, texts.doneAt);
  }, [body, done, next, texts]);
  useEffect(() => (box.current ? listenToTicks(box.current, tick) : undefined), [tick]);
  useEffect(() => {
    if (body && isOpen) dispatchEvent(new Event('learn:content'));
  }, [body, isOpen]);
  return (
    <details
      id={step.id}
      className="runbook-part"
      open={isOpen}
      aria-busy={list ? undefined : true}
      onToggle={({ currentTarget }) => currentTarget.open && !isOpen && onFound(step.id)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: browsers press it by keyboard, too. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          onPress(step.id, event.currentTarget);
        }}
      >
        <h3>{title}</h3>
        <Tally
          count={{ done: ticked, total: list?.steps.length ?? 0 }}
          texts={texts}
          {...(step.minutes ? { minutes: step.minutes } : {})}
        />
      </summary>
      {list ? null : <p className="runbook-wait">{texts.loading}</p>}
      <div ref={box} />
      <p className="runbook-own">
        <a href={`${base}${step.id}`}>{texts.own}</a>
      </p>
    </details>
  );
});
