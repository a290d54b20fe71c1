// Properties of an illustration → a panel with the right control for each: box, number, choice, colour, text.

import { type ReactNode, useId } from 'react';
import { fill } from '../../../engine/shared.ts';
import type { DemoTexts } from '../demo-texts.ts';
import type { IllustratedProperty } from '../illustration.ts';
import type { State, Value } from './state.ts';
import { useLacking } from './use-lacking.ts';

type Props = {
  label: string;
  properties: readonly IllustratedProperty[];
  state: State;
  onChange(part: State): void;
  /** Keys of properties that do nothing now → the key of the one that is why. */
  idle: Readonly<Record<string, string | undefined>>;
  /** Key → what happens where nothing is set. */
  defaults?: Readonly<Record<string, Value>> | undefined;
  texts: DemoTexts;
  /** What follows the controls. */
  children?: ReactNode;
};

export function Panel(props: Props) {
  const { label, properties, state, onChange, idle, defaults = {}, texts } = props;
  const lacking = useLacking(properties);
  const why = ({ key }: IllustratedProperty): string | undefined => {
    if (lacking.has(key)) return texts.newer;
    const reason = properties.find((one) => one.key === idle[key]);
    if (!reason) return undefined;
    const value = state[reason.key];
    const text = typeof value === 'boolean' ? texts.idle[value ? 'on' : 'off'] : texts.idle.value;
    return fill(text, { label: reason.label, value: String(value) });
  };
  return (
    <fieldset className="demo-panel needs-script">
      <legend>{label}</legend>
      {properties.map((property) => (
        <Control
          key={property.key}
          property={property}
          value={state[property.key] ?? ''}
          why={why(property)}
          preset={presetText(defaults[property.key], texts)}
          onChange={(value) => onChange({ [property.key]: value })}
        />
      ))}
      {props.children}
    </fieldset>
  );
}

type ControlProps = {
  property: IllustratedProperty;
  value: Value;
  /** Why it does nothing now. */
  why: string | undefined;
  /** What happens where it isn't set. */
  preset: string;
  onChange(value: Value): void;
};

function presetText(value: Value | undefined, { default: text, on, off }: DemoTexts): string {
  if (value === undefined) return '';
  return fill(text, { value: typeof value === 'boolean' ? (value ? on : off) : value });
}

function Control({ property, value, why, preset, onChange }: ControlProps) {
  const id = useId();
  const idle = why ? { disabled: true, 'aria-describedby': `${id}-why` } : {};
  const reason = (
    <>
      {why ? <small id={`${id}-why`}>{why}</small> : null}
      {preset ? <small>{preset}</small> : null}
    </>
  );
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
          {...idle}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        {title}
        {reason}
      </div>
    );
  if (values)
    return (
      <div className="demo-control">
        {title}
        <select id={id} {...idle} value={value} onChange={(event) => onChange(event.target.value)}>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {reason}
      </div>
    );
  if (typeof value === 'number')
    return (
      <div className="demo-control">
        {title}
        <input
          id={id}
          {...idle}
          type="number"
          value={value}
          onChange={(event) => {
            const { valueAsNumber } = event.target;
            if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber);
          }}
        />
        {reason}
      </div>
    );
  return (
    <div className="demo-control">
      {title}
      <input
        id={id}
        {...idle}
        type={type === 'color' ? 'color' : 'text'}
        value={value}
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
      />
      {reason}
    </div>
  );
}
