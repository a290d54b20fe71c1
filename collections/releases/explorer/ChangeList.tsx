// Changes that fit the filter → a list by release, newest first; as many as one wants to see at once.

import { memo, useEffect, useRef, useState } from 'react';
import { formatDate, lookUp } from '../../../engine/shared.ts';
import type { ReleaseIndex, VersionData } from '../data.ts';
import type { Change } from '../explore.ts';
import type { Areas } from '../record.ts';
import type { ReleaseTexts } from '../texts.ts';
import { fill } from './fill.ts';
import { ActionText, InlineMarkdown, SmallMarkdown } from './SmallMarkdown.tsx';

/** Few enough that drawing them costs no key its time. */
const FIRST = 16;
const MORE = 200;

type Props = {
  texts: ReleaseTexts;
  areas: Areas;
  index: ReleaseIndex;
  changes: readonly Change[];
};

export function ChangeList({ texts, areas, index, changes }: Props) {
  const [shown, setShown] = useState(FIRST);
  const [counted, setCounted] = useState(changes);
  if (counted !== changes) {
    setCounted(changes);
    setShown(FIRST);
  }
  const rest = changes.length - shown;
  const list = useRef<HTMLDivElement>(null);
  /** Number of the change that the focus goes to, when more are shown. */
  const focusAt = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after more are shown.
  useEffect(() => {
    const at = focusAt.current;
    focusAt.current = undefined;
    if (at !== undefined) list.current?.querySelectorAll<HTMLElement>('.change-title')[at]?.focus();
  }, [shown]);
  return (
    <div ref={list}>
      {byRelease(changes.slice(0, shown), index).map(({ release, own }) => (
        <section key={release.version} className="explored-release">
          <h2>
            <a href={release.url}>{release.name}</a>
            <time dateTime={release.date}>{formatDate(release.date, 'en')}</time>
          </h2>
          <ul className="changes">
            {own.map((change) => (
              <ChangeItem
                key={change.anchor}
                change={change}
                release={release}
                texts={texts}
                areas={areas}
                index={index}
              />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 ? (
        <button
          type="button"
          className="button plain"
          onClick={() => {
            focusAt.current = shown;
            setShown(shown + MORE);
          }}
        >
          {fill(texts.explorer.more, { count: Math.min(rest, MORE) })}
        </button>
      ) : null}
    </div>
  );
}

function byRelease(changes: readonly Change[], { versions }: ReleaseIndex) {
  const groups: { release: VersionData; own: Change[] }[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const release = versions[change.order];
    if (last && last.release === release) last.own.push(change);
    else if (release) groups.push({ release, own: [change] });
  }
  return groups;
}

type ItemProps = {
  change: Change;
  release: VersionData;
  texts: ReleaseTexts;
  areas: Areas;
  index: ReleaseIndex;
};

const ChangeItem = memo(Item);

function Item({ change, release, texts, areas, index }: ItemProps) {
  const { kind, area, widget, title, symptom, body, action, anchor } = change;
  const [isOpen, setOpen] = useState(false);
  const url = `${release.url.split('#')[0]}#${anchor}`;
  const about = widget ? lookUp(index.widgets, widget) : undefined;
  const where = [lookUp(areas, area)?.label ?? area, ...(about ? [about.title] : [])].join(' · ');
  return (
    <li>
      <span className="kind" data-kind={kind}>
        {texts.kind[kind]}
      </span>
      <div>
        <a className="change-title" href={url}>
          <InlineMarkdown text={title} />
        </a>
        {symptom || body || action ? (
          <details onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="where">
              {where}
              <span className="unseen">, {texts.explorer.details}</span>
            </summary>
            {isOpen && symptom ? <SmallMarkdown text={`${texts.symptom} ${symptom}`} /> : null}
            {isOpen && body ? <SmallMarkdown text={body} /> : null}
            {isOpen && action ? <ActionText texts={texts} action={action} /> : null}
          </details>
        ) : (
          <span className="where">{where}</span>
        )}
      </div>
    </li>
  );
}
