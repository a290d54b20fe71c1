// `learn dev`: the source of what is in view in the author's editor, and what of a page is due. Neither is in a build.
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { arrivedAt, noteRequests, useReader } from '../support/browser.ts';
import { startDevServer } from '../support/dev-server.ts';
import { closeSearch } from '../support/search.ts';
import { createSiteFolder, page as md } from '../support/site-folder.ts';

const LONG = 'Text.\n\n'.repeat(60);
const folder = createSiteFolder({
  'content/pages/a.md': md('A', `${LONG}## First\n\n${LONG}## Second\n\n${LONG}[x](no/such)`),
  'content/pages/b.md': md('B', 'Text.', 'owner: Docs\nreview_by: 2020-01-31\n'),
  'content/pages/c.md': md('C', 'Text.', 'owner: Docs\n'),
  'content/sidebars/s.yaml': 'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - b\n  - c\n',
});
const opened = path.join(folder.dir, '..', 'opened');
const editor = path.join(folder.dir, '..', 'editor');
writeFileSync(
  editor,
  `#!/bin/sh\nprintf '%s\\n' "$*" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`,
);
chmodSync(editor, 0o755);
const before = process.env.LAUNCH_EDITOR;
process.env.LAUNCH_EDITOR = editor;

const reader = useReader(async () => {
  const server = await startDevServer(folder.dir);
  return { url: server.url, close: () => server.stop() };
});
afterAll(() => {
  if (before === undefined) delete process.env.LAUNCH_EDITOR;
  else process.env.LAUNCH_EDITOR = before;
  folder.dispose();
});

const file = (name: string) => path.join(folder.dir, 'content/pages', name);
const lineOf = (name: string, text: string) =>
  1 + readFileSync(file(name), 'utf8').split('\n').indexOf(text);

/** What the editor was given since the last look. */
async function expectOpened(what: string): Promise<void> {
  await expect
    .poll(() => (existsSync(opened) ? readFileSync(opened, 'utf8').trim() : undefined))
    .toBe(what);
  rmSync(opened);
}

describe('the key e', () => {
  it('opens the section in view, the page’s own beginning above the first, and nothing while one types', async () => {
    const page = await reader.open('a');
    await page.locator('#dev-page').waitFor();
    await page.keyboard.press('e');
    await expectOpened(`${file('a.md')} 1 1`);
    await page.locator('#second').evaluate((one) => one.scrollIntoView());
    await page.keyboard.press('e');
    await expectOpened(`${file('a.md')} ${lineOf('a.md', '## Second')} 1`);
    const asked = noteRequests(page);
    await page.keyboard.press('/');
    await page.locator('dialog input').waitFor();
    await page.keyboard.type('e');
    await closeSearch(page);
    // The field keeps the focus a little longer, and whoever is in a field types.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Control+e');
    // Keys are taken one after the other: what this one opens comes after what those before it would.
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('e');
    await expectOpened(`${file('a.md')} 1 1`);
    expect(asked.filter((at) => at.endsWith('_dev/open'))).toHaveLength(1);
    expect(existsSync(opened)).toBe(false);
  });

  it('is told in the corner, and a place in the overlay opens, too', async () => {
    const page = await reader.open('a');
    await page.locator('#dev-page summary').click();
    expect(await page.locator('#dev-page').innerText()).toContain(
      'e opens the section in view in your editor.',
    );
    const place = page.locator('#dev-overlay button.dev-place').first();
    const [at = ''] = (await place.innerText()).split(' ');
    await place.click();
    await expectOpened(
      at.replace('content/pages/a.md', file('a.md')).replace(/:(\d+):(\d+)$/, ' $1 $2'),
    );
  });
});

it('what is due is said beside the page, and of no other', async () => {
  const page = await reader.open('b');
  const panel = page.locator('#dev-page');
  expect(await panel.locator('summary').innerText()).toBe('Read this page again');
  await panel.locator('summary').click();
  expect(await panel.innerText()).toContain('Its review was due by 2020-01-31.');
  await page.locator('.sidebar').getByRole('link', { name: 'C', exact: true }).click();
  await arrivedAt(page, 'C');
  await expect.poll(() => panel.locator('summary').innerText()).toBe('This page');
  await page.locator('.sidebar').getByRole('link', { name: 'A', exact: true }).click();
  await arrivedAt(page, 'A');
  await expect.poll(() => panel.locator('summary').innerText()).toBe('Read this page again');
  expect(await panel.textContent()).toContain('It has no owner.');
});

it('a built page has nothing of it', () => {
  folder.write({ 'content/pages/a.md': md('A') });
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  for (const [name, content] of folder.output())
    expect(content, name).not.toMatch(/dev-page|_dev\/open|review_by|2020-01-31/);
});

it('no other site, no file elsewhere, and no other method opens anything', async () => {
  const page = await reader.open('c');
  const base = new URL(page.url());
  const ask = async (query: string, init: RequestInit = { method: 'POST' }) =>
    (await fetch(new URL(`/_dev/open?${query}`, base), init)).status;
  expect(await ask('path=content/pages/../../../opened&line=1')).toBe(404);
  expect(await ask('path=/etc/passwd&line=1')).toBe(404);
  expect(await ask('path=content/pages/c.md&line=x')).toBe(404);
  expect(await ask('path=content/pages/c.md&line=1', {})).toBe(404);
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect(await ask('path=content/pages/c.md&line=1', foreign)).toBe(403);
  expect(existsSync(opened)).toBe(false);
  expect(await ask('path=content/pages/c.md&line=2')).toBe(204);
  await expectOpened(`${file('c.md')} 2 1`);
});
