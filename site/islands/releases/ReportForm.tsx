// What a report asks for: two versions, areas, edition.
import { useId } from 'react';
import type { ReleaseIndex } from '../../../engine/releases/data.ts';
import { CHANNELS } from '../../../engine/releases/kinds.ts';
import type { Areas } from '../../../engine/releases/record.ts';
import type { ReportRequest } from '../../../engine/releases/report.ts';
import type { Texts } from '../../../engine/theme/texts.ts';
import { Choices } from './Filters.tsx';
import { VersionSelect } from './VersionSelect.tsx';

export type Draft = Partial<ReportRequest> & { areas: string[] };

type Props = {
  texts: Texts['releases'];
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
    for (const key of ['from', 'to', 'edition'] as const) if (!next[key]) delete next[key];
    onChange(next);
  };
  return (
    <div className="report-form">
      <VersionSelect
        name="from"
        label={report.from}
        none={report.choose}
        versions={versions}
        value={draft.from ?? ''}
        onChange={set}
      />
      <VersionSelect
        name="to"
        label={report.to}
        none={report.choose}
        versions={versions}
        value={draft.to ?? ''}
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
      <details className="report-areas">
        <summary>
          {report.areas}:{' '}
          {draft.areas.map((area) => areas[area]?.label ?? area).join(', ') || report.allAreas}
        </summary>
        <Choices
          legend={report.areas}
          names={Object.keys(areas)}
          labels={Object.fromEntries(
            Object.entries(areas).map(([name, { label }]) => [name, label]),
          )}
          counts={undefined}
          chosen={draft.areas}
          onChange={(chosen) => set({ areas: chosen })}
        />
      </details>
    </div>
  );
}
