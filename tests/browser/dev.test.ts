// Authoring mode: each saved change appears in the open page, and every diagnostic over it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrivedAt, markDocument, scrollOf, useReader } from '../support/browser.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import {
  createSiteFolder,
  type Files,
  page as md,
  projectDir,
  type SiteFolder,
} from '../support/site-folder.ts';

const LONG = 'A paragraph.\n\n'.repeat(80);
const homePage = JSON.stringify(path.join(projectDir, 'engine/theme/HomePage.tsx'));
const document_ = JSON.stringify(path.join(projectDir, 'engine/theme/Document.tsx'));

const ownHome = (title: string) => `import { Document } from ${document_};
export function Home({ siteData }: { siteData: never }) {
  return (
    <Document siteData={siteData} url="/" title="x" description="x" isIndexed layout="home">
      <main id="site-content" className="main" tabIndex={-1}><h1>${title}</h1></main>
    </Document>
  );
}
`;

const FILES: Files = {
  'site.config.json': '{"strict": true, "theme": "theme.tsx"}',
  'theme.tsx': `import { HomePage } from ${homePage};\nexport default { HomePage, styles: ['./own.css'] };\n`,
  'own.css': 'h1 { color: rgb(1, 2, 3); }\n',
  'content/pages/a.md': md('A', `${LONG}## Far\n\nOld text.`),
  'content/pages/b.md': md('B'),
  'content/sidebars/s.yaml':
    'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - b\n  - later: To come\n',
};

/** Of tests alone: none of them is there when the next begins. */
const ADDED = ['Home.tsx', 'content/pages/later.md', 'content/pages/new', 'content/redirects.yaml'];

let folder: SiteFolder;
let server: DevServer;
let tests = 0;

beforeAll(async () => {
  folder = createSiteFolder(FILES);
  server = await startDevServer(folder.dir);
});
/** Everything is as it was, and the server knows: it takes in changes in their order, and this page is the last. */
beforeEach(async () => {
  tests += 1;
  const text = `As test ${tests} begins.`;
  const showsB = async () => (await fetch(`${server.url}b`)).text();
  await showsB();
  const isThere = (name: string) => existsSync(path.join(folder.dir, name));
  for (const [name, content] of Object.entries(FILES))
    if (!isThere(name) || folder.file(name) !== content) folder.write({ [name]: content });
  for (const name of ADDED.filter(isThere)) folder.remove(name);
  folder.write({ 'content/pages/b.md': md('B', text) });
  await expect.poll(showsB).toContain(text);
});
afterAll(async () => {
  await server?.stop();
  folder?.dispose();
});
// The last hook runs first: pages are closed before their server stops.
const reader = useReader(async () => ({ url: 'about:blank', close: async () => {} }));

const overlay = (page: Page) => page.locator('#dev-overlay');
const article = (page: Page, text: string) => page.locator('.article', { hasText: text }).waitFor();

describe('an edit', () => {
  it('of the text appears without a reload, where its reader is', async () => {
    const page = await reader.open(`${server.url}a`);
    const isSame = await markDocument(page);
    await page.evaluate(() => scrollTo(0, 900));
    folder.write({ 'content/pages/a.md': md('A', `${LONG}## Far\n\nNew text.`) });
    await article(page, 'New text.');
    expect(await scrollOf(page)).toBe(900);
    expect(await isSame()).toBe(true);
  });

  it('of another page leaves this one as it is', async () => {
    const page = await reader.open(`${server.url}a`);
    const isSame = await markDocument(page);
    await page.evaluate(() => scrollTo(0, 900));
    folder.write({ 'content/pages/b.md': md('B', 'Fresh.') });
    await page.locator('.sidebar a:text-is("B")').click();
    await article(page, 'Fresh.');
    expect(await isSame()).toBe(true);
  });

  it('of a page that is on its way is shown as it is by now', async () => {
    const page = await reader.open(`${server.url}a`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/b', async (route) => {
      const response = await route.fetch();
      answer();
      await held;
      await route.fulfill({ response });
    });
    await page.locator('.sidebar a:text-is("B")').click();
    await answered;
    const refreshed = page.waitForResponse('**/a');
    folder.write({ 'content/pages/b.md': md('B', 'Fresh.') });
    await refreshed;
    release();
    await article(page, 'Fresh.');
    expect(new URL(page.url()).pathname).toMatch(/\/b$/);
  });

  it('of a title appears in the heading, the window and the navigation', async () => {
    const page = await reader.open(`${server.url}a`);
    folder.write({ 'content/pages/a.md': md('Renamed') });
    await arrivedAt(page, 'Renamed');
    await page.locator('.sidebar [aria-current]:text-is("Renamed")').waitFor();
    expect(await page.title()).toMatch(/^Renamed/);
  });

  it('of a style appears without a reload', async () => {
    const page = await reader.open(`${server.url}a`);
    const isSame = await markDocument(page);
    await page.evaluate(() => {
      scrollTo(0, 900);
      addEventListener('learn:page', () => Object.assign(window, { isShownAgain: true }));
    });
    folder.write({ 'own.css': 'h1 { color: rgb(9, 8, 7); }\n' });
    await expect
      .poll(() => page.locator('h1').evaluate((title) => getComputedStyle(title).color))
      .toBe('rgb(9, 8, 7)');
    // After its style, the page itself is fetched and shown again.
    await expect.poll(() => page.evaluate(() => 'isShownAgain' in window)).toBe(true);
    expect(await scrollOf(page)).toBe(900);
    expect(await isSame()).toBe(true);
  });

  it('of a component of the site appears', async () => {
    folder.write({
      'theme.tsx': `import { Home } from './Home.tsx';\nexport default { HomePage: Home, styles: ['./own.css'] };\n`,
      'Home.tsx': ownHome('First home'),
    });
    await server.stop();
    server = await startDevServer(folder.dir);
    const page = await reader.open(server.url);
    await arrivedAt(page, 'First home');
    folder.write({ 'Home.tsx': ownHome('Second home') });
    await arrivedAt(page, 'Second home');
  });

  it('of a component that does not compile says so, until it does', async () => {
    const page = await reader.open(`${server.url}a`);
    folder.write({ 'theme.tsx': 'export default {' });
    await overlay(page).getByText('theme.tsx does not compile').waitFor();
    folder.write({ 'theme.tsx': String(FILES['theme.tsx']) });
    await overlay(page).waitFor({ state: 'detached' });
  });
});

describe('a new page', () => {
  it('takes the place of its planned entry', async () => {
    const page = await reader.open(`${server.url}a`);
    const planned = page.locator('.sidebar .planned');
    expect(await planned.textContent()).toBe('To come');
    expect(await planned.evaluate((entry) => entry.tagName)).toBe('SPAN');
    expect(await planned.evaluate((entry) => getComputedStyle(entry).fontStyle)).toBe('italic');
    folder.write({ 'content/pages/later.md': md('Later', 'It has come.') });
    await page.click('.sidebar a:text-is("To come")');
    await article(page, 'It has come.');
  });

  it('appears in a changed sidebar', async () => {
    const page = await reader.open(`${server.url}a`);
    folder.write({
      'content/pages/new/one.md': md('New one'),
      'content/sidebars/s.yaml':
        'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - label: Group\n    items: [new/one]\n',
    });
    await page.locator('.sidebar li.category > a:text-is("Group")').waitFor();
    expect(await page.locator('.sidebar a:text-is("B")').count()).toBe(0);
  });

  it('that goes away leaves the page for unknown addresses', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open(`${server.url}b`);
    folder.remove('content/pages/b.md');
    await arrivedAt(page, 'This page is not here');
    folder.write({ 'content/pages/b.md': md('B', 'Back again.') });
    await article(page, 'Back again.');
  });
});

describe('a diagnostic', () => {
  it('stands over the page with place, sentence, line and hint, until it is mended', async () => {
    const page = await reader.open(`${server.url}a`);
    folder.write({ 'content/pages/a.md': md('A', 'A [broken](bb) link.') });
    // A file that is half written has other faults.
    await overlay(page).locator('mark:text-is("bb")').waitFor();
    const text = await overlay(page).textContent();
    expect(text).toContain('content/pages/a.md:6:12');
    expect(text).toContain('The link "bb" goes to a page that is not there.');
    expect(text).toContain('A [broken](bb) link.');
    expect(await overlay(page).locator('mark').textContent()).toBe('bb');
    expect(await overlay(page).locator('.dev-hint').textContent()).toMatch(/b/);
    expect(await overlay(page).locator('summary').textContent()).toBe(
      '1 error, 0 warnings on this page',
    );
    folder.write({ 'content/pages/a.md': md('A', 'A [good](b) link.') });
    await overlay(page).waitFor({ state: 'detached' });
  });

  it('folds away with Escape', async () => {
    const page = await reader.open(`${server.url}a`);
    // While the page is open: one that is opened before its server knows of the change is drawn twice.
    folder.write({ 'content/pages/a.md': md('A', 'A [broken](nowhere) link.') });
    await overlay(page).locator('.dev-message', { hasText: '"nowhere"' }).waitFor();
    await overlay(page).locator('summary').focus();
    await page.keyboard.press('Escape');
    await overlay(page).locator('.dev-message').waitFor({ state: 'hidden' });
  });

  it('about front matter leaves the last good text in sight, where its reader is', async () => {
    const page = await reader.open(`${server.url}a`);
    await page.evaluate(() => scrollTo(0, 900));
    folder.write({ 'content/pages/a.md': '---\ntitel: A\n---\n' });
    await overlay(page).getByText('There is no front matter key "titel".').waitFor();
    expect(await page.textContent('.article')).toContain('Old text.');
    folder.write({ 'content/pages/a.md': md('A', `${LONG}Whole again.`) });
    await article(page, 'Whole again.');
    await overlay(page).waitFor({ state: 'detached' });
    expect(await scrollOf(page)).toBe(900);
  });

  it('about a page that is opened broken is shown, and the page when it is whole', async () => {
    folder.write({ 'content/pages/a.md': '---\ntitle: [\n---\n' });
    const page = await reader.open(`${server.url}a`);
    await overlay(page).locator('.dev-place', { hasText: 'content/pages/a.md:' }).waitFor();
    folder.write({ 'content/pages/a.md': md('A', 'Whole again.') });
    await article(page, 'Whole again.');
  });

  it('about a small file is shown on every page', async () => {
    const page = await reader.open(`${server.url}a`);
    folder.write({ 'content/redirects.yaml': '- fron: x\n  to: a\n' });
    await overlay(page).locator('.dev-place', { hasText: 'redirects/unknown-key' }).waitFor();
    folder.write({ 'content/redirects.yaml': '- from: x\n  to: a\n' });
    await overlay(page).waitFor({ state: 'detached' });
  });
});

it('the page finds its server again when that was started again', async () => {
  const page = await reader.open(`${server.url}a`);
  const isSame = await markDocument(page);
  const { port } = new URL(server.url);
  // A connection that was kept open is gone with the server; where its start takes seconds, the page asks in vain before.
  reader.forgive(/ERR_(?:SOCKET_NOT_CONNECTED|CONNECTION_REFUSED)/);
  await server.stop();
  folder.write({ 'content/pages/a.md': md('A', 'Written meanwhile.') });
  server = await startDevServer(folder.dir, port);
  await article(page, 'Written meanwhile.');
  expect(await isSame()).toBe(false);
});
