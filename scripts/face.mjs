// The typeface's package → `site/brand/face.woff2`: its Latin letters, the weights and sizes that pages use, nothing else.
//   node scripts/face.mjs [FILE]
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const project = path.dirname(import.meta.dirname);
const source = createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2');

/** ASCII and Latin-1, then what prose and the interface are set with: dashes, quotes, arrows, signs. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…‹›€™−×→←↑↓✓`;

const made = await subsetFont(readFileSync(source), LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 32 } },
  // Distances between pairs, figures of one width for tables, an l that is no I.
  keepFeatures: ['kern', 'tnum', 'cv05'],
  noHinting: true,
});
writeFileSync(process.argv[2] ?? path.join(project, 'site/brand/face.woff2'), made);
