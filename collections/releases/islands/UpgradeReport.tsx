// Two versions → the upgrade report between them, assembled here from the records; its address can be shared.
import { useEffect, useMemo, useState } from 'react';
import { readChoice } from '../../../engine/browser.ts';
import type { ReleaseIndex } from '../data.ts';
import { Jumps } from '../explorer/Jumps.tsx';
import { type Draft, ReportForm } from '../explorer/ReportForm.tsx';
import { ReportProblems } from '../explorer/ReportProblems.tsx';
import { ReportView } from '../explorer/ReportView.tsx';
import { useAddress } from '../explorer/use-address.ts';
import { useReleases } from '../explorer/use-releases.ts';
import { useTicks } from '../explorer/use-ticks.ts';
import { useWidgetMoves } from '../explorer/use-widget-moves.ts';
import { CHANNELS } from '../kinds.ts';
import type { Areas } from '../record.ts';
import { buildReport, linesFor } from '../report.ts';
import {
  formatRequest,
  parseRequest,
  type ReportProblem,
  type ReportRequest,
} from '../report-request.ts';
import type { ReleaseTexts } from '../texts.ts';
import { typicalJumps } from '../typical-jumps.ts';
import { compareVersions } from '../version-order.ts';

export type ReportProps = { base: string; texts: ReleaseTexts; areas: Areas };

export default function UpgradeReport({ base, texts, areas }: ReportProps) {
  const [draft, setDraft] = useState<Draft>({ areas: [] });
  const [problems, setProblems] = useState<ReportProblem[]>([]);
  const request = toRequest(draft);
  const loaded = useReleases(base, (index) =>
    request ? linesFor(request, index).map(({ file }) => file) : [],
  );
  const { index, lines } = loaded;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!index) return;
    const read = parseRequest(new URLSearchParams(location.search), index);
    setDraft(toLatest(fromYours(read.request, index), index));
    setProblems(read.problems);
    setRead(true);
  }, [index]);
  const change = (next: Draft) => {
    setDraft(next);
    setProblems(problemsOf(next, problems));
  };
  useAddress(isRead ? formatRequest(draft.from ? draft : withoutEnd(draft)) : undefined);
  const ticks = useTicks(request ? `${request.from} ${request.to}` : undefined);
  const history = useWidgetMoves(base, index, request !== undefined);
  const needed = request && index ? linesFor(request, index).map(({ file }) => file) : [];
  const isComplete = needed.length > 0 && needed.every((file) => lines.has(file));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft of the same words is the same request.
  const report = useMemo(
    () =>
      request && index && isComplete
        ? buildReport(request, index, [...lines.values()], history)
        : undefined,
    [JSON.stringify(request), index, isComplete, lines, history],
  );
  const words = texts.report;
  return (
    <div
      className="upgrade"
      data-live={isRead ? '' : undefined}
      // What is chosen before the address is read would be lost.
      inert={!isRead && !loaded.hasFailed}
    >
      <ReportForm texts={texts} areas={areas} index={index} draft={draft} onChange={change} />
      {index ? (
        <ReportProblems
          texts={words}
          problems={problems}
          index={index}
          onChoose={(name, version) => change({ ...draft, [name]: version })}
          onSwap={() => change({ ...draft, from: draft.to ?? '', to: draft.from ?? '' })}
        />
      ) : null}
      {loaded.hasFailed ? (
        <p className="notice" role="alert">
          {texts.explorer.failed}{' '}
          <button type="button" onClick={loaded.retry}>
            {texts.explorer.retry}
          </button>
        </p>
      ) : null}
      {report ? (
        <ReportView report={report} texts={texts} ticks={ticks} />
      ) : (
        <div className="report-empty">
          <p role="status">
            {isRead || loaded.hasFailed ? emptyText(draft, request, texts) : texts.explorer.loading}
          </p>
          {index && isRead && !draft.from ? (
            <Jumps
              texts={words}
              jumps={typicalJumps(
                index.versions.map(({ version }) => version),
                draft.to,
              )}
              onChoose={(from) => change({ ...draft, from })}
            />
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Whoever has chosen the version they run starts there, unless the address says otherwise. */
function fromYours(draft: Draft, { versions }: ReleaseIndex): Draft {
  const yours = readChoice();
  const isKnown = versions.some(({ version }) => version === yours?.version);
  if (!yours || !isKnown || draft.from || draft.to) return draft;
  const edition = CHANNELS.find((one) => one === yours.options.edition);
  const latest = versions.at(-1)?.version;
  if (!latest || latest === yours.version) return draft;
  return { ...draft, from: yours.version, to: latest, ...(edition ? { edition } : {}) };
}

/** A report leads to the latest version unless something else is chosen. */
function toLatest(draft: Draft, { versions }: ReleaseIndex): Draft {
  const latest = versions.at(-1)?.version;
  return draft.to || !latest || draft.from === latest ? draft : { ...draft, to: latest };
}

/** While only the end is known, the address doesn't name it. */
function withoutEnd({ to: _, ...draft }: Draft): Draft {
  return draft;
}

/** Anything that the address asks for in vain stays on show until something else is chosen instead. */
function problemsOf(draft: Draft, before: readonly ReportProblem[]): ReportProblem[] {
  const { from, to, areas } = draft;
  const kept = before.filter(
    (one) =>
      one.problem === 'unknown' &&
      !(one.name === 'area' ? areas.length : draft[one.name as 'from' | 'to' | 'edition']),
  );
  const isBackwards = from && to && compareVersions(from, to) > 0;
  return isBackwards ? [...kept, { problem: 'backwards', from, to }] : kept;
}

function toRequest({ from, to, ...rest }: Draft): ReportRequest | undefined {
  if (!from || !to || compareVersions(from, to) >= 0) return undefined;
  return { from, to, ...rest };
}

function emptyText(
  { from, to }: Draft,
  request: ReportRequest | undefined,
  texts: ReleaseTexts,
): string {
  if (request) return texts.explorer.loading;
  if (from && from === to) return texts.report.same;
  return from && to ? '' : texts.report.empty;
}
