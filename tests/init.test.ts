// `learn init`: the site that it writes is whole, shows every construct, and never takes a file's place.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { directives } from '../engine/markdown/directives/index.ts';
import { readTree, useSiteFolders } from './support/site-folder.ts';

const makeSite = useSiteFolders();

describe('learn init', () => {
  it('writes ten pages, which are right as they are and show every construct', () => {
    const folder = makeSite();
    expect(folder.learn('init', 'my-docs', '--title', "Anna's docs").text).toBe(
      'Wrote 17 files → my-docs\nSee it, and write: npx learn dev my-docs\n',
    );
    const files = readTree(path.join(folder.dir, 'my-docs'));
    const pages = [...files].filter(([name]) => name.startsWith('content/pages/'));
    expect(pages.length).toBe(10);
    const text = pages.map(([, page]) => page).join('\n');
    for (const name of [...directives.keys(), 'include'])
      expect(text, name).toMatch(new RegExp(`^ *::+${name}\\b`, 'm'));
    for (const sign of ['```mermaid', ' diff\n', 'showLineNumbers', '[^1]:', '- [x]', ':platform['])
      expect(text).toContain(sign);
    expect(folder.learn('check', 'my-docs').text).toBe(
      'Checked 10 pages: no mistakes, 0 warnings. 0 pages planned, 14 addresses not in the URL manifest yet (learn check --publish).\n',
    );
  });

  it('leaves what is there', () => {
    const folder = makeSite({ 'a/content/pages/index.md': 'Mine.' });
    expect(folder.learn('init', 'a')).toEqual({
      status: 1,
      text: 'learn: There is a file already: a/content/pages/index.md\nName a folder that is new or empty, such as: learn init docs\n',
    });
    expect(folder.learn('init').text).toContain('There is a file already: site.config.json\n');
    expect(readFileSync(path.join(folder.dir, 'a/content/pages/index.md'), 'utf8')).toBe('Mine.');
  });
});
