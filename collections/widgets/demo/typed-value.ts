// A value of an address or of a page, as text ▶ a value of the type that the property has.

/** Undefined where it can't be one. */
export function typedValue(typed: string, first: unknown): string | number | boolean | undefined {
  if (typeof first === 'boolean')
    return typed === 'true' ? true : typed === 'false' ? false : undefined;
  if (typeof first !== 'number') return typed;
  const number = Number(typed);
  return Number.isFinite(number) ? number : undefined;
}
