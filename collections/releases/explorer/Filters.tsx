// The explorer's filter: words, versions, kinds, areas, widget; each choice says how many changes it would leave.
import { useCallback, useId, useRef, useState } from 'react';
import type { ReleaseIndex } from '../data.ts';
import type { Explored, Filter } from '../explore.ts';
import { KINDS } from '../kinds.ts';
import type { Areas } from '../record.ts';
import type { ReleaseTexts } from '../texts.ts';
import { AreaChoices, Choices } from './Choices.tsx';
import { VersionRange } from './VersionRange.tsx';
import { WordsField } from './WordsField.tsx';

const NO_VERSIONS: ReleaseIndex['versions'] = [];

type Props = {
  texts: ReleaseTexts;
  areas: Areas;
  index: ReleaseIndex | undefined;
  filter: Filter;
  explored: Explored | undefined;
  onChange(filter: Filter): void;
};

export function Filters({ texts, areas, index, filter, explored, onChange }: Props) {
  const { explorer } = texts;
  const versions = index?.versions ?? NO_VERSIONS;
  const now = useRef(filter);
  now.current = filter;
  const set = useCallback(
    (part: Partial<Record<keyof Filter, unknown>>) => {
      const next = { ...now.current, ...part } as Filter;
      for (const key of ['from', 'to', 'widget'] as const) if (!next[key]) delete next[key];
      onChange(next);
    },
    [onChange],
  );
  const [isOpen, setOpen] = useState(false);
  const chosen = filter.kinds.length + filter.areas.length + Number(Boolean(filter.widget));
  const inRange = Number(Boolean(filter.from)) + Number(Boolean(filter.to));
  return (
    <div className="filters">
      <WordsField
        label={explorer.words}
        hint={explorer.wordsHint}
        words={filter.words}
        longest={200}
        onWords={(words) => set({ words })}
      />
      <button
        type="button"
        className="tool filters-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? explorer.lessFilter : explorer.moreFilter}
        {chosen + inRange ? ` (${chosen + inRange})` : ''}
      </button>
      <div className="filters-more" data-open={isOpen ? '' : undefined}>
        <div className="field-pair">
          <VersionRange
            labels={explorer}
            none={{ from: explorer.first, to: explorer.last }}
            versions={versions}
            range={filter}
            onChange={set}
          />
        </div>
        <Choices
          legend={explorer.kinds}
          names={KINDS}
          labels={texts.kind}
          counts={explored?.kinds}
          chosen={filter.kinds}
          onChange={(kinds) => set({ kinds })}
        />
        <AreaChoices
          legend={explorer.areas}
          areas={areas}
          counts={explored?.areas}
          chosen={filter.areas}
          onChange={(chosen) => set({ areas: chosen })}
        />
        <WidgetSelect
          texts={explorer}
          index={index}
          counts={explored?.widgets}
          value={filter.widget ?? ''}
          onChange={(widget) => set({ widget })}
        />
      </div>
    </div>
  );
}

type WidgetProps = {
  texts: ReleaseTexts['explorer'];
  index: ReleaseIndex | undefined;
  counts: ReadonlyMap<string, number> | undefined;
  value: string;
  onChange(widget: string): void;
};

function WidgetSelect({ texts, index, counts, value, onChange }: WidgetProps) {
  const id = useId();
  const widgets = Object.entries(index?.widgets ?? {}).sort(([, a], [, b]) =>
    a.title.localeCompare(b.title, 'en'),
  );
  return (
    <div className="field">
      <label htmlFor={id}>{texts.widget}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.anyWidget}</option>
        {widgets.map(([name, { title }]) => (
          <option key={name} value={name}>
            {title} ({counts?.get(name) ?? 0})
          </option>
        ))}
      </select>
    </div>
  );
}
