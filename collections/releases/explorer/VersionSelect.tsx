// All versions → a select, grouped by major line, newest first.
import { memo, useId } from 'react';
import type { VersionData } from '../data.ts';
import { majorOf } from '../version-order.ts';

type Props<Name extends string> = {
  /** What is being chosen: passed back with each choice, so that several selects share a function. */
  name: Name;
  label: string;
  /** Label of the option for no choice. */
  none: string;
  versions: readonly VersionData[];
  value: string;
  onChange(part: Record<Name, string>): void;
};

function Select<Name extends string>(props: Props<Name>) {
  const { name, label, none, versions, value, onChange } = props;
  const id = useId();
  const newest = [...versions].reverse();
  const majors = [...new Set(newest.map(({ version }) => majorOf(version)))];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange({ [name]: event.target.value } as Record<Name, string>)}
      >
        <option value="">{none}</option>
        {majors.map((major) => (
          <optgroup key={major} label={`${major}.x`}>
            {newest
              .filter(({ version }) => majorOf(version) === major)
              .map(({ version, date }) => (
                <option key={version} value={version}>
                  {version} · {date.slice(0, 7)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Some two hundred options: drawn again only when something about them changes. */
export const VersionSelect = memo(Select) as typeof Select;
