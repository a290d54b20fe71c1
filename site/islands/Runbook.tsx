// What an installer chooses ▶ one page with all steps in order, to tick off and to print; its address can be shared.
import { useEffect, useMemo, useState } from 'react';
import type { GuideValues } from '../../engine/content/guide-values.ts';
import type { Runbook as RunbookRecord } from '../../engine/content/runbook-file.ts';
import type { Chosen } from '../../engine/content/runbook-steps.ts';
import type { Texts } from '../../engine/theme/texts.ts';
import { ValuesPanel } from '../../engine/theme/ValuesPanel.tsx';
import { fill } from './releases/fill.ts';
import { useAddress } from './releases/use-address.ts';
import { chosenTabs, formatChosen, planOf, readChosen, type Unknown } from './runbook/choose.ts';
import { RunbookForm } from './runbook/RunbookForm.tsx';
import { RunbookPart } from './runbook/RunbookPart.tsx';
import { usePages } from './runbook/use-pages.ts';
import { useProgress } from './runbook/use-progress.ts';
import { useStartedValues } from './runbook/use-started-values.ts';

export type RunbookProps = {
  base: string;
  runbook: RunbookRecord;
  values: GuideValues;
  texts: Pick<Texts, 'runbook' | 'values'>;
};

const NOTHING_ASKED = new URLSearchParams();

export default function Runbook({ base, runbook, values, texts }: RunbookProps) {
  const [chosen, setChosen] = useState<Chosen>(() => readChosen(runbook, NOTHING_ASKED).chosen);
  const [unknown, setUnknown] = useState<Unknown[]>([]);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const read = readChosen(runbook, new URLSearchParams(location.search));
    setChosen(read.chosen);
    setUnknown(read.unknown);
    setRead(true);
  }, [runbook]);
  const query = formatChosen(runbook, chosen);
  useAddress(isRead ? query : undefined);
  const plan = useMemo(() => planOf(runbook, chosen), [runbook, chosen]);
  const ids = isRead ? plan.flatMap(({ steps }) => steps.map(({ id }) => id)) : [];
  const pages = usePages(base, ids, chosenTabs(runbook, chosen));
  const progress = useProgress(isRead ? query : undefined);
  const lists = ids.flatMap((id) => pages.lists.get(id) ?? []);
  const names = [...new Set(lists.flatMap((list) => list.values))];
  useStartedValues(names.join(' '));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other lists are shown.
  useEffect(() => {
    dispatchEvent(new Event('learn:content'));
  }, [lists.length, query]);
  const keys = lists.flatMap((list) => list.keys);
  const words = texts.runbook;
  return (
    <div className="runbook" data-live={isRead ? '' : undefined}>
      <RunbookForm
        runbook={runbook}
        chosen={chosen}
        onChoose={(name, option) => {
          setChosen({ ...chosen, [name]: option });
          setUnknown(unknown.filter((one) => one.name !== name));
        }}
      />
      {unknown.map(({ name, label, value }) => (
        <p key={name} className="notice" role="alert">
          {fill(words.unknown, { choice: label, value })}
        </p>
      ))}
      <RunbookTools keys={keys} progress={progress} texts={words} />
      <ValuesPanel names={names} values={values} texts={texts} />
      {pages.failed.length ? (
        <p className="notice" role="alert">
          {fill(words.failed, { count: pages.failed.length })}{' '}
          <button type="button" onClick={pages.retry}>
            {words.retry}
          </button>
        </p>
      ) : null}
      <p className="visually-hidden" role="status">
        {isRead && lists.length === ids.length ? words.ready : words.loading}
      </p>
      {plan.map(({ title, steps }) => (
        <section key={title} className="runbook-phase">
          <h2>{title}</h2>
          {steps.map((step) => (
            <RunbookPart
              key={step.id}
              step={step}
              url={`${base}${step.id}`}
              list={pages.lists.get(step.id)}
              progress={progress}
              texts={words}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

type ToolsProps = {
  keys: readonly string[];
  progress: ReturnType<typeof useProgress>;
  texts: Texts['runbook'];
};

function RunbookTools({ keys, progress, texts }: ToolsProps) {
  const ticked = keys.filter((key) => progress.done[key]).length;
  return (
    <div className="runbook-tools">
      <progress value={ticked} max={keys.length || 1} aria-label={texts.progress} />
      <span>{fill(texts.of, { done: ticked, total: keys.length })}</span>
      <button type="button" className="button plain" onClick={() => print()}>
        {texts.print}
      </button>
      <button
        type="button"
        className="button plain"
        disabled={ticked === 0}
        onClick={() => progress.clear()}
      >
        {texts.clear}
      </button>
    </div>
  );
}
