// The third view: properties and events of widgets that came, went or got another default, newest first, found by words.

import { useMemo, useState } from 'react';
import { lookUp } from '../../../engine/shared.ts';
import { valuesText } from '../report-parts.ts';
import type { ReleaseTexts } from '../texts.ts';
import { compareVersions } from '../version-order.ts';
import type { WidgetHistory, WidgetMove } from '../widget-moves.ts';
import { fill } from './fill.ts';
import { hasWords, WordsField } from './WordsField.tsx';

type Props = {
  texts: ReleaseTexts;
  /** Undefined: not there yet. */
  history: WidgetHistory | undefined;
  words: string;
  onWords(words: string): void;
};

/** Rows at once. */
const STEP = 100;

export function WidgetMoves({ texts, history, words, onWords }: Props) {
  const { explorer, report } = texts;
  const [shown, setShown] = useState(STEP);
  const rows = useMemo(() => (history ? toRows(history, report) : []), [history, report]);
  const found = rows.filter(({ haystack }) => hasWords(haystack, words));
  const known = Object.entries(history?.since ?? {}).map(([platform, version]) =>
    fill(report.movesSince, { platform: history?.platforms[platform] ?? platform, version }),
  );
  return (
    <div className="widget-moves">
      <WordsField
        label={explorer.widgetWords}
        hint={explorer.widgetWordsHint}
        words={words}
        longest={100}
        onWords={(typed) => {
          setShown(STEP);
          onWords(typed);
        }}
      />
      <p role="status">
        {history
          ? fill(explorer.widgetsFound, { count: found.length.toLocaleString('en') })
          : explorer.loading}
      </p>
      {history ? <p>{fill(report.movesNote, { since: known.join(', ') })}</p> : null}
      {found.length ? <Rows rows={found.slice(0, shown)} texts={texts} /> : null}
      {found.length > shown ? (
        <button type="button" className="tool" onClick={() => setShown(shown + STEP)}>
          {fill(explorer.more, { count: Math.min(STEP, found.length - shown) })}
        </button>
      ) : null}
    </div>
  );
}

type Row = WidgetMove & { title: string; url: string; platformName: string; haystack: string };

function toRows(
  { moves, widgets, platforms }: WidgetHistory,
  texts: ReleaseTexts['report'],
): Row[] {
  return moves
    .map((move) => {
      const { title = move.widget, url = '' } = lookUp(widgets, move.widget) ?? {};
      const platformName = platforms[move.platform] ?? move.platform;
      const words = [
        title,
        move.widget,
        move.name,
        platformName,
        move.version,
        texts.moved[move.change],
      ];
      return { ...move, title, url, platformName, haystack: words.join(' ').toLowerCase() };
    })
    .sort((a, b) => compareVersions(b.version, a.version));
}

function Rows({ rows, texts }: { rows: readonly Row[]; texts: ReleaseTexts }) {
  const { explorer, report } = texts;
  return (
    <table>
      <thead>
        <tr>
          {explorer.widgetColumns.split('|').map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.version} ${row.platform} ${row.widget} ${row.change} ${row.name}`}>
            <td>{row.version}</td>
            <td>
              <a href={row.url}>{row.title}</a>
            </td>
            <td data-move={row.change}>{report.moved[row.change]}</td>
            <td>
              {row.name ? <code>{row.name}</code> : report.wholeWidget} {valuesText(row, report)}
            </td>
            <td>{row.platformName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
