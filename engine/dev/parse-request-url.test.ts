import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRequestUrl } from './parse-request-url.ts';

test.each([
  ['/', '/', ''],
  ['/learn/teams', '/learn/teams', ''],
  ['/learn/teams/', '/learn/teams/', ''],
  ['/learn/teams?a=b?c', '/learn/teams', '?a=b?c'],
  ['/learn/teams?', '/learn/teams', ''],
  ['/learn//teams///x', '/learn/teams/x', ''],
  ['/learn/./a/../b', '/learn/b', ''],
  ['/learn/a/..', '/learn/', ''],
  ['/learn/a/.', '/learn/a/', ''],
  ['/a/..', '/', ''],
  ['/a/%2E%2e/b', '/b', ''],
  ['/a%2Fb%20c', '/a/b c', ''],
  ['/a/%252e%252e', '/a/%2e%2e', ''],
  ['/wei%C3%9F', '/weiß', ''],
  ['/...', '/...', ''],
  ['http://example.com/learn/x?y', '/learn/x', '?y'],
])('%j is the path %j with the query %j', (target, url, query) => {
  expect(parseRequestUrl(target)).toEqual({ url, query });
});

test.each([
  '/..',
  '/a/../..',
  '/%2e%2e/',
  '/a/..%2f..',
  '/%',
  '/%4',
  '/%zz',
  '/a%00',
  'a',
  '*',
  '',
])('%j is malformed', (target) => {
  expect(parseRequestUrl(target)).toBe('malformed');
});

test('bytes that are not UTF-8 are no name of ours', () => {
  expect(parseRequestUrl('/%ff')).toBe('undecodable');
});

test('whatever is asked, the path stays below the root', () => {
  const piece = fc.constantFrom('..', '.', '/', '%2f', '%2E', '%2e%2e', '\\', '%5c', 'a', '%', '?');
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const parsed = parseRequestUrl(`/${pieces.join('')}`);
      if (typeof parsed === 'string') return;
      const parts = parsed.url.split('/').slice(1);
      expect(parts.every((part) => part !== '..' && part !== '.')).toBe(true);
      expect(parts.slice(0, -1)).not.toContain('');
    }),
  );
});
