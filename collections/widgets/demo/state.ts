// What an illustration shows: the value of each of its properties.

/** A property's value: what a panel can set and markup can say. */
export type Value = string | number | boolean;
/** Values of properties, by their keys. */
export type State = Record<string, Value>;

/** A value of an address or of a page, as text → one of the type that the property has; undefined where it can't be one. */
export function typedValue(typed: string, first: unknown): string | number | boolean | undefined {
  if (typeof first === 'boolean')
    return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (typeof first !== 'number') return typed;
  const number = Number(typed);
  return Number.isFinite(number) ? number : undefined;
}
