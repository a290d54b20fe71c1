// One part of a report: its changes by area, with a box to tick where something is to be done.
import { useState } from 'react';
import type { AreaGroup, ReportChange } from '../report.ts';
import type { PartName } from '../report-parts.ts';
import { plainText } from '../small-markdown.ts';
import type { ReleaseTexts } from '../texts.ts';
import { fill } from './fill.ts';
import { ActionText, InlineMarkdown, SmallMarkdown } from './SmallMarkdown.tsx';
import type { Ticks } from './use-ticks.ts';

type Props = {
  texts: ReleaseTexts;
  part: PartName;
  groups: readonly AreaGroup[];
  /** Absent: there is nothing to tick. */
  ticks?: Ticks;
  /** Each area is folded; a reader opens those that matter. */
  isFolded?: boolean;
};

export const countChanges = (groups: readonly AreaGroup[]): number =>
  groups.reduce((sum, { changes }) => sum + changes.length, 0);

export function ReportPart({ texts, part, groups, ticks, isFolded = false }: Props) {
  const count = countChanges(groups);
  if (count === 0) return null;
  return (
    <section className="report-part" aria-labelledby={`part-${part}`} data-part={part}>
      <h2 id={`part-${part}`}>
        {texts.report[part]} <span className="count">{count.toLocaleString('en')}</span>
      </h2>
      {groups.map((group) => (
        <Area key={group.area} group={group} texts={texts} ticks={ticks} isFolded={isFolded} />
      ))}
    </section>
  );
}

type AreaProps = {
  group: AreaGroup;
  texts: ReleaseTexts;
  ticks: Ticks | undefined;
  isFolded: boolean;
};

function Area({ group: { label, changes }, texts, ticks, isFolded }: AreaProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const list = (
    <ul className="report-changes">
      {changes.map((change) => (
        <ReportItem key={change.id} change={change} texts={texts} ticks={ticks} />
      ))}
    </ul>
  );
  if (!isFolded)
    return (
      <>
        <h3>{label}</h3>
        {list}
      </>
    );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{label}</h3> <span className="count">{changes.length.toLocaleString('en')}</span>
      </summary>
      {isOpen ? list : null}
    </details>
  );
}

type ItemProps = { change: ReportChange; texts: ReleaseTexts; ticks: Ticks | undefined };

function ReportItem({ change, texts, ticks }: ItemProps) {
  const { id, title, symptom, body, action, version, url } = change;
  const isDone = ticks?.done.has(id) === true;
  return (
    <li data-done={isDone ? '' : undefined} data-tickable={ticks ? '' : undefined}>
      {ticks ? (
        <input
          type="checkbox"
          checked={isDone}
          aria-label={fill(texts.report.tick, { title: plainText(title) })}
          onChange={() => ticks.toggle(id)}
        />
      ) : null}
      <div>
        <p className="report-title">
          <InlineMarkdown text={title} />{' '}
          <a className="report-version" href={url}>
            {version}
          </a>
        </p>
        {symptom ? <SmallMarkdown text={`${texts.symptom} ${symptom}`} /> : null}
        {body ? <SmallMarkdown text={body} /> : null}
        {action ? <ActionText texts={texts} action={action} /> : null}
      </div>
    </li>
  );
}
