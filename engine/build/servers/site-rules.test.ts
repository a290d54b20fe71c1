import { expect, test } from 'vitest';
import { buildSiteRules, resolveRuleHeaders } from './site-rules.ts';

const rules = buildSiteRules({
  base: '/learn/',
  headers: [
    { path: '/*', set: { 'Cache-Control': 'none', 'X-All': 'yes' } },
    { path: '/_assets/*', set: { 'cache-control': 'long' } },
    { path: '/*.md', set: { 'X-Robots-Tag': 'noindex' } },
    { path: '/a.b', set: { 'X-Page': 'yes' } },
    { path: '/_assets/short.*', set: { 'Cache-Control': 'short' } },
  ],
  redirects: [],
});

test('a rule for everything holds for every answer', () => {
  const expected = { 'Cache-Control': 'none', 'X-All': 'yes' };
  expect(resolveRuleHeaders(rules, '/learn/')).toEqual(expected);
  expect(resolveRuleHeaders(rules, '/elsewhere')).toEqual(expected);
  expect(resolveRuleHeaders(rules, undefined)).toEqual(expected);
});

test('of two rules for one header the later wins, however it is spelled', () => {
  expect(resolveRuleHeaders(rules, '/learn/_assets/a.js')).toEqual({
    'cache-control': 'long',
    'X-All': 'yes',
  });
  expect(resolveRuleHeaders(rules, '/learn/_assets/short.js')).toMatchObject({
    'Cache-Control': 'short',
  });
});

test('a rule holds for both slash forms and nothing longer', () => {
  for (const url of ['/learn/a.b', '/learn/a.b/']) {
    expect(resolveRuleHeaders(rules, url)).toHaveProperty('X-Page');
  }
  for (const url of ['/learn/a.bc', '/learn/aXb', '/learn/a.b/c', '/a.b', '/x/learn/a.b']) {
    expect(resolveRuleHeaders(rules, url)).not.toHaveProperty('X-Page');
  }
});

test('a star in the middle stands for folders too', () => {
  expect(resolveRuleHeaders(rules, '/learn/x/y.md')).toHaveProperty('X-Robots-Tag');
  expect(resolveRuleHeaders(rules, '/learn/x/y.mdx')).not.toHaveProperty('X-Robots-Tag');
});

test.each([
  '/learn/_server.json',
  '/learn/_NGINX.conf',
  '/learn/_headers/',
  '/learn/_redirects',
  '/learn/.git/config',
  '/learn/a/.b',
])('%s is never served', (url) => {
  expect(rules.private.test(url)).toBe(true);
});

test.each([
  '/learn/_assets/a.json',
  '/learn/_nav/_docs.json',
  '/learn/server.json',
  '/learn/a.b',
])('%s is served', (url) => {
  expect(rules.private.test(url)).toBe(false);
});
