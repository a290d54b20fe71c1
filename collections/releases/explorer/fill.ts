// `fill('{n} changes', { n: 3 })` ▶ `3 changes`; numbers are written with separators.

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? value.toLocaleString('en') : (value ?? whole);
  });
}
