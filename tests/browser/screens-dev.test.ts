// Screens in authoring mode: each saved record appears in the open page, and what is wrong with it over it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markDocument, useReader } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import {
  createSiteFolder,
  page as md,
  recordsConfig,
  type SiteFolder,
} from '../support/site-folder.ts';

const frame = (label: string) => `title: Frame\nparts:\n  - field: ${label}\n`;

let folder: SiteFolder;
let server: DevServer;

beforeEach(async () => {
  folder = createSiteFolder({
    'site.config.ts': recordsConfig(),
    'content/pages/a.md': md('A', '::screen{name=area/one}'),
    'content/pages/b.md': md('B'),
    'content/pages/screens.md': md('Screens', '::screens'),
    'content/screens/area/frame.yaml': frame('Old label'),
    'content/screens/area/one.yaml': 'title: One\nparts:\n  - from: area/frame\n',
  });
  server = await startDevServer(folder.dir);
});
afterEach(async () => {
  await server.stop();
  folder.dispose();
});
// The last hook runs first: pages are closed before their server stops.
const reader = useReader(async () => ({ url: 'about:blank', close: async () => {} }));

it('an edit of a screen that another takes parts from appears without a reload', async () => {
  const page = await reader.open(`${server.url}a`);
  const isSame = await markDocument(page);
  await page.locator('[role=textbox][aria-label="Old label"]').waitFor();
  folder.write({ 'content/screens/area/frame.yaml': frame('New label') });
  await page.locator('[role=textbox][aria-label="New label"]').waitFor();
  expect(await isSame()).toBe(true);
});

it('a record that is wrong is complained of over the page', async () => {
  const page = await reader.open(`${server.url}a`);
  folder.write({ 'content/screens/area/one.yaml': 'title: One\nparts:\n  - feild: X\n' });
  await page.locator('#dev-overlay').getByText('screens/unknown-key').waitFor();
});

it('a page that begins to show a screen appears in the list', async () => {
  const page = await reader.open(`${server.url}screens`);
  await page.locator('tr#area-one a[href*="/a#"]').waitFor({ state: 'attached' });
  folder.write({ 'content/pages/b.md': md('B', '::screen{name=area/one}') });
  await page.locator('tr#area-one a[href*="/b#"]').waitFor({ state: 'attached' });
});
