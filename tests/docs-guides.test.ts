// The guides in `docs/`: the engine builds them, and what they name is there.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheDirOf } from '../engine/cache/cache-dir.ts';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { projectDir, readTree, runWarm } from './support/site-folder.ts';

const docs = path.join(projectDir, 'docs');
const names = readdirSync(path.join(docs, 'pages'));
const text = names.map((name) => readFileSync(path.join(docs, 'pages', name), 'utf8')).join('\n');

afterAll(() =>
  rmSync(cacheDirOf(path.join(docs, 'site.config.json')), { recursive: true, force: true }),
);

describe('the guides', () => {
  it('are a site without a diagnostic', () => {
    const { status, text: said } = runWarm(projectDir, 'check', 'docs');
    expect(said).toMatch(/^Checked 12 pages: no mistakes, 0 warnings\./);
    expect(status).toBe(0);
  });

  it('have a brand of their own by config alone, and lead nowhere that is not there', () => {
    const out = mkdtempSync(path.join(tmpdir(), 'learn-guides-'));
    try {
      const { status, text: said } = runWarm(projectDir, 'build', 'docs', '--out', out, '--plain');
      expect(status, said).toBe(0);
      const site = readTree(out);
      for (const name of ['index.html', 'your-own-brand/index.html']) {
        const html = site.get(name) ?? '';
        const [, logo = ''] =
          /<img class="logo" src="\/(_assets\/icon-[^"]+\.svg)"/.exec(html) ?? [];
        expect(site.has(logo), name).toBe(true);
        const [, touch = ''] =
          /rel="apple-touch-icon" href="\/(_assets\/touch-[^"]+\.png)"/.exec(html) ?? [];
        expect(site.has(touch), name).toBe(true);
        for (const part of ['header-links', 'menu-links', 'footer-columns', 'announcement'])
          expect(html, name).toContain(`class="${part}"`);
        expect(html).toMatch(/rel="icon" href="data:image\/svg\+xml,%3Csvg[^"]*%230b6e4f/);
      }
      const sheet = [...site.keys()].find((name) => /^_assets\/style-/.test(name)) ?? '';
      expect(site.get(sheet)).toMatch(/--accent:[^;]*#0b6e4f/);
      expect(checkBuiltHtml(site)).toEqual([]);
      expect(checkBuiltLinks(site)).toEqual([]);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });

  it('name commands, keys and paths that are there', () => {
    const help = runWarm(projectDir, 'help').text;
    const commands = [...text.matchAll(/\blearn ([a-z]+) /g)].map(([, word = '']) => word);
    const own = new Set(commands.filter((word) => !['engine', 'import'].includes(word)));
    expect([...own].filter((word) => !help.includes(`\n  learn ${word} `))).toEqual([]);
    const [, keys = ''] = /\| Key \| It answers \|\n([\s\S]*?)\n\n/.exec(text) ?? [];
    const collection = readFileSync(path.join(projectDir, 'engine/collection.ts'), 'utf8');
    for (const [, key = ''] of keys.matchAll(/`([a-zA-Z]+)`(?=[,\s|])(?! NAME)/g))
      expect(collection, key).toMatch(new RegExp(`^ {2}${key}[?(<:]`, 'm'));
    // An mdBook's table of contents is a file of its folder.
    const paths = [
      ...text.matchAll(/`((?:engine|collections|deploy)\/[\w./-]*|(?!SUMMARY)[A-Z]+\.md)`/g),
    ];
    expect(paths.length).toBeGreaterThan(5);
    for (const [, at = ''] of paths) expect(existsSync(path.join(projectDir, at)), at).toBe(true);
    expect(readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8')).toContain(
      '### A collection of your own\n',
    );
  });
});
