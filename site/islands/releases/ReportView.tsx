// A report as a page: what is urgent first, each thing to do with its box, then components and the rest.
import { formatDate } from '../../../engine/format-date.ts';
import type { Report } from '../../../engine/releases/report.ts';
import { OTHER_PARTS, reportTitle, URGENT_PARTS } from '../../../engine/releases/report-text.ts';
import type { Texts } from '../../../engine/theme/texts.ts';
import { fill } from './fill.ts';
import { ReportPart } from './ReportPart.tsx';
import { ReportStack } from './ReportStack.tsx';
import { ReportTools } from './ReportTools.tsx';
import { SmallMarkdown } from './SmallMarkdown.tsx';
import type { Ticks } from './use-ticks.ts';

type Props = { report: Report; texts: Texts['releases']; ticks: Ticks };

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
        <Contents report={report} texts={words} />
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
      </header>
      {report.total === 0 && report.stack.moves.length === 0 ? <p>{words.nothing}</p> : null}
      <ReportPart
        texts={texts}
        id="breaking"
        title={words.breaking}
        groups={report.breaking}
        ticks={ticks}
      />
      <ReportPart
        texts={texts}
        id="deprecations"
        title={words.deprecations}
        groups={report.deprecations}
        ticks={ticks}
      />
      <ReportPart texts={texts} id="security" title={words.security} groups={report.security} />
      <ReportPart
        texts={texts}
        id="steps"
        title={words.steps}
        groups={report.steps}
        ticks={ticks}
      />
      <Stopovers report={report} texts={words} />
      <ReportStack stack={report.stack} texts={texts} />
      <ReportPart
        texts={texts}
        id="features"
        title={words.features}
        groups={report.features}
        isFolded
      />
      <ReportPart
        texts={texts}
        id="enhancements"
        title={words.enhancements}
        groups={report.enhancements}
        isFolded
      />
      <ReportPart texts={texts} id="fixes" title={words.fixes} groups={report.fixes} isFolded />
      <ReportPart
        texts={texts}
        id="knownIssues"
        title={words.knownIssues}
        groups={report.knownIssues}
        isFolded
      />
    </article>
  );
}

const PARTS = [...URGENT_PARTS, ...OTHER_PARTS] as const;

/** How much there is of each part, with a way to it. */
function Contents({ report, texts }: { report: Report; texts: Texts['releases']['report'] }) {
  const counted = PARTS.flatMap((part) => {
    const count = report[part].reduce((sum, { changes }) => sum + changes.length, 0);
    return count ? [{ part, count }] : [];
  });
  return (
    <ul className="report-contents">
      {counted.map(({ part, count }) => (
        <li key={part}>
          <a href={`#part-${part}`} data-part={part}>
            <strong>{count.toLocaleString('en')}</strong> {texts[part]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Stopovers({ report, texts }: { report: Report; texts: Texts['releases']['report'] }) {
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
