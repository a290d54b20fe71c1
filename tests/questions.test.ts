// `questions.yaml`: diagnostics where what answers a question is gone.
import { beforeAll, expect, it } from 'vitest';
import { createSiteFolder, page, type Run } from './support/site-folder.ts';

const question = (of: object) =>
  `- ${Object.entries({
    question: 'how many',
    page: 'guide',
    anchor: 'limits',
    words: 'Ten accounts',
    ...of,
  })
    .map(([key, value]) => `${key}: '${value}'`)
    .join('\n  ')}\n`;

const or = (words: string) => `  or:\n    - page: guide\n      anchor: ''\n      words: ${words}\n`;

/** Each is a run of the whole command, perhaps beside others. */
const RUNS_MS = 300_000;

let reported: Record<'right' | 'gone' | 'also' | 'alsoGone' | 'asked' | 'rewritten', Run>;

beforeAll(() => {
  const site = createSiteFolder({
    'content/pages/index.md': page('Home'),
    'content/pages/guide.md': page(
      'Guide',
      'Begin.\n\n## Limits\n\nTen **accounts**, no more. Ten accounts.',
    ),
  });
  const run = (command: string, questions: string, files: Record<string, string> = {}) => {
    site.write({ 'content/questions.yaml': questions, ...files });
    return site.learn(command);
  };
  reported = {
    right: run('build', question({})),
    asked: run('build', question({ words: 'Nine accounts' })),
    rewritten: run('build', question({}), {
      'content/pages/guide.md': page('Guide', 'Begin.\n\n## Limits\n\nNine accounts.'),
    }),
    gone: run(
      'check',
      question({ page: 'gide' }) +
        question({ anchor: 'limit' }) +
        question({ words: 'Ten accounts' }),
    ),
    also: run('check', question({ words: 'Nine accounts' }) + or('Begin.')),
    alsoGone: run('check', question({ words: 'Nine accounts' }) + or('Start.')),
  };
  site.dispose();
}, RUNS_MS);

it('are no mistake where page, section and words are there', () => {
  expect(reported.right.status, reported.right.text).toBe(0);
});

it('name page, section or words that are gone, all at once', () => {
  const { status, text } = reported.gone;
  expect(status).toBe(1);
  expect(text).toContain('content/questions.yaml:2:3  error  questions/missing-page');
  expect(text).toContain('There is no page "gide" to answer "how many".');
  expect(text).toContain('content/questions.yaml:7:3  error  questions/missing-section');
  expect(text).toContain('guide has no section "limit" to answer "how many".');
  expect(text).toContain('Closest: limits');
  expect(text).toContain('content/questions.yaml:12:3  error  questions/missing-words');
  expect(text).toContain(
    'The section guide#limits no longer says "Ten accounts", which answers "how many".',
  );
});

it('may have several answers, each of which is looked at', () => {
  expect(reported.also.status, reported.also.text).toBe(0);
  expect(reported.alsoGone.text).toContain(
    'content/questions.yaml:8:7  error  questions/missing-words',
  );
});

it('are looked at again when the question changes, and when the page does', () => {
  expect(reported.asked.text).toContain('questions/missing-words');
  expect(reported.rewritten.text).toContain('questions/missing-words');
});
