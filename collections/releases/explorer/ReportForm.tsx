// What a report asks for: two versions, areas, edition.

import { useId } from 'react';
import { lookUp } from '../../../engine/shared.ts';
import type { ReleaseIndex } from '../data.ts';
import { CHANNELS } from '../kinds.ts';
import type { Areas } from '../record.ts';
import { MOST_WIDGETS, type ReportRequest } from '../report-request.ts';
import type { ReleaseTexts } from '../texts.ts';
import { AreaChoices } from './Choices.tsx';
import { VersionRange } from './VersionRange.tsx';

export type Draft = Partial<ReportRequest> & { areas: string[] };

type Props = {
  texts: ReleaseTexts;
  areas: Areas;
  index: ReleaseIndex | undefined;
  draft: Draft;
  onChange(draft: Draft): void;
};

export function ReportForm({ texts, areas, index, draft, onChange }: Props) {
  const { report } = texts;
  const id = useId();
  const versions = index?.versions ?? [];
  const set = (part: Partial<Record<keyof Draft, unknown>>) => {
    const next = { ...draft, ...part } as Draft;
    for (const key of ['from', 'to', 'edition', 'widgets'] as const)
      if (!next[key]) delete next[key];
    onChange(next);
  };
  return (
    <div className="report-form">
      <VersionRange
        labels={report}
        none={{ from: report.choose, to: report.choose }}
        versions={versions}
        range={draft}
        onChange={set}
      />
      <div className="field">
        <label htmlFor={id}>{report.edition}</label>
        <select
          id={id}
          value={draft.edition ?? ''}
          onChange={(event) => set({ edition: event.target.value })}
        >
          <option value="">{report.bothEditions}</option>
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {texts.channels[channel]}
            </option>
          ))}
        </select>
      </div>
      {index?.moves ? (
        <div className="field">
          <label htmlFor={`${id}-widgets`}>{report.widgets}</label>
          <input
            id={`${id}-widgets`}
            value={draft.widgets ?? ''}
            placeholder={report.widgetsHint}
            maxLength={MOST_WIDGETS}
            autoComplete="off"
            onChange={(event) => set({ widgets: event.target.value })}
          />
        </div>
      ) : null}
      <details className="report-areas">
        <summary>
          {report.areas}:{' '}
          {draft.areas.map((area) => lookUp(areas, area)?.label ?? area).join(', ') ||
            report.allAreas}
        </summary>
        <AreaChoices
          legend={report.areas}
          areas={areas}
          counts={undefined}
          chosen={draft.areas}
          onChange={(chosen) => set({ areas: chosen })}
        />
      </details>
    </div>
  );
}
