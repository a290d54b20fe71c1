// A report as a page: what is urgent first, each thing to do with its box, then components and the rest.
import { formatDate } from '../../../engine/shared.ts';
import type { Report } from '../report.ts';
import { OTHER_PARTS, reportTitle, URGENT_PARTS } from '../report-parts.ts';
import type { ReleaseTexts } from '../texts.ts';
import { fill } from './fill.ts';
import { ReportContents } from './ReportContents.tsx';
import { ReportPart } from './ReportPart.tsx';
import { ReportStack } from './ReportStack.tsx';
import { ReportTools } from './ReportTools.tsx';
import { ReportWidgets } from './ReportWidgets.tsx';
import { SmallMarkdown } from './SmallMarkdown.tsx';
import type { Ticks } from './use-ticks.ts';

type Props = { report: Report; texts: ReleaseTexts; ticks: Ticks };

export function ReportView({ report, texts, ticks }: Props) {
  const words = texts.report;
  const tasks = [...report.breaking, ...report.deprecations, ...report.steps].flatMap(
    ({ changes }) => changes,
  );
  const done = tasks.filter(({ id }) => ticks.done.has(id)).length;
  const [first, last] = [report.releases[0], report.releases.at(-1)];
  return (
    <article className="report">
      <header className="report-head">
        <p className="report-name" role="status">
          <strong>{reportTitle(report, words)}</strong>
          <span>
            {fill(words.counts, {
              changes: report.total,
              releases: report.releases.length,
              before: first ? formatDate(first.date, 'en') : '',
              after: last ? formatDate(last.date, 'en') : '',
            })}
          </span>
        </p>
      </header>
      <ReportContents report={report} texts={words} />
      <div className="report-more">
        {tasks.length ? (
          <div className="report-progress">
            <progress value={done} max={tasks.length} aria-label={words.steps} />
            <span>{fill(words.done, { done, all: tasks.length })}</span>
            {done ? (
              <button type="button" className="tool" onClick={ticks.clear}>
                {words.clearTicks}
              </button>
            ) : null}
          </div>
        ) : null}
        <ReportTools report={report} texts={words} done={ticks.done} />
      </div>
      {report.total === 0 && report.stack.moves.length === 0 && !report.moves?.groups.length ? (
        <p>{words.nothing}</p>
      ) : null}
      {URGENT_PARTS.map((part) => (
        <ReportPart
          key={part}
          texts={texts}
          part={part}
          groups={report[part]}
          {...(part === 'security' ? {} : { ticks })}
        />
      ))}
      <Stopovers report={report} texts={words} />
      {report.moves ? (
        <ReportWidgets moves={report.moves} texts={words} isChosen={Boolean(report.widgets)} />
      ) : null}
      <ReportStack stack={report.stack} texts={texts} />
      {OTHER_PARTS.map((part) => (
        <ReportPart key={part} texts={texts} part={part} groups={report[part]} isFolded />
      ))}
    </article>
  );
}

function Stopovers({ report, texts }: { report: Report; texts: ReleaseTexts['report'] }) {
  if (report.stopovers.length === 0) return null;
  return (
    <section className="report-part" aria-labelledby="part-stopovers" data-part="stopovers">
      <h2 id="part-stopovers">
        {texts.stopovers} <span className="count">{report.stopovers.length}</span>
      </h2>
      <ol className="report-stopovers">
        {report.stopovers.map(({ version, name, url, stopover = '' }) => (
          <li key={version}>
            <a href={url}>{name}</a>
            <SmallMarkdown text={stopover} />
          </li>
        ))}
      </ol>
    </section>
  );
}
