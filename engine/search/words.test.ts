import { describe, expect, it } from 'vitest';
import { indexWords, toWords } from './words.ts';

describe('words', () => {
  it.each([
    ['Data Table', ['data', 'table']],
    ['onBeforeRender', ['onbeforerender', 'on', 'before', 'render']],
    ['on-before-render', ['onbeforerender', 'on', 'before', 'render']],
    ['on_before_render', ['onbeforerender', 'on', 'before', 'render']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['Page.Variables.userData', ['page', 'variables', 'userdata', 'user', 'data']],
    ['v10.6.4 and 11.14.0', ['10.6.4', 'and', '11.14.0']],
    ['Expo 54', ['expo', '54']],
    ['OAuth2', ['oauth2', 'auth2']],
    ['plan B', ['plan', 'b']],
    ['user’s café', ['user', 'cafe']],
    ['C:\\temp/a', ['c', 'temp', 'a']],
    ['بحث في الموقع', ['بحث', 'في', 'الموقع']],
    ['🚀 (.*+?^$)', []],
  ])('of %j', (text, words) => {
    expect(indexWords(text)).toEqual(words);
  });

  it('too long to be typed have no whole, and their parts count', () => {
    const [word] = toWords(`some-${'x'.repeat(50)}-thing`);
    expect(word).toEqual({ whole: '', parts: ['some', 'thing'] });
  });
});
