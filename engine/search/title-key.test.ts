import { describe, expect, it } from 'vitest';
import { genericWords, numberedKeys, titleKeys } from './title-key.ts';

const generic = genericWords(['part', 'Acme']);
const whole = (text: string) => titleKeys(text, generic).whole;
const bare = (text: string) => titleKeys(text, generic).bare;

describe('the key of a name', () => {
  it.each([
    ['Data Table', 'datatable'],
    ['Data Table', 'data-tables'],
    ['The Roles', 'role'],
    ['FileUpload', 'file upload'],
    ['Sélect', 'select'],
  ])('is the same for "%s" and "%s"', (one, other) => {
    expect(whole(one)).toBe(whole(other));
    expect(whole(one)).not.toBe('');
  });

  it('is another one where a page tells how something is done', () => {
    expect(whole('Using Lists')).not.toBe(whole('Lists'));
  });

  it.each([
    'Data Table Part',
    'Data Table Overview',
    'Acme Data Table (Beta)',
  ])('is that of the subject alone without generic words: %s', (title) => {
    expect(bare(title)).toBe(whole('Data Table'));
  });

  it('has no bare form where nothing would be left, or nothing is left out', () => {
    expect(bare('Overview')).toBe('');
    expect(bare('Data Table')).toBe('');
    expect(whole('Overview')).not.toBe('');
  });

  it('is empty for a text without words, or with too many', () => {
    expect(whole('?!')).toBe('');
    expect(whole('word '.repeat(30))).toBe('');
  });
});

it('names with a number are found in a longer text', () => {
  expect(numberedKeys('which release moved to Oven Door 6')).toContain(whole('oven door 6'));
  expect(numberedKeys('oven door 6.1.2 upgrade')).toContain(whole('Oven Door 6.1.2'));
  expect(numberedKeys('oven version 6')).toContain(whole('Oven 6'));
  expect(numberedKeys('oven door')).toEqual([]);
});
