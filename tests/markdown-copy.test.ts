// The Markdown for machines: what it says otherwise than the source.
import { expect, it } from 'vitest';
import { makeCase } from './support/markdown-case.ts';

const copyOf = async (body: string) => {
  const { page } = await makeCase(`---\ntitle: Case\ndescription: About it.\n---\n\n${body}\n`);
  return page.markdown.split('\n').slice(4).join('\n').trim();
};

it('numbers the items of a list, across blocks of code', async () => {
  const fence = '   ```bash\n   true\n   ```';
  expect(await copyOf(`1. One.\n\n${fence}\n\n1. Two.\n\n${fence}\n1. Three.`)).toBe(
    `1. One.\n\n${fence}\n\n2. Two.\n\n${fence}\n3. Three.`,
  );
});

it('starts where the list does, and numbers inner lists for themselves', async () => {
  expect(await copyOf('4. Four.\n   1. One.\n   1. Two.\n   - 1. A.\n     1. B.\n4. Five.')).toBe(
    '4. Four.\n   1. One.\n   2. Two.\n   - 1. A.\n     2. B.\n5. Five.',
  );
});

it('moves what is in an item behind a longer number', async () => {
  const items = Array.from({ length: 10 }, (_, i) => `1. Item ${i + 1}.`).join('\n');
  const copy = await copyOf(`${items}\n\n   More.\n\n   - Inner.\n1. Last.`);
  expect(copy).toMatch(/\n10\. Item 10\.\n\n {4}More\.\n\n {4}- Inner\.\n11\. Last\.$/);
});

it('says the description once where the text begins with it', async () => {
  const { page } = await makeCase(
    '---\ntitle: Case\ndescription: About it.\n---\n\nAbout it. And more.\n',
  );
  expect(page.markdown).toBe('# Case\n\nAbout it. And more.\n');
});

it('says the anchor of every heading, as search and links know it', async () => {
  const copy = await copyOf(
    '## One\n\n## One\n\n## Two {#own}\n\n### See [it](teams/roles) ###\n\nA `b`\n---\n\n> ## In a quote',
  );
  expect(copy.split('\n').filter((line) => line.includes('{#'))).toEqual([
    '## One {#one}',
    '## One {#one-1}',
    '## Two {#own}',
    '### See [it](/learn/teams/roles) {#see-it} ###',
    'A `b` {#a-b}',
    '> ## In a quote {#in-a-quote}',
  ]);
});
