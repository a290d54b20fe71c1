// Names → a group of boxes to tick; each says how many changes it would leave.
import type { Areas } from '../record.ts';

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

type AreaProps = Omit<ChoicesProps<string>, 'names' | 'labels'> & { areas: Areas };

export function AreaChoices({ areas, ...props }: AreaProps) {
  const labels = Object.fromEntries(Object.entries(areas).map(([id, { label }]) => [id, label]));
  return <Choices {...props} names={Object.keys(areas)} labels={labels} />;
}
