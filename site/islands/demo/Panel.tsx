// Properties of an illustration ▶ a panel with the right control for each: box, number, choice, colour, text.
import { useId } from 'react';
import type { IllustratedProperty } from '../../../engine/theme/illustration.ts';
import type { State, Value } from './create-demo.tsx';

type Props = {
  label: string;
  properties: readonly IllustratedProperty[];
  state: State;
  onChange(part: State): void;
};

export function Panel({ label, properties, state, onChange }: Props) {
  return (
    <fieldset className="demo-panel">
      <legend>{label}</legend>
      {properties.map((property) => (
        <Control
          key={property.key}
          property={property}
          value={state[property.key] ?? ''}
          onChange={(value) => onChange({ [property.key]: value })}
        />
      ))}
    </fieldset>
  );
}

type ControlProps = {
  property: IllustratedProperty;
  value: Value;
  onChange(value: Value): void;
};

function Control({ property, value, onChange }: ControlProps) {
  const id = useId();
  const { label, name, type, values } = property;
  const title = (
    <label htmlFor={id}>
      {label} {name ? <code>{name}</code> : null}
    </label>
  );
  if (typeof value === 'boolean')
    return (
      <div className="demo-control demo-check">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        {title}
      </div>
    );
  if (values)
    return (
      <div className="demo-control">
        {title}
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
    );
  if (typeof value === 'number')
    return (
      <div className="demo-control">
        {title}
        <input
          id={id}
          type="number"
          value={value}
          onChange={(event) => {
            const { valueAsNumber } = event.target;
            if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber);
          }}
        />
      </div>
    );
  return (
    <div className="demo-control">
      {title}
      <input
        id={id}
        type={type === 'color' ? 'color' : 'text'}
        value={value}
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
