import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const SYNONYMS = { 'sign in': ['login'], migrate: ['upgrade'], not: ['never'] };

const wordsOf = (query: string) => parseQuery(query, SYNONYMS).map(({ word }) => word);
const phrasesOf = (query: string) => parseQuery(query, SYNONYMS).map(({ phrases }) => phrases);

describe('what a query asks for', () => {
  it.each([
    ["why doesn't my list load", ['list', 'load']],
    ['what’s a prefab', ['prefab']],
    ["can't", ['cant']],
  ])('has no small words: %s', (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });

  it('is also met by synonyms of its words, in any of their forms', () => {
    expect(phrasesOf('signed in')).toEqual([[['login']]]);
    expect(phrasesOf('migrating apps')).toEqual([[['upgrade']], []]);
  });

  it('is not met by those whose short stem is the same by chance', () => {
    expect(phrasesOf('note')).toEqual([[]]);
  });

  it('is also met by the irregular forms of its words', () => {
    expect(phrasesOf('email was sent')).toEqual([[], [['send']]]);
    expect(phrasesOf('hide')).toEqual([[['hid'], ['hidden']]]);
  });
});
