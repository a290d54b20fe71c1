// The second view: every component, its version now, its way here as a small chart, and each move in a table on request.
import { useMemo } from 'react';
import { formatDate } from '../../../engine/shared.ts';
import type { LineData, ReleaseIndex } from '../data.ts';
import type { ReleaseTexts } from '../texts.ts';
import { ComponentTimeline } from './ComponentTimeline.tsx';
import { type ComponentHistory, componentHistories, majorSteps } from './component-history.ts';
import { fill } from './fill.ts';
import { hasWords, WordsField } from './WordsField.tsx';

type Props = {
  texts: ReleaseTexts['explorer'];
  index: ReleaseIndex;
  lines: readonly LineData[];
  words: string;
  onWords(words: string): void;
};

export function Components({ texts, index, lines, words, onWords }: Props) {
  const histories = useMemo(() => componentHistories(lines, index), [lines, index]);
  const found = histories.filter(({ component }) => hasWords(component.toLowerCase(), words));
  const groups = [...new Set(found.map(({ group }) => group))];
  const from = histories.flatMap(({ steps }) => steps[0]?.release.date ?? []).sort()[0] ?? '';
  const to =
    index.versions
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  return (
    <div className="components">
      <WordsField label={texts.componentWords} words={words} longest={100} onWords={onWords} />
      {found.length === 0 ? <p role="status">{texts.noComponent}</p> : null}
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <Years from={from} to={to} />
          <ul className="histories">
            {found
              .filter((one) => one.group === group)
              .map((history) => (
                <OneComponent
                  key={history.component}
                  history={history}
                  texts={texts}
                  from={from}
                  to={to}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The scale of the charts below: a mark for each second year. */
function Years({ from, to }: { from: string; to: string }) {
  const start = Date.parse(from);
  const span = Math.max(1, Date.parse(to) - start);
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return (
    <svg className="timeline timeline-years" viewBox="0 0 560 14" aria-hidden="true">
      {years
        .filter((year) => year % 2 === 0)
        .map((year) => (
          <text key={year} x={((Date.parse(`${year}-01-01`) - start) / span) * 560} y={11}>
            {year}
          </text>
        ))}
    </svg>
  );
}

type OneProps = {
  history: ComponentHistory;
  texts: Props['texts'];
  from: string;
  to: string;
};

function OneComponent({ history, texts, from, to }: OneProps) {
  const { component, steps } = history;
  const last = steps.at(-1);
  const majors = majorSteps(steps)
    .filter(({ version }) => version !== undefined)
    .map(({ version, release }) => `${version} ${fill(texts.since, { version: release.name })}`);
  const label = fill(texts.chart, { component, history: majors.join(', ') });
  return (
    <li>
      <details>
        <summary>
          <span className="history-name">{component}</span>
          <span className="history-now">
            {last?.version ?? fill(texts.gone, { version: last?.release.name ?? '' })}
          </span>
          <ComponentTimeline history={history} from={from} to={to} label={label} />
        </summary>
        <table>
          <tbody>
            {[...steps].reverse().map(({ version, release }) => (
              <tr key={release.version}>
                <th scope="row">{version ?? '–'}</th>
                <td>
                  <a href={release.url}>{fill(texts.since, { version: release.name })}</a>
                </td>
                <td>{formatDate(release.date, 'en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  );
}
