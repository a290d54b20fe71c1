// Moves of widgets between two versions → what went and what got another default at once, what came on request.
import { useState } from 'react';
import type { Report } from '../report.ts';
import { valuesText } from '../report-parts.ts';
import type { ReleaseTexts } from '../texts.ts';
import { isOnlyNew, type MovesOfWidget, placesOf, type WidgetMove } from '../widget-moves.ts';
import { fill } from './fill.ts';

type Props = {
  moves: NonNullable<Report['moves']>;
  texts: ReleaseTexts['report'];
  isChosen: boolean;
};

/** @param isChosen  only some widgets were requested: all of theirs is shown. */
export function ReportWidgets({ moves, texts, isChosen }: Props) {
  const { groups, unknown, platforms, since } = moves;
  if (groups.length === 0 && !isChosen) return null;
  const isUrgent = (group: MovesOfWidget) => isChosen || !isOnlyNew(group);
  const known = Object.entries(since).map(([id, version]) =>
    fill(texts.movesSince, { platform: platforms[id] ?? id, version }),
  );
  return (
    <section className="report-part" aria-labelledby="part-widgets" data-part="widgets">
      <h2 id="part-widgets">
        {texts.moves} <span className="count">{countMoves(groups)}</span>
      </h2>
      <p className="report-note">{fill(texts.movesNote, { since: known.join(', ') })}</p>
      {unknown.map((name) => (
        <p key={name} className="notice" role="alert">
          {fill(texts.noWidget, { name })}
        </p>
      ))}
      {groups.length === 0 && unknown.length === 0 ? <p>{texts.noMoves}</p> : null}
      {groups.filter(isUrgent).map((group) => (
        <Group
          key={group.widget}
          group={group}
          platforms={platforms}
          texts={texts}
          isOpen={isChosen}
        />
      ))}
      <OnlyNew
        groups={groups.filter((group) => !isUrgent(group))}
        platforms={platforms}
        texts={texts}
      />
    </section>
  );
}

const countMoves = (groups: readonly MovesOfWidget[]): string =>
  groups.reduce((sum, { moves }) => sum + moves.length, 0).toLocaleString('en');

type Shown = { platforms: Readonly<Record<string, string>>; texts: Props['texts'] };

/** A hundred widgets are drawn only for a reader who opens them. */
function OnlyNew({ groups, ...shown }: Shown & { groups: readonly MovesOfWidget[] }) {
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h3>{shown.texts.onlyNew}</h3> <span className="count">{groups.length}</span>
      </summary>
      {isOpen
        ? groups.map((group) => <Group key={group.widget} group={group} {...shown} isOpen />)
        : null}
    </details>
  );
}

type GroupProps = Shown & { group: MovesOfWidget; isOpen: boolean };

function Group({ group: { title, url, moves }, platforms, texts, isOpen }: GroupProps) {
  const urgent = moves.filter(({ change }) => change !== 'added');
  const added = moves.filter(({ change }) => change === 'added');
  return (
    <div className="report-widget">
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <Places moves={urgent} platforms={platforms} texts={texts} />
      {added.length ? (
        <details open={isOpen || urgent.length === 0}>
          <summary>{fill(texts.newNames, { count: added.length })}</summary>
          <Places moves={added} platforms={platforms} texts={texts} />
        </details>
      ) : null}
    </div>
  );
}

/** A line for each change, platform and version. */
function Places({ moves, platforms, texts }: Shown & { moves: readonly WidgetMove[] }) {
  if (moves.length === 0) return null;
  return (
    <ul className="report-moves">
      {placesOf(moves, platforms).map(({ change, where, moves: own }) => (
        <li key={change + where} data-move={change}>
          <strong>{texts.moved[change]}</strong> <span className="report-where">{where}</span>
          <ul>
            {own.map((move) => (
              <li key={move.name}>
                {move.name ? <code>{move.name}</code> : texts.wholeWidget} {valuesText(move, texts)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
