import { expect, test } from 'vitest';
import { contentTypeOf, renderContentType } from './content-types.ts';

test.each([
  ['teams/overview/index.html', 'text/html; charset=utf-8'],
  ['teams/overview.md', 'text/markdown; charset=utf-8'],
  ['a.CSS', 'text/css; charset=utf-8'],
  ['_assets/main.4f2a9c.js', 'text/javascript; charset=utf-8'],
  ['docs-index.json', 'application/json'],
  ['a.svg', 'image/svg+xml'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.woff2', 'font/woff2'],
  ['release-11.14.0', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('%s is sent as %s', (name, header) => {
  expect(renderContentType(contentTypeOf(name))).toBe(header);
});

test.each([
  'a.png',
  'a.avif',
  'a.woff2',
  'a.mp4',
  'a.pdf',
])('%s is not compressed again', (name) => {
  expect(contentTypeOf(name).isCompressible).toBe(false);
});
