// What pages show, counted: each picture, font and style sheet is in the bundle, in every way that a page may name it.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSrcset, changeUrls } from '../engine/text/address-lists.ts';
import { checkShown } from './support/check-shown.ts';
import { addEveryPicture } from './support/every-picture.ts';
import { SEARCHED } from './support/searched-site.ts';
import { createSiteFolder, type SiteFolder } from './support/site-folder.ts';

let site: SiteFolder;
beforeAll(() => {
  site = createSiteFolder(SEARCHED);
  expect(site.learn('build', '--plain').status).toBe(0);
  addEveryPicture(path.join(site.dir, 'dist'), 'start/index.html', '/docs/');
});
afterAll(() => site.dispose());

it('a bundle holds all that its pages show', async () => {
  const { counts, wrong } = await checkShown(path.join(site.dir, 'dist'));
  expect(wrong).toEqual([]);
  expect(counts).toMatchObject({
    'img src': 5,
    'img srcset': 2,
    'source srcset': 2,
    'source src': 1,
    'track src': 1,
    'video poster': 1,
    'image href': 1,
    'sheet url': 3,
  });
  expect(counts['link href']).toBeGreaterThan(2);
});

it('lists of addresses are changed one by one', () => {
  const lead = (url: string) => (url.startsWith('/') ? `..${url}` : undefined);
  const cases = [
    ['/a.png', '../a.png'],
    ['/a.png 1x, /b.png 2x', '../a.png 1x, ../b.png 2x'],
    ['/a.png 1x,/b.png 2x', '../a.png 1x, ../b.png 2x'],
    ['/a,b.png, /c.png 2x', '../a,b.png, ../c.png 2x'],
    ['  /a.png  10w ,\n https://x/b.png 20w', '../a.png 10w , https://x/b.png 20w'],
  ];
  for (const [value = '', changed] of cases) expect(changeSrcset(value, lead)).toBe(changed);
  expect(changeUrls(`a{b:url(/a.png) url( "/b.png" )}c{d:url('/c')url(e)}`, lead)).toBe(
    `a{b:url(../a.png) url("../b.png")}c{d:url('../c')url(e)}`,
  );
});
