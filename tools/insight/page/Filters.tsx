// Period, section, version, platform → the address of the page.
import type { Choices } from '../read/findings.ts';
import { addressOf, dayBefore, type Shown, show } from './address.ts';

const PERIODS = [7, 28, 90, 365];

type Props = { shown: Shown; choices: Choices | undefined };

export function Filters({ shown, choices }: Props) {
  const change = (given: Partial<Shown>) => show(addressOf(shown, given));
  const period = PERIODS.find(
    (days) => shown.from === dayBefore(days - 1) && shown.to === dayBefore(0),
  );
  return (
    <fieldset className="filters" aria-label="Filter">
      <label>
        Period
        <select
          value={period ?? ''}
          onChange={({ target }) =>
            target.value && change({ from: dayBefore(Number(target.value) - 1), to: dayBefore(0) })
          }
        >
          {period ? null : <option value="">Other</option>}
          {PERIODS.map((days) => (
            <option key={days} value={days}>{`Last ${days} days`}</option>
          ))}
        </select>
      </label>
      <label>
        From
        <input
          type="date"
          value={shown.from}
          max={shown.to}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
      </label>
      <label>
        To
        <input
          type="date"
          value={shown.to}
          min={shown.from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </label>
      <Choice
        name="Section"
        value={shown.section}
        options={choices?.sections}
        onChoose={(section) => change({ section })}
      />
      <Choice
        name="Version"
        value={shown.version}
        options={choices?.versions}
        onChoose={(version) => change({ version })}
      />
      <Choice
        name="Platform"
        value={shown.platform}
        options={choices?.platforms}
        onChoose={(platform) => change({ platform })}
      />
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  options: readonly string[] | undefined;
  onChoose(value: string): void;
};

/** Hidden where there is nothing to choose. */
function Choice({ name, value, options = [], onChoose }: ChoiceProps) {
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  if (all.length === 0) return null;
  return (
    <label>
      {name}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">All</option>
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
