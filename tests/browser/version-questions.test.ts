// "Does this work in my version?": twenty questions from the records of releases, answered by the page with the version chosen.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { compareVersions } from '../../collections/releases/version-order.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { projectDir } from '../support/site-folder.ts';

const read = (...parts: string[]) => readFileSync(path.join(projectDir, ...parts), 'utf8');

const schema = z.array(
  z.strictObject({
    question: z.string(),
    mine: z.string(),
    answer: z.enum(['yes', 'no']),
    record: z.strictObject({ version: z.string(), title: z.string() }),
    page: z.string(),
    says: z.string().optional(),
  }),
);
const QUESTIONS = schema.parse(parse(read('tests/fixtures/version-questions.yaml')));

/** Titles of the changes of a version; some versions have several records. */
const titlesOf = (version: string): string[] =>
  readdirSync(path.join(projectDir, 'content/releases'))
    .filter((name) => name.startsWith(version))
    .map((name) => parse(read('content/releases', name)) as { version: string; changes: object[] })
    .filter((record) => record.version === version)
    .flatMap(({ changes }) => changes.map((one) => (one as { title: string }).title));

const reader = useReader(serveRealSite);

describe('does this work in my version?', () => {
  it('has twenty questions, each answered by the record that it names', () => {
    expect(QUESTIONS).toHaveLength(20);
    for (const { question, mine, answer, record } of QUESTIONS) {
      expect(titlesOf(record.version).join('\n'), question).toContain(record.title);
      const isThere = compareVersions(record.version, mine) <= 0;
      expect(answer, question).toBe(isThere ? 'yes' : 'no');
    }
  });

  it('is said by the page of each, in words', async () => {
    const page = await reader.open('about:blank');
    const wrong: string[] = [];
    for (const { question, mine, answer, page: at, says } of QUESTIONS) {
      await page.goto(`${reader.url}${at.replace('{product}', 'millwork')}?mine=${mine}`);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.mineShown))
        .toBe('');
      const place = says
        ? page.locator('.article [data-since]').filter({ hasText: says }).last()
        : page.locator('.page-facts [data-since]');
      const state = await place.getAttribute('data-as-of', { timeout: 20_000 }).catch(() => 'none');
      const isSaid = (await place.locator('.as-of').count()) > 0;
      if (state !== (answer === 'yes' ? 'there' : 'newer') || isSaid !== (answer === 'no'))
        wrong.push(`${question} ${state}, ${isSaid ? 'said' : 'unsaid'}`);
    }
    expect(wrong).toEqual([]);
  });
});
