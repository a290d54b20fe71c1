// `state="minvalue=10&maxvalue=90"` → properties an illustration begins with, or what is wrong with them.
import type { Problem } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import { typedValue } from './demo/state.ts';
import type { IllustratedProperty } from './illustration.ts';

export type FirstState = Record<string, string | number | boolean>;

/**
 * Written as the address has it behind `#demo-slider:` once a reader has set something.
 *
 * @param initial  the state of an illustration that is given none: its values say which type each one has.
 */
export function readFirstState(
  text: string,
  initial: Readonly<Record<string, unknown>>,
  properties: readonly IllustratedProperty[],
): FirstState | Problem {
  const state: FirstState = {};
  for (const [key, typed] of new URLSearchParams(text)) {
    const property = properties.find((one) => one.key === key);
    if (!property) return unknown(key, Object.keys(initial));
    const isMissing = typeof initial[key] === 'number' && typed.trim() === '';
    const value = isMissing ? undefined : typedValue(typed, initial[key]);
    const isChoice = !property.values || property.values.includes(typed);
    if (value === undefined || !isChoice) return wrong(key, typed, initial[key], property.values);
    state[key] = value;
  }
  return state;
}

const unknown = (key: string, keys: readonly string[]): Problem => ({
  code: 'directive/unknown-state',
  message: `The illustration has no property "${key}".`,
  hint: nearest(key, keys) ? `Closest: ${nearest(key, keys)}` : `It has: ${keys.join(', ')}`,
});

const wrong = (
  key: string,
  typed: string,
  first: unknown,
  values?: readonly string[],
): Problem => ({
  code: 'directive/wrong-state',
  message: `"${key}" can't be "${typed}".`,
  hint: values
    ? `Write one of: ${values.join(', ')}`
    : typeof first === 'boolean'
      ? 'Write true or false.'
      : 'Write a number.',
});
