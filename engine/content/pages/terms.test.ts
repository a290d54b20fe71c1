// Terms: which words are reported, and which are left alone.
import { expect, it } from 'vitest';
import type { SourceLine } from './source-text.ts';
import { checkTerms, type Terms } from './terms.ts';

const TERMS: Terms = [
  { term: 'sign in', not: ['log in', 'logs in'], but: ['log in to the console'] },
  { term: 'C++ plugin', not: ['C++ plug-in'] },
];

const linesOf = (text: string): SourceLine[] =>
  text.split('\n').map((line, at) => ({ text: line, path: 'a.md', line: at + 3, written: line }));

const reported = (text: string) =>
  checkTerms(linesOf(text), TERMS).map(({ line, column, length, message }) => [
    `${line}:${column} ${length}`,
    message,
  ]);

it('tells another word with its place and the term', () => {
  expect(reported('Read this.\nUsers log in, the admin logs in.')).toEqual([
    ['4:7 6', 'The term here is "sign in", not "log in".'],
    ['4:25 7', 'The term here is "sign in", not "logs in".'],
  ]);
  expect(reported('A C++ plug-in.')).toHaveLength(1);
});

it.each([
  ['inside another word', 'They blog inside, and catalog in.'],
  ['in code', 'Call `log in` or ``log `in` now``.'],
  ['in a label of the interface', 'Press **log in**.'],
  ['in an address', 'See [how](pages/log in) and <a title="log in">.'],
  ['in attributes', '[x]{title="log in"}'],
  ['in a fence', '```\nlog in\n```'],
  ['on a line of a directive', '::card[log in]'],
  ['in a phrase in which it is right', 'First log in to the console.'],
])('leaves it alone %s', (_, text) => {
  expect(reported(text)).toEqual([]);
});

it('reads on after a fence, and tells the words of a link', () => {
  expect(reported('```\nlog in\n```\n[log in](page)')).toEqual([
    ['6:2 6', 'The term here is "sign in", not "log in".'],
  ]);
});
