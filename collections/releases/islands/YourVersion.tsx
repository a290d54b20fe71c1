// The version that a reader runs → what lies between it and the latest: how old it is, what breaks, what widgets gained.
import { useMemo } from 'react';
import { formatDate, lookUp } from '../../../engine/shared.ts';
import { fill } from '../explorer/fill.ts';
import { countChanges, ReportPart } from '../explorer/ReportPart.tsx';
import { SmallMarkdown } from '../explorer/SmallMarkdown.tsx';
import { SupportEnded } from '../explorer/SupportEnded.tsx';
import { useChoice, type YourChoice } from '../explorer/use-choice.ts';
import { useReleases } from '../explorer/use-releases.ts';
import { useWidgetMoves } from '../explorer/use-widget-moves.ts';
import { CHANNELS } from '../kinds.ts';
import { buildReport, linesFor, type Report } from '../report.ts';
import { formatRequest, type ReportRequest } from '../report-request.ts';
import type { SupportEnd } from '../support-end.ts';
import type { ReleaseTexts } from '../texts.ts';
import { majorOf } from '../version-order.ts';
import type { WidgetHistory } from '../widget-moves.ts';

export type YourVersionProps = {
  base: string;
  lang: string;
  texts: ReleaseTexts;
  latest: string;
  /** Address of the upgrade report. */
  upgrade: string;
  /** Platform → the one whose marks count for it; the first one counts unless another is chosen. */
  runs: Readonly<Record<string, string>>;
  platforms: readonly string[];
  /** By major version, such as `10`. */
  ends: Readonly<Record<string, SupportEnd>>;
};

export default function YourVersion(props: YourVersionProps) {
  const { base, texts, latest, lang } = props;
  const choice = useChoice();
  const request = useMemo(() => toRequest(choice, latest), [choice, latest]);
  const filesFor = (index: Parameters<typeof linesFor>[1]) =>
    request ? linesFor(request, index).map(({ file }) => file) : [];
  const { index, lines, hasFailed, retry } = useReleases(base, filesFor);
  const history = useWidgetMoves(base, index, request !== undefined);
  const needed = index ? filesFor(index) : [];
  const isComplete = needed.length > 0 && needed.every((file) => lines.has(file));
  const report = useMemo(
    () =>
      request && index && isComplete
        ? buildReport(request, index, [...lines.values()], ofPlatform(history, choice, props))
        : undefined,
    [request, index, isComplete, lines, history, choice, props],
  );
  const words = texts.yourVersion;
  if (choice && !request) return <p role="status">{fill(words.isLatest, { latest })}</p>;
  if (!choice) return null;
  if (hasFailed)
    return (
      <p className="notice" role="alert">
        {texts.explorer.failed}{' '}
        <button type="button" onClick={retry}>
          {texts.explorer.retry}
        </button>
      </p>
    );
  if (!report || !index) return <p role="status">{texts.explorer.loading}</p>;
  const own = index.versions.find(({ version }) => version === report.from);
  const last = report.releases.at(-1);
  const major = majorOf(report.from);
  const end = lookUp(props.ends, major);
  return (
    <div className="your-summary" data-live="">
      <p className="lead">
        {fill(words.summary, {
          version: report.from,
          date: own ? formatDate(own.date, lang) : '',
          count: report.releases.length,
          latest,
          latestDate: last ? formatDate(last.date, lang) : '',
        })}
      </p>
      {end ? <SupportEnded major={major} end={end} texts={texts} lang={lang} /> : null}
      <Tiles report={report} {...props} />
      <ReportPart texts={texts} part="breaking" groups={report.breaking} />
      <Stopovers report={report} texts={texts} />
      <ReportPart texts={texts} part="security" groups={report.security} isFolded />
      <Gained report={report} texts={texts} />
    </div>
  );
}

/** Undefined for the latest, and for what lies after it. */
function toRequest(choice: YourChoice, latest: string): ReportRequest | undefined {
  if (!choice || choice.version === latest) return undefined;
  const edition = CHANNELS.find((one) => one === choice.options.edition);
  return { from: choice.version, to: latest, areas: [], ...(edition ? { edition } : {}) };
}

function ofPlatform(
  history: WidgetHistory | undefined,
  choice: YourChoice,
  { platforms, runs }: Pick<YourVersionProps, 'platforms' | 'runs'>,
): WidgetHistory | undefined {
  const chosen = choice?.options.platform ?? platforms[0];
  if (!history || chosen === undefined) return history;
  const platform = runs[chosen] ?? chosen;
  return { ...history, moves: history.moves.filter((move) => move.platform === platform) };
}

/** Figures, each with the way to what it counts. */
function Tiles({ report, texts, upgrade, base }: { report: Report } & YourVersionProps) {
  const words = texts.yourVersion;
  const draft = { ...report, areas: [] };
  const figures = [
    ['breaking', countChanges(report.breaking), words.breaking],
    ['steps', countChanges(report.steps), texts.report.steps],
    ['security', countChanges(report.security), texts.report.security],
    ['features', countChanges(report.features), words.features],
  ] as const;
  return (
    <>
      <ul className="your-figures">
        {figures.map(([part, count, label]) => (
          <li key={part} data-part={part}>
            <strong>{count.toLocaleString('en')}</strong> {label}
          </li>
        ))}
      </ul>
      <p className="your-ways">
        <a className="button" href={`${upgrade}${formatRequest(draft)}`}>
          {fill(words.upgrade, { version: report.from, latest: report.to })}
        </a>{' '}
        <a href={`${base}releases?from=${report.from}&to=${report.to}`}>{words.all}</a>
      </p>
    </>
  );
}

function Stopovers({ report: { stopovers }, texts }: { report: Report; texts: ReleaseTexts }) {
  if (stopovers.length === 0) return null;
  return (
    <section className="report-part" aria-labelledby="part-stopovers" data-part="stopovers">
      <h2 id="part-stopovers">{texts.report.stopovers}</h2>
      <ul>
        {stopovers.map(({ version, url, stopover = '' }) => (
          <li key={version}>
            <a href={url}>{version}</a>
            <SmallMarkdown text={stopover} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Widgets by title, those with the most new names first. */
function Gained({ report: { moves }, texts }: { report: Report; texts: ReleaseTexts }) {
  const words = texts.yourVersion;
  const gained = (moves?.groups ?? [])
    .map((group) => ({
      ...group,
      isNew: group.moves.some(({ name, change }) => name === '' && change === 'added'),
      count: group.moves.filter(({ change, name }) => change === 'added' && name !== '').length,
    }))
    .filter(({ isNew, count }) => isNew || count > 0)
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.count - a.count);
  if (gained.length === 0) return null;
  return (
    <section className="report-part" aria-labelledby="part-gained" data-part="features">
      <h2 id="part-gained">
        {words.gained} <span className="count">{gained.length}</span>
      </h2>
      <ul className="your-gained">
        {gained.map(({ widget, title, url, isNew, count }) => (
          <li key={widget}>
            <a href={url}>{title}</a>{' '}
            <span className="report-where">
              {isNew ? texts.report.moved.added : fill(texts.report.newNames, { count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
