// Findings → a patch that git applies, and a report in which readers' words stay words.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Findings, SearchRow } from '../read/findings.ts';
import { type Content, propose } from './propose.ts';
import { toReport } from './report.ts';
import { toPatch } from './to-patch.ts';

const done = { isDone: false, doneNote: '', last: '' };
const search = (query: string, opened: SearchRow['opened'], nothing = 0): SearchRow => ({
  ...{ query, n: 9, nothing, unopened: 0, again: 0, found: 3, opened },
  ...done,
});

const FINDINGS: Findings = {
  overview: {
    days: [
      {
        day: '2026-05-04',
        views: 1,
        yes: 2,
        no: 3,
        searches: 9,
        nothing: 2,
        missing: 4,
        errors: 0,
      },
    ],
    choices: { sections: [], versions: [], platforms: [] },
  },
  pages: [
    {
      ...{
        page: 'a',
        views: 9,
        yes: 1,
        no: 3,
        bad: 0.3,
        reasons: { hard: 2 },
        stuck: { 'x.2': 1 },
      },
      ...{ problems: 0, ...done },
    },
  ],
  notes: [
    {
      ...{ at: '', page: 'a', kind: 'answer', answer: 'no', reason: '', version: '', platform: '' },
      text: '# Big\n<img src=x> [link](javascript:x) `code`',
    },
  ],
  searches: [
    search('gauge limits', [
      { page: 'widgets/gauge', n: 5 },
      { page: 'a', n: 1 },
    ]),
    search('torn', [
      { page: 'a', n: 3 },
      { page: 'widgets/gauge', n: 3 },
    ]),
    search('known', [{ page: 'a', n: 9 }]),
    search('zebra`s', [], 2),
  ],
  retries: [
    { query: 'speedometer', next: 'gauge', n: 4 },
    { query: 'once', next: 'gauge', n: 1 },
    { query: '[mail]', next: 'gauge', n: 9 },
    { query: 'yes', next: 'acme: "x"', n: 2 },
  ],
  missing: [
    { address: 'old/gauge', n: 3, from: [{ page: '', n: 3 }], ...done },
    { address: 'old/gaugee', n: 2, from: [], ...done, isDone: true },
    { address: '../../etc/passwd', n: 9, from: [], ...done },
    { address: 'nothing-like-it', n: 9, from: [], ...done },
  ],
};

const CONTENT: Content = {
  pages: new Set(['a', 'widgets/gauge']),
  synonyms: new Set(),
  golden: new Set(['known']),
  redirects: new Set(),
  toTokens: (text) => text.replaceAll('acme', '{product}'),
};

const dir = mkdtempSync(path.join(os.tmpdir(), 'learn-suggest-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('proposes what several readers agree on, and nothing that is there, masked or odd', () => {
  expect(propose(FINDINGS, CONTENT)).toEqual({
    synonyms: ['speedometer: [gauge]', '"yes": ["{product}: \\"x\\""]'],
    golden: ['- query: gauge limits', '  kind: short', '  pages: [widgets/gauge]'],
    redirects: ['- from: old/gauge', '  to: widgets/gauge'],
  });
});

it.each([
  ['a file', 'one\ntwo\nthree\nfour\n', 'one\ntwo\nthree\nfour\nnew: [x]\nlast: [y]\n'],
  ['a short file', 'one\n', 'one\nnew: [x]\nlast: [y]\n'],
  ['a file without its last end of line', 'one\ntwo', 'one\ntwo\nnew: [x]\nlast: [y]\n'],
  ['no file', undefined, 'new: [x]\nlast: [y]\n'],
])('git applies the patch to %s', (_what, text, after) => {
  rmSync(path.join(dir, 'content'), { recursive: true, force: true });
  mkdirSync(path.join(dir, 'content'));
  const file = path.join(dir, 'content/synonyms.yaml');
  if (text !== undefined) writeFileSync(file, text);
  const lines = ['new: [x]', 'last: [y]'];
  const words = ['A reader wrote:', '+++ b/etc/passwd\n--- a'];
  const input = toPatch(words, [{ path: 'content/synonyms.yaml', text, lines }]);
  const applied = spawnSync('git', ['apply', '-'], { cwd: dir, input, encoding: 'utf8' });
  expect(applied.stderr).toBe('');
  expect(readFileSync(file, 'utf8')).toBe(after);
});

it('reports in Markdown, where readers’ words are only words', () => {
  const report = toReport(FINDINGS);
  expect(report).toContain('# What readers said, 2026-05-04 to 2026-05-04');
  expect(report).toContain('- `a`: no 3, yes 1 (hard 2, stuck at `x.2` 1)');
  expect(report).toContain('- `` zebra`s ``: 2');
  expect(report).toContain(String.raw`\# Big \<img src=x\> \[link\]\(javascript\:x\) \`code\``);
});
