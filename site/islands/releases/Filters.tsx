// The explorer's filter: words, versions, kinds, areas, widget; each choice says how many changes it would leave.
import { useCallback, useId, useRef, useState } from 'react';
import type { ReleaseIndex } from '../../../engine/releases/data.ts';
import type { Explored, Filter } from '../../../engine/releases/explore.ts';
import { KINDS } from '../../../engine/releases/kinds.ts';
import type { Areas } from '../../../engine/releases/record.ts';
import type { Texts } from '../../../engine/theme/texts.ts';
import { VersionSelect } from './VersionSelect.tsx';

const NO_VERSIONS: ReleaseIndex['versions'] = [];

type Props = {
  texts: Texts['releases'];
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
      <Words texts={explorer} value={filter.words} onChange={(words) => set({ words })} />
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
          <VersionSelect
            name="from"
            label={explorer.from}
            none={explorer.first}
            versions={versions}
            value={filter.from ?? ''}
            onChange={set}
          />
          <VersionSelect
            name="to"
            label={explorer.to}
            none={explorer.last}
            versions={versions}
            value={filter.to ?? ''}
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
        <Choices
          legend={explorer.areas}
          names={Object.keys(areas)}
          labels={Object.fromEntries(Object.entries(areas).map(([id, { label }]) => [id, label]))}
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

type WordsProps = {
  texts: Texts['releases']['explorer'];
  value: string;
  onChange(words: string): void;
};

function Words({ texts, value, onChange }: WordsProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{texts.words}</label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={texts.wordsHint}
        autoComplete="off"
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

type ChoicesProps<Name extends string> = {
  legend: string;
  names: readonly Name[];
  labels: Readonly<Record<string, string>>;
  counts: ReadonlyMap<string, number> | undefined;
  chosen: readonly Name[];
  onChange(chosen: Name[]): void;
};

/** What would leave nothing stays to be seen, and can be unticked. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, names, labels, counts, chosen, onChange } = props;
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {names.map((name) => {
        const isChosen = chosen.includes(name);
        const count = counts?.get(name) ?? 0;
        return (
          <label key={name} data-empty={counts && count === 0 ? '' : undefined}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])
              }
            />
            <span data-kind={name}>{labels[name] ?? name}</span>
            {counts ? <span className="count">{count.toLocaleString('en')}</span> : null}
          </label>
        );
      })}
    </fieldset>
  );
}

type WidgetProps = {
  texts: Texts['releases']['explorer'];
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
