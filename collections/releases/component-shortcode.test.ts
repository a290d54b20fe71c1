// `::component-table{…}`: the newest list, a choice of it, and what is wrong with a line.
import { describe, expect, it } from 'vitest';
import type { ReleaseBook } from './book.ts';
import { componentShortcode } from './component-shortcode.ts';
import { releaseTexts } from './texts.ts';

const entry = (version: string, stack?: Record<string, Record<string, string>>) => ({
  record: { version, ...(stack ? { stack } : {}) },
});

/** Oldest first; the last release has no list. */
const records = {
  texts: releaseTexts,
  entries: [
    entry('1.0.0', { Builds: { Java: '11' } }),
    entry('1.1.0', { Builds: { Java: '17', 'Node.js': '22.11.0' } }),
    entry('1.2.0'),
  ],
} as unknown as ReleaseBook;

function answer(named: Record<string, string>, bare: string[] = []) {
  const at = { text: '', path: 'a.md', line: 1, written: '' };
  return componentShortcode['component-table'](
    { name: 'component-table', attributes: { bare, named }, at } as never,
    { records },
  );
}

describe('the table of components', () => {
  it('is that of the newest list', () => {
    expect(answer({ group: 'Builds' })).toEqual({
      lines: [
        '| Component | Version |',
        '| --- | --- |',
        '| Java | 17 |',
        '| Node.js | 22.11.0 |',
        '',
      ],
      dependencies: [''],
    });
  });

  it('has those that are named, in their order', () => {
    const made = answer({ group: 'Builds', components: 'Node.js, Java' });
    const lines = 'lines' in made ? made.lines : [];
    expect(lines.slice(2, 4)).toEqual(['| Node.js | 22.11.0 |', '| Java | 17 |']);
  });

  it.each([
    ['a group that is not there', { group: 'Build' }, 'group "Build"', 'Closest: Builds'],
    ['no group', {}, 'group ""', 'It has: Builds'],
    [
      'a component that is not there',
      { group: 'Builds', components: 'Jav' },
      'component "Jav"',
      'Closest: Java',
    ],
    ['an attribute that it does not take', { group: 'Builds', to: '1' }, 'takes no "to"', 'group'],
  ])('says what is wrong with %s', (_, named, message, hint) => {
    expect(answer(named as Record<string, string>)).toMatchObject({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    });
  });
});
