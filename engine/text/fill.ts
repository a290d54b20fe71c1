// A text of the interface with names in braces, and values → the text that is shown.
import { lookUp } from './look-up.ts';

/** `fill('{n} pages', { n: 3 })` → `3 pages`. Names without a value stay; a value is never read as a pattern. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(lookUp(values, name) ?? whole));
}
