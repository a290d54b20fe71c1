// Every font size and weight in our style sheets is in the table of `tokens.css`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSheets } from './support/list-sheets.ts';
import { projectDir } from './support/site-folder.ts';

/** Drawings of the product's screens and of widgets have their own sizes; so has paper. */
const isDrawing = (file: string) =>
  /^(?:collections\/screens|site\/widgets|tools\/offline\/pdf)\//.test(file);
const sheets = ['engine', 'tools', 'collections', 'site/theme']
  .flatMap(listSheets)
  .filter((file) => !isDrawing(file));

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const [table = ''] = /\/\*[\s\S]*?\*\//.exec(read('engine/theme/css/tokens.css')) ?? [];
const sizes = new Set(table.match(/\b[\d.]+r?em\b/g));
const weights = new Set(table.match(/\b\d{3}\b(?= for)/g));

describe('the scale of type', () => {
  it('is a table of a few sizes and weights', () => {
    expect(sizes.size).toBeGreaterThan(14);
    expect(sizes.size).toBeLessThan(18);
    expect([...weights]).toEqual(['400', '550', '600', '680']);
    expect(sheets.length).toBeGreaterThan(42);
  });

  it.each(sheets)('is all that %s uses', (file) => {
    expect(wrongIn(read(file))).toEqual([]);
  });
});

/** A size that depends on the width is in the table with its smallest and largest value. */
function wrongIn(css: string): string[] {
  return [...css.matchAll(/\bfont(?:-size|-weight)?: ([^;]+);/g)]
    .filter(([, value = '']) => {
      const given = value
        .replace(/\/\s*(?:calc\([^)]*\)|[\d.]+\w*)/, '')
        .replace(/var\([^)]*\)/, '');
      const [from, to] = /^clamp\(([\d.]+)rem,.*,\s*([\d.]+)rem\)$/.exec(value)?.slice(1) ?? [];
      if (from) return !table.includes(`${from}–${to}rem`);
      const lengths = given.match(/[\d.]+(?:px|r?em|ch|%)/g) ?? [];
      const bold = given.match(/(?<![\w.])\d{3}(?![\w.%])/g) ?? [];
      return (
        lengths.some((size) => !sizes.has(size)) || bold.some((weight) => !weights.has(weight))
      );
    })
    .map(([rule]) => rule);
}
