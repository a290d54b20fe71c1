import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './parse-yaml.ts';

const part = z.strictObject({
  name: z.string(),
  description: z.string().min(1),
  kind: z.enum(['one', 'two']).optional(),
});
const schema = z.strictObject({
  name: z.string(),
  summary: z.string().min(1),
  sizes: z.array(z.number()).optional(),
  parts: z.array(z.union([z.strictObject({ use: z.string() }), part])).default([]),
});

const parse = (...lines: string[]) => {
  const { value, repaired, diagnostics } = parseYaml(lines.join('\n'), schema, {
    ...{ path: 'content/a.yaml', tokens: {}, area: 'area' },
  });
  const says = diagnostics.map(
    ({ line, code, message, hint }) => `${line} ${code} ${message} ${hint}`,
  );
  return { value, repaired, says };
};

it('takes a wrong key for the one that is missing, and says nothing of the latter', () => {
  const { value, repaired, says } = parse('name: a', 'text: What it is.');
  expect(value).toBeUndefined();
  expect(repaired).toEqual({ name: 'a', summary: 'What it is.', parts: [] });
  expect(says).toEqual([
    '2 area/unknown-key There is no key "text" here. Write "summary" instead.\nAll keys: name, summary, sizes, parts',
  ]);
});

it('takes a wrong key for the one that it is spelled almost like, also where that may be missing', () => {
  const { repaired, says } = parse('name: a', 'summary: S', 'sizez: [1]');
  expect(repaired).toEqual({ name: 'a', summary: 'S', sizes: [1], parts: [] });
  expect(says).toEqual([expect.stringContaining('Write "sizes" instead.')]);
});

it('says what is wrong with an item of several kinds, and keeps the others', () => {
  const { repaired, says } = parse(
    'name: a',
    'summary: S',
    'parts:',
    '  - use: b',
    '  - name: c',
    '    text: Its text.',
    '  - { name: d, description: D, kind: three }',
  );
  expect(says.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual([
    '6 area/unknown-key',
    '7 area/wrong-value',
  ]);
  expect(says[0]).toContain('Write "description" instead.');
  expect(repaired?.parts).toEqual([
    { use: 'b' },
    { name: 'c', description: 'Its text.' },
    { name: 'd', description: 'D' },
  ]);
});

it('drops what is of no use, fills in what is missing, and gives up where nothing fits', () => {
  const { repaired, says } = parse('name: a', 'sizes: [1, two, 3]', 'more: x', 'other: y');
  expect(repaired).toEqual({ name: 'a', summary: '?', sizes: [1, 3], parts: [] });
  expect(says).toHaveLength(4);
  expect(parse('- a list').repaired).toBeUndefined();
});

it('names a merge and nothing else, and marks of templates besides what is right', () => {
  const merge = parse(
    'name: a',
    '<<<<<<< HEAD',
    'summary: A',
    '=======',
    'summary: B',
    '>>>>>>> x',
  );
  expect(merge.repaired).toBeUndefined();
  expect(merge.says.map((one) => one.slice(0, 25))).toEqual([
    '2 source/merge-conflict T',
    '6 source/merge-conflict T',
  ]);
  const marked = parse('name: a', 'summary: "FILL IN: what it is"');
  expect(marked.value?.name).toBe('a');
  expect(marked.says[0]).toMatch(/^2 source\/placeholder "FILL IN:" is of the template/);
});
