// Versions as people type them.
import { describe, expect, it } from 'vitest';
import { findTyped } from './choice.ts';

const VERSIONS = ['10.2.1', '10.15.0', '11.0.1-beta', '11.9.0', '11.9.4', '11.14.0'];
const found = (typed: string) => findTyped(typed, VERSIONS);

describe('a version that is typed', () => {
  it('is found as it is, with a v, and without its last zero', () => {
    expect(['11.9.4', ' v11.9.0 ', '11.9', '11.0.1-beta'].map(found)).toEqual([
      '11.9.4',
      '11.9.0',
      '11.9.0',
      '11.0.1-beta',
    ]);
  });

  it('that is only a beginning means the last of its line', () => {
    expect(['10', '11', '10.2', '11.0'].map(found)).toEqual([
      '10.15.0',
      '11.14.0',
      '10.2.1',
      '11.0.1-beta',
    ]);
  });

  it('that is a patch nobody wrote of means the one before it', () => {
    expect(['10.15.2', '11.9.3', '11.14.10'].map(found)).toEqual(['10.15.0', '11.9.0', '11.14.0']);
  });

  it('is no other one where there is none like it', () => {
    expect(['', '12', '9.1', '10.2.0', 'latest', '1'].map(found)).toEqual(Array(6).fill(undefined));
  });
});
