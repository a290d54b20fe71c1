// What an installer chooses → one page with all steps in order, to tick off and to print; its address can be shared.
import { Suspense, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { startValues } from '../../../engine/browser.ts';
import type { GuideValues, Texts } from '../../../engine/index.ts';
import { ValuesPanel } from '../../../engine/shared.ts';
import { fill } from '../../releases/explorer/fill.ts';
import { useAddress } from '../../releases/explorer/use-address.ts';
import { FarLink } from '../offline/FarLink.tsx';
import { useOffline } from '../offline/use-offline.ts';
import { chosenLabels, chosenTabs, formatChosen, planOf, readChosen } from '../runbook/choose.ts';
import { countSteps } from '../runbook/count.ts';
import { toPart, toStep } from '../runbook/goals.ts';
import { RunbookBar } from '../runbook/RunbookBar.tsx';
import { RunbookChanges } from '../runbook/RunbookChanges.tsx';
import { RunbookEnd } from '../runbook/RunbookEnd.tsx';
import { RunbookForm, readForm } from '../runbook/RunbookForm.tsx';
import { RunbookPhases } from '../runbook/RunbookPhases.tsx';
import { RunbookRail } from '../runbook/RunbookRail.tsx';
import { useGoal } from '../runbook/use-goal.ts';
import { usePages } from '../runbook/use-pages.ts';
import { usePlace } from '../runbook/use-place.ts';
import { usePrinting } from '../runbook/use-printing.ts';
import { useProgress } from '../runbook/use-progress.ts';
import type { Runbook as RunbookRecord } from '../runbook-file.ts';
import type { GuideTexts } from '../texts.ts';

export type RunbookProps = {
  base: string;
  runbook: RunbookRecord;
  /** Id → title of its pages. */
  titles: Readonly<Record<string, string>>;
  values: GuideValues;
  /** Does the site want it to be kept on devices? */
  isOffline: boolean;
  texts: { runbook: GuideTexts; values: Texts['values'] };
};

const NOTHING_ASKED = new URLSearchParams();

export default function Runbook({ base, runbook, titles, values, isOffline, texts }: RunbookProps) {
  const root = useRef<HTMLDivElement>(null);
  const [{ chosen, unknown }, setAsked] = useState(() => readChosen(runbook, NOTHING_ASKED));
  // What was pressed before the page came to life counts.
  const early = useRef(readForm());
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const query = location.search || early.current;
    startTransition(() => {
      setAsked(readChosen(runbook, new URLSearchParams(query)));
      setRead(true);
    });
  }, [runbook]);
  const query = formatChosen(runbook, chosen);
  useAddress(isRead ? query : undefined);
  const plan = useMemo(() => planOf(runbook, chosen), [runbook, chosen]);
  const planned = plan.flatMap(({ steps }) => steps.map(({ id }) => id));
  const ids = isRead ? planned : [];
  const pages = usePages({ base, titles }, ids, chosenTabs(runbook, chosen));
  const { listOf, failed, retry } = pages;
  const progress = useProgress(isRead ? query : undefined);
  const counted = countSteps(plan, listOf, progress.done);
  const isComplete = isRead && ids.every((id) => listOf(id));
  const { open, setOpen, go } = useGoal(plan, (id) => listOf(id) !== undefined);
  usePlace({ root, isRead, isComplete, go });
  const offline = useOffline({
    isOn: isOffline,
    base,
    way: isComplete ? query : undefined,
    collect: () => ({ base, ...pages.collect() }),
  });
  const isPrinting = usePrinting();
  const names = [...new Set(ids.flatMap((id) => listOf(id)?.values ?? []))];
  const panel = names.join(' ');
  useEffect(() => {
    if (panel) startValues();
  }, [panel]);
  const words = texts.runbook;
  return (
    <div ref={root} className="runbook" data-live={isRead ? '' : undefined}>
      <Suspense>
        <RunbookForm
          runbook={runbook}
          chosen={chosen}
          onChoose={(name, option) =>
            setAsked({
              chosen: { ...chosen, [name]: option },
              unknown: unknown.filter((one) => one.name !== name),
            })
          }
        />
      </Suspense>
      {unknown.map(({ name, label, value }) => (
        <p key={name} className="notice" role="alert">
          {fill(words.unknown, { choice: label, value })}
        </p>
      ))}
      <RunbookChanges base={base} runbook={runbook} chosen={chosen} texts={words} />
      <RunbookBar
        counted={counted}
        chosen={chosenLabels(runbook, chosen).join(' · ')}
        isComplete={isComplete}
        texts={words}
        onNext={({ part, key }) => go(toStep(part, key))}
      />
      {failed.length ? (
        <p className="notice" role="alert">
          {fill(words.failed, { count: failed.length })}{' '}
          <button type="button" className="button" onClick={retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
      <FarLink within={root} isOn={isOffline} texts={words} />
      <p className="visually-hidden" role="status">
        {isComplete ? words.ready : words.loading}
      </p>
      <div className="runbook-body">
        <Suspense>
          <RunbookRail
            plan={plan}
            titles={titles}
            open={open}
            counted={counted}
            texts={words}
            onGo={(id) => go(toPart(id))}
          />
        </Suspense>
        <div className="runbook-phases">
          <ValuesPanel names={names} values={values} texts={texts} />
          {names.length || isComplete ? null : <div className="runbook-values-wait" />}
          <Suspense>
            <RunbookPhases
              plan={plan}
              base={base}
              titles={titles}
              open={open}
              isPrinting={isPrinting}
              listOf={listOf}
              progress={progress}
              counted={counted}
              texts={words}
              onOpen={setOpen}
            />
          </Suspense>
          <RunbookEnd
            isEmpty={counted.done === 0}
            onClear={() => progress.clear()}
            offline={isOffline ? offline : undefined}
            texts={words}
          />
        </div>
      </div>
    </div>
  );
}
