// A function of a text → the same, called once for each text.
export function oncePerText<T>(make: (text: string) => T): (text: string) => T {
  const values = new Map<string, { value: T }>();
  return (text) => {
    const known = values.get(text) ?? { value: make(text) };
    values.set(text, known);
    return known.value;
  };
}
