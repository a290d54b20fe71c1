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

it('quotes a callout, and says its kind', async () => {
  expect(
    await copyOf(
      '1. One.\n\n   :::warning Before `you` start\n   Text.\n\n   More.\n   :::\n\n2. Two.',
    ),
  ).toBe(
    '1. One.\n\n   > **Warning: Before `you` start**\n   >\n   > Text.\n   >\n   > More.\n\n2. Two.',
  );
});

it('writes steps, tabs and details as what they hold, under their labels', async () => {
  expect(
    await copyOf(
      ':::steps\n1. One.\n1. Two.\n:::\n\n::::tabs{group=os}\n:::tab[Linux]\nA.\n:::\n:::tab[Mac]\nB.\n:::\n::::\n\n:::details[More \\[here\\]]\nC.\n:::',
    ),
  ).toBe('1. One.\n2. Two.\n\n**Linux**\n\nA.\n\n**Mac**\n\nB.\n\n**More [here]**\n\nC.');
});

it('writes a command with its place above it, and what shows success below', async () => {
  const fence = '~~~bash on="every instance" as="root" then="It prints `ok`."\ntrue\n~~~';
  expect(await copyOf(`10. Ten.\n\n    ${fence.replaceAll('\n', '\n    ')}\n`)).toBe(
    '10. Ten.\n\n    On: **every instance** · As: **root**\n\n    ~~~bash\n    true\n    ~~~\n\n    **When it worked:** It prints `ok`.',
  );
});

it('writes the title of code above it, and its language alone', async () => {
  expect(
    await copyOf('~~~js title="a b.js" {2} showLineNumbers\nx\n~~~\n\n- ```js\n  y\n  ```'),
  ).toBe('**a b.js**\n\n~~~js\nx\n~~~\n\n- ```js\n  y\n  ```');
});

it('writes cards as a list of links', async () => {
  expect(
    await copyOf(':::cards\n::card[Roles]{to=teams/roles description="Who may what"}\n:::'),
  ).toBe('- [Roles](/learn/teams/roles): Who may what');
});

it('has no note of an author to authors', async () => {
  expect(
    await copyOf(
      'One.\n\n<!-- A note.\n\nMore. -->\nTwo.\n\n<!-- alone -->\n\n- A.\n  <!-- in an item\n  of two lines -->\n\nThree<!-- inside\na line --> four.',
    ),
  ).toBe('One.\n\nTwo.\n\n- A.\n\nThree\n four.');
});

it('writes all blocks of a group of code, each under its title, and search has them', async () => {
  const { page } = await makeCase(
    '---\ntitle: Case\ndescription: About it.\n---\n\n:::code-group{group=pm}\n```bash title="npm"\nnpm ci\n```\n```bash title="pnpm"\npnpm i\n```\n:::\n',
  );
  expect(page.markdown).toContain(
    '\n**npm**\n\n```bash\nnpm ci\n```\n**pnpm**\n\n```bash\npnpm i\n```\n',
  );
  expect(page.sections[0]?.code).toEqual(['npm', 'pnpm', 'npm ci\n', 'pnpm i\n']);
});
