// The author's mode: each saved change appears in the open page, and every complaint over it.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, type OpenPage, openPage } from '../support/browser.ts';
import {
  createSiteFolder,
  page as md,
  projectDir,
  type SiteFolder,
} from '../support/site-folder.ts';

const LONG = 'A paragraph.\n\n'.repeat(80);

let browser: Browser;
let folder: SiteFolder;
let server: ChildProcess;
let open: OpenPage;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  folder = createSiteFolder({
    'site.config.json': '{"theme": "theme.tsx"}',
    'theme.tsx': `import { HomePage } from ${JSON.stringify(path.join(projectDir, 'engine/theme/HomePage.tsx'))};\nexport default { HomePage, styles: ['./own.css'] };\n`,
    'own.css': 'h1 { color: rgb(1, 2, 3); }\n',
    'content/pages/a.md': md('A', `${LONG}## Far\n\nOld text.`),
    'content/pages/b.md': md('B'),
    'content/sidebars/s.yaml':
      'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - b\n  - later: To come\n',
  });
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  server = spawn(process.execPath, [learn, 'dev', '--port', '0'], { cwd: folder.dir });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    const take = (part: Buffer) => {
      text += String(part);
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found) resolve(found);
    };
    server.stdout?.on('data', take);
    server.stderr?.on('data', take);
    server.once('exit', () => reject(new Error(text)));
  });
  open = await openPage(browser);
  page = open.page;
  await page.goto(`${url}a`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
});
afterEach(async () => {
  await open.close();
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGINT');
  });
  folder.dispose();
});

const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);

describe('the development server', () => {
  it('shows an edit of the text in the open page, where its reader is', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    folder.write({ 'content/pages/a.md': md('A', `${LONG}## Far\n\nNew text.`) });
    await page.waitForFunction(() =>
      document.querySelector('.article')?.textContent?.includes('New text.'),
    );
    expect(await page.evaluate(() => scrollY)).toBe(900);
    expect(await isSameDocument()).toBe(true);
  });

  it('shows an edit of a style without a reload', async () => {
    folder.write({ 'own.css': 'h1 { color: rgb(9, 8, 7); }\n' });
    await page.waitForFunction(() => {
      const title = document.querySelector('h1');
      return title !== null && getComputedStyle(title).color === 'rgb(9, 8, 7)';
    });
    expect(await isSameDocument()).toBe(true);
  });

  it('shows a new page and a changed sidebar', async () => {
    await page.waitForSelector('.sidebar .planned:text-is("To come")');
    folder.write({ 'content/pages/later.md': md('Later') });
    await page.waitForSelector('.sidebar a:text-is("To come")');
  });

  it('shows complaints over the page, and takes them away when they are mended', async () => {
    folder.write({ 'content/pages/a.md': md('A', 'A [broken](nowhere) link.') });
    await page.waitForSelector('#dev-overlay');
    const text = await page.textContent('#dev-overlay');
    expect(text).toContain('content/pages/a.md:6:12');
    expect(text).toContain('The link "nowhere" goes to a page that is not there.');
    expect(await page.textContent('#dev-overlay mark')).toBe('nowhere');
    folder.write({ 'content/pages/a.md': md('A', 'A [good](b) link.') });
    await page.waitForSelector('#dev-overlay', { state: 'detached' });
  });

  it('shows what is wrong with front matter, and the page again when it is right', async () => {
    folder.write({ 'content/pages/a.md': '---\ntitel: A\n---\n' });
    await page.waitForSelector('#dev-overlay');
    expect(await page.textContent('#dev-overlay')).toContain(
      'There is no front matter key "titel".',
    );
    folder.write({ 'content/pages/a.md': md('A', 'Whole again.') });
    await page.waitForFunction(() => document.body.textContent?.includes('Whole again.'));
  });
});
