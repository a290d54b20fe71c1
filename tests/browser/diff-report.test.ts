// The report of `learn diff` in a browser: without scripts, on a phone and a desk, light and dark, by keyboard.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { createSiteFolder, page as md } from '../support/site-folder.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' };
const body = (word: string) =>
  `The ${word} role.\n\n## Add a [role](b) {#add}\n\n| a | b |\n| - | - |\n| same | row |\n| ${word} | ${'long '.repeat(30)} |\n\n` +
  `\`\`\`js\nlet a = '${word}';\n\`\`\`\n\n- one ${word}\n- two\n\n::::tabs{group=x}\n:::tab[One]\n${word}\n:::\n:::tab[Two]\nTwo ${word}\n:::\n::::\n`;

/** Files of a folder alone: what any host does. */
const reader = useReader(async () => {
  const folder = createSiteFolder({
    'content/pages/index.md': md('Home', '[a](a), [b](b)'),
    'content/pages/a.md': md('A', body('old')),
    'content/pages/b.md': md('B'),
    'content/sidebars/s.yaml': 'name: S\nslug: s\norder: 1\nitems: [index, a, b]\n',
    '.gitignore': 'dist*\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder.dir,
    });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'site');
  folder.write({
    'content/pages/a.md': md('A', body('new')),
    'content/pages/b.md': md('B', 'Other text, and more of it.'),
  });
  const { status, text } = folder.learn('diff');
  expect(status, text).toBe(0);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const at = path.join(folder.dir, 'dist-diff', pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(at) || !statSync(at).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(at)] ?? 'text/plain' });
    createReadStream(at).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      folder.dispose();
    },
  };
});

it.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const)('reads at $width pixels, $colorScheme, with nothing that axe finds, and never slides sideways', async ({
  width,
  colorScheme,
}) => {
  for (const at of ['', 'pages/a.html', 'pages/b.html']) {
    const page = await reader.open(at, {
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP: true,
    });
    expect(await violations(page), at).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, at).toBeLessThanOrEqual(0);
  }
});

it('leads from the list to a page and on, by keyboard, without a script', async () => {
  const page = await reader.open('', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'A', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pages/a.html');
  const article = page.locator('article');
  expect(await article.locator('ins').first().innerText()).toBe('new');
  expect(await article.locator('del').first().innerText()).toBe('old');
  const sides = page.locator('.diff-pair').first().locator('.diff-side');
  const [was, is] = [await sides.nth(0).boundingBox(), await sides.nth(1).boundingBox()];
  // Side by side on a desk.
  expect(was?.y).toBe(is?.y);
  expect(is?.x).toBeGreaterThan((was?.x ?? 0) + (was?.width ?? 0));
  // What only a script would show is shown: both tabs.
  expect(await article.locator('[role=tabpanel]').nth(1).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'B', exact: true }).first().click();
  await page.waitForURL('**/pages/b.html');
});
