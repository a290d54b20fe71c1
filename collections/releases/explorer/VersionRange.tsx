// A first and a last version → two selects; each choice is given back alone.
import type { VersionData } from '../data.ts';
import { VersionSelect } from './VersionSelect.tsx';

type Range = { from?: string; to?: string };

type Props = {
  labels: Readonly<Record<keyof Range, string>>;
  /** What is shown for no choice. */
  none: Readonly<Record<keyof Range, string>>;
  versions: readonly VersionData[];
  range: Range;
  onChange(part: Partial<Record<keyof Range, string>>): void;
};

export function VersionRange({ labels, none, versions, range, onChange }: Props) {
  return (['from', 'to'] as const).map((name) => (
    <VersionSelect
      key={name}
      name={name}
      label={labels[name]}
      none={none[name]}
      versions={versions}
      value={range[name] ?? ''}
      onChange={onChange}
    />
  ));
}
