import { expect, it } from 'vitest';
import type { LoadedConfig } from '../../engine/tooling.ts';
import { isOfSite } from './watched-files.ts';

/** As far as it is asked for. */
const loaded = {
  file: '/home/.me/docs/site.config.json',
  contentDir: '/home/.me/docs',
  pagesDir: '/home/.me/docs/pages',
  staticDirs: ['/home/.me/pictures'],
  outDir: '/home/.me/docs/dist',
} as unknown as LoadedConfig;

it.each([
  '/home/.me/docs/pages/a.md',
  '/home/.me/docs/terms.yaml',
  '/home/.me/pictures/a.png',
  '/home/.me/docs/site.config.json',
  '/home/.me/docs/distant.md',
])('%s is part of a site', (file) => {
  expect(isOfSite(file, loaded)).toBe(true);
});

it.each([
  '/home/.me/docs/dist/index.md',
  '/home/.me/docs/dist.builds/1/index.md',
  '/home/.me/docs/.git/index',
  '/home/.me/docs/node_modules/a/README.md',
  '/home/.me/docs/pages/.a.md.swp',
  '/home/.me/docs/pages/a.md~',
])('%s is none', (file) => {
  expect(isOfSite(file, loaded)).toBe(false);
  expect(isOfSite(file, undefined)).toBe(true);
});
