// The site `broken`: everything that can be wrong with content and config, and every word that is printed of it.
// To see what a change gives, run with UPDATE=1, and read the difference as an author would before keeping it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyFixtureSite, fixtureSites } from './support/fixture-site.ts';

const folder = copyFixtureSite('broken');
afterAll(() => folder.dispose());

/** Each is a site: what is wrong with it, and the file that holds what is printed. */
const SITES = [
  ['', 'parts of the site that do not fit together', 'diagnostics.txt'],
  ['files', 'files that cannot be read, and keys and values that are wrong', 'files.txt'],
  ['settings', 'settings that are wrong', 'settings.txt'],
  ['others', 'texts, versions and small files that are wrong', 'others.txt'],
] as const;

describe.each(['check', 'build'])('`learn %s` of a broken site', (command) => {
  it.each(SITES)('%s: tells all %s, and fails', (site, _what, file) => {
    const { status, text } = folder.learn(command, ...(site ? [site] : []));
    const printed = text.replace(/^\d+ of \d+ pages\n/gm, '');
    const at = path.join(fixtureSites, 'broken/expected', file);
    if (process.env.UPDATE) writeFileSync(at, printed);
    expect(printed).toBe(readFileSync(at, 'utf8'));
    expect(status).toBe(1);
    expect(text).not.toMatch(/\n {4}at /);
    expect(existsSync(path.join(folder.dir, site, 'dist'))).toBe(false);
  });
});

it('numbers, marks and counts what it prints', () => {
  for (const [, , file] of SITES) {
    const text = readFileSync(path.join(fixtureSites, 'broken/expected', file), 'utf8');
    const heads = (severity: string) =>
      text.match(new RegExp(`^\\S+:\\d+:\\d+ {2}${severity} {2}[a-z]+/[a-z0-9-]+$`, 'gm')) ?? [];
    const count = `${heads('error').length} errors, ${heads('warning').length} warnings in `;
    expect(text).toContain(count);
    expect(text.match(/^ +│ +\^+$/gm)?.length).toBe(text.match(/^ +\d+ │ /gm)?.length);
  }
});
