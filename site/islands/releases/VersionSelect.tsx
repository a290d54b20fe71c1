// All versions ▶ a select, grouped by major line, newest first.
import { useId } from 'react';
import type { VersionData } from '../../../engine/releases/data.ts';
import { majorOf } from '../../../engine/releases/version-order.ts';

type Props = {
  label: string;
  /** What stands for no choice. */
  none: string;
  versions: readonly VersionData[];
  value: string;
  onChange(version: string): void;
};

export function VersionSelect({ label, none, versions, value, onChange }: Props) {
  const id = useId();
  const newest = [...versions].reverse();
  const majors = [...new Set(newest.map(({ version }) => majorOf(version)))];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
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
