import { expect, test } from 'vitest';
import { serverConfigSchema } from './server-config.ts';

const valid = {
  base: '/learn/',
  headers: [{ path: '/*', set: { 'X-Content-Type-Options': 'nosniff' } }],
  redirects: [{ from: 'old/page', to: 'teams/overview#add', status: 301 }],
};

const isValid = (changes: object) => serverConfigSchema.safeParse({ ...valid, ...changes }).success;
const header = (name: string, value: string) => ({
  headers: [{ path: '/*', set: { [name]: value } }],
});
const redirect = (from: string, to: string, status = 301) => ({
  redirects: [{ from, to, status }],
});

test('what a build writes is valid, with keys to come', () => {
  expect(isValid({ later: true })).toBe(true);
});

test.each(['/', '/learn/', '/a/b/', '/v1.2/~x_y/'])('%j is a base path', (base) => {
  expect(isValid({ base })).toBe(true);
});

test.each([
  '',
  'learn/',
  '/learn',
  '//',
  '/a//b/',
  '/../',
  '/./',
  '/a b/',
  '/$a/',
  '/a"b/',
])('%j is no base path', (base) => {
  expect(isValid({ base })).toBe(false);
});

test.each([
  ['X-A', 'a; "b" $c {d} \\ `'],
  ['x-a', 'a'],
])('the header %s: %s is allowed', (name, value) => {
  expect(isValid(header(name, value))).toBe(true);
});

test.each([
  ['X-A', 'a\r\nX-B: c'],
  ['X-A', ''],
  ['X-A', ' a'],
  ['X-A', 'ä'],
  ['X A', 'a'],
  ['X-A:', 'a'],
  ['Content-Type', 'text/html'],
  ['etag', '"a"'],
  ['Vary', 'Cookie'],
])('the header %j: %j is refused', (name, value) => {
  expect(isValid(header(name, value))).toBe(false);
});

test.each([
  ['old', '', 301],
  ['old', 'new/page?a=b#c', 302],
  ['old', 'https://example.com/$x', 308],
  ['weiß', 'weiß', 307],
])('a redirect from %j to %j with %i is allowed', (from, to, status) => {
  expect(isValid(redirect(from, to, status))).toBe(true);
});

test.each([
  ['/old', 'new', 301],
  ['old/', 'new', 301],
  ['', 'new', 301],
  ['a/../b', 'new', 301],
  ['a?b', 'new', 301],
  ['a"; return 200', 'new', 301],
  ['404.html', 'new', 301],
  ['old', '/new', 301],
  ['old', '//example.com', 301],
  ['old', 'http://example.com/', 301],
  ['old', 'javascript:alert(1)', 301],
  ['old', 'a\nb', 301],
  ['old', 'new', 200],
])('a redirect from %j to %j with %i is refused', (from, to, status) => {
  expect(isValid(redirect(from, to, status))).toBe(false);
});

test('two redirects from one page are refused', () => {
  const twice = [valid.redirects[0], { from: 'old/page', to: 'home', status: 302 }];
  expect(isValid({ redirects: twice })).toBe(false);
});
