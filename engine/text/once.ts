// A function → the same, called the first time its value is needed, and not again: ever, for each object, or until what it is made from changes.

/** @returns  a function that calls it once. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * @param make  pure. The value of an object goes with the object.
 * @returns     a function that calls it once for each object.
 */
// What a browser doesn't call isn't sent to it, made by this or not.
/* @__NO_SIDE_EFFECTS__ */
export function onceFor<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const values = new WeakMap<K, { value: T }>();
  return (of) => {
    const known = values.get(of) ?? { value: make(of) };
    values.set(of, known);
    return known.value;
  };
}

/**
 * While a site is written, nearly everything stays as it is.
 *
 * @returns  a function that gives the last value of an object again, as long as all that it was made from is the same.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lastFor<K extends object, T>(): (
  of: K,
  from: readonly unknown[],
  make: () => T,
) => T {
  const values = new WeakMap<K, { from: readonly unknown[]; value: T }>();
  return (of, from, make) => {
    const last = values.get(of);
    const isSame =
      last?.from.length === from.length && last.from.every((one, i) => one === from[i]);
    if (last && isSame) return last.value;
    const value = make();
    values.set(of, { from, value });
    return value;
  };
}
