import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parsePlainYaml } from './plain-yaml.ts';

const NASTY = [
  ...'-?:,[]{}#&*!|>\'"%@`~=<\\/ \t\u00a0\u0085\u2028\ufeff\u0000é日',
  ...[
    'true',
    'True',
    'null',
    'NULL',
    '~',
    '<<',
    '.inf',
    '-.INF',
    '.nan',
    '+.5',
    '0x1f',
    '0o7',
    '1e3',
  ],
  ...[
    '12',
    '1_000',
    '-0',
    '2025-10-27',
    'a: b',
    'a:b',
    'a #b',
    'a#b',
    '...',
    '---',
    '- a',
    'y',
    'no',
  ],
  ...[
    'word',
    'two words',
    "it's",
    '"quoted"',
    "'single'",
    '[a, b]',
    '[a,b',
    '{a: b}',
    ', ',
    ': ',
    ' #',
  ],
];
const value = fc.array(fc.constantFrom(...NASTY), { maxLength: 5 }).map((parts) => parts.join(''));
const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('title', 'since', 'keywords', 'draft') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('null', 'true', '__proto__', 'constructor', 'a_b', 'A', ''),
  },
);
const line = fc
  .tuple(key, fc.constantFrom(': ', ': ', ': ', ':   ', ':', ' : '), value)
  .map((all) => all.join(''));

describe('plain YAML', () => {
  it('is what yaml reads, wherever it is sure', () => {
    let sure = 0;
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 2 }), (lines) => {
        const plain = parsePlainYaml(lines);
        if (plain === undefined) return;
        sure++;
        expect(plain).toEqual(parse(lines.join('\n'), { schema: 'core', logLevel: 'error' }));
      }),
      { numRuns: 6000, seed: 7 },
    );
    expect(sure).toBeGreaterThan(450);
  });

  it('reads the front matter that pages have', () => {
    const lines = [
      'title: Team Setup',
      'keywords: [new team, VCS]',
      'draft: true',
      "since: '11.10'",
    ];
    expect(parsePlainYaml(lines)).toEqual({
      title: 'Team Setup',
      keywords: ['new team', 'VCS'],
      draft: true,
      since: '11.10',
    });
  });

  it('leaves long and strange lines to yaml', () => {
    expect(parsePlainYaml([`title: a${' '.repeat(200_000)}b`])).toBeDefined();
    expect(parsePlainYaml([`title: ${'1'.repeat(200_000)}!x: `])).toBeUndefined();
  });
});
