// The pages of this site: long tasks show where they happen.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from './support/site-folder.ts';

const STEPS = 5;
/** A screen, a sequence, an illustration, a diagram or a picture. */
const SHOWS = /^[\s>]{0,20}:{2,5}(?:screen|sequence|widget)\b|^`{3,4}mermaid|^\s{0,20}!\[/m;

const pagesDir = path.join(projectDir, 'content/pages');
const pages = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(path.join(pagesDir, name), 'utf8') }));

/** Of the longest numbered list of a page. */
function stepsOf(text: string): number {
  const numbers = [...text.matchAll(/^(\d{1,3})\. /gm)].map(([, number]) => Number(number));
  return Math.max(0, ...numbers);
}

it('nearly all with five or more steps show the place of them', () => {
  const long = pages.filter(({ text }) => stepsOf(text) >= STEPS);
  expect(long.length).toBeGreaterThan(400);
  const without = long.filter(({ text }) => !SHOWS.test(text)).map(({ name }) => name);
  expect(without.length / long.length, without.join('\n')).toBeLessThan(0.03);
});
