// Golden reports: three upgrades as our readers get them, word for word, from the real records.
// To see what a change gives, run with UPDATE=1, and read the difference before keeping it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildReport } from '../collections/releases/report.ts';
import { reportMarkdown } from '../collections/releases/report-markdown.ts';
import { releaseTexts } from '../collections/releases/texts.ts';
import { loadRealReleases, type RealReleases } from './support/real-releases.ts';

const folder = path.join(import.meta.dirname, 'fixtures/reports');

let real: RealReleases;
beforeAll(async () => {
  real = await loadRealReleases();
});

describe('the report', () => {
  it.each([
    ['8.5.0', '9.4.0'],
    ['10.6.4', '11.14.0'],
    ['11.10.5', '11.14.0'],
  ])('from %s to %s is as it was read', (from, to) => {
    const report = buildReport({ from, to, areas: [] }, real.index, real.lines, real.history);
    const words = releaseTexts.report;
    const actual = reportMarkdown(report, words, 'https://docs.example');
    const file = path.join(folder, `${from}-to-${to}.md`);
    if (process.env.UPDATE) writeFileSync(file, actual);
    expect(actual).toBe(readFileSync(file, 'utf8'));
  });
});
