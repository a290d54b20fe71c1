// `fill('{n} changes', { n: 1300 })` → `1,300 changes`: numbers are written with separators.
import { fill as fillPlain } from '../../../engine/shared.ts';

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value.toLocaleString('en') : value,
  ]);
  return fillPlain(text, Object.fromEntries(written));
}
