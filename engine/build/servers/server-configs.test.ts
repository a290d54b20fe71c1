// What the other servers make of these files is tested with the servers themselves, in tests/serve/.
import { expect, test } from 'vitest';
import { caddySnippet } from './caddy-snippet.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxSnippet } from './nginx-snippet.ts';
import type { ServerConfig } from './server-config.ts';

const server: ServerConfig = {
  base: '/learn/',
  headers: [
    {
      path: '/*',
      set: { 'X-Content-Type-Options': 'nosniff', 'X-Frame': 'none', 'Cache-Control': 'no-cache' },
    },
    { path: '/_assets/*', set: { 'Cache-Control': 'immutable' } },
    { path: '/demo/*', set: { 'X-Frame': 'any', 'X-Robots-Tag': 'noindex' } },
  ],
  redirects: [
    { from: 'old/page', to: 'teams/overview#add', status: 301 },
    { from: 'weiß', to: 'https://example.com/?a', status: 302 },
  ],
};

/** How the nginx file writes a dollar sign. */
const dollar = `\${literal_dollar}`;

const withHeader = (value: string): ServerConfig => ({
  ...server,
  headers: [{ path: '/*', set: { 'X-A': value } }],
});

test('_headers detaches what it sets again, and leaves the default Cache-Control to the host', () => {
  expect(headersFile(server)).toBe(`\
/learn/*
  X-Content-Type-Options: nosniff
  X-Frame: none

/learn/_assets/*
  Cache-Control: immutable

/learn/demo/*
  ! X-Frame
  X-Frame: any
  X-Robots-Tag: noindex
`);
});

test('_redirects has both slash forms and the way from the root', () => {
  expect(redirectsFile(server)).toBe(`\
/ /learn/ 302
/learn/old/page /learn/teams/overview#add 301
/learn/old/page/ /learn/teams/overview#add 301
/learn/wei%C3%9F https://example.com/?a 302
/learn/wei%C3%9F/ https://example.com/?a 302
`);
});

test('without a base path there is no way from the root to it', () => {
  const rooted = { ...server, base: '/' };
  expect(redirectsFile(rooted)).not.toMatch(/^\/ /m);
  expect(nginxSnippet(rooted)).not.toContain('return 302 "/');
  expect(caddySnippet(rooted)).not.toContain('strip_prefix');
});

test('nginx gets a header of one value as text and one of several as a variable', () => {
  const snippet = nginxSnippet(server);
  expect(snippet).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(snippet).toContain('set $site_header_3 "no-cache";');
  expect(snippet).toContain(
    'if ($uri ~ "^/learn/_assets/") {\n  set $site_header_3 "immutable";\n}',
  );
  expect(snippet).toContain('add_header Cache-Control $site_header_3 always;');
});

test('nginx expands nothing in a value', () => {
  const snippet = nginxSnippet(withHeader('a"; $host \\ {b}'));
  expect(snippet).toContain(`add_header X-A "a\\"; ${dollar}host \\\\ {b}" always;`);
});

test('nginx gets a long value in pieces it can read', () => {
  const value = '$"\\'.repeat(2000);
  const snippet = nginxSnippet(withHeader(value));
  const parameters = snippet.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(Math.max(...parameters.map((parameter) => parameter.length))).toBeLessThan(4096);
  const pieces = [...snippet.matchAll(/^set \$site_header_1 "(?:\$\{site_header_1\})?(.*)";$/gm)];
  const joined = pieces.map(([, piece]) => piece).join('');
  expect(joined.replaceAll(dollar, '$').replace(/\\(.)/g, '$1')).toBe(value);
});

test('Caddy expands nothing in a value', () => {
  const snippet = caddySnippet(withHeader('`{$HOME} \\'));
  const expected = '`{vars.site_backtick}{vars.site_brace}$HOME} {vars.site_backslash}`';
  expect(snippet).toContain(`header X-A ${expected}`);
});
