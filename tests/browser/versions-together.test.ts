// Versions of one output: the picker leads to where the build found the page, also after a move within the document.
import { expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { serveFolder } from '../support/served-site.ts';
import { createVersionSite } from '../support/version-site.ts';

const reader = useReader(() => serveFolder(createVersionSite(), '--all-versions'));

it('leads from a page to the same page, or to a home, with a page load of its own', async () => {
  const page = await reader.open('v1/first');
  await page.click('.pager-next');
  await arrivedAt(page, 'Old');
  const targets = await page.$$eval('.version-list a', (links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(targets).toEqual(['/docs/moved', '/docs/v2/old', '/docs/v1/old']);
  await page.click('.version-picker button');
  await page.click('.version-list a:text-is("v3")');
  await page.waitForURL((url) => url.pathname === '/docs/moved');
  expect(await page.textContent('.version-picker button')).toBe('Version v3');
  // From the root, the others lie below its base, where links are otherwise followed within the document.
  await page.click('.version-picker button');
  await page.click('.version-list a:text-is("v1")');
  await page.waitForURL((url) => url.pathname === '/docs/v1/');
  expect(await page.getAttribute('html', 'data-base')).toBe('/docs/v1/');
  expect(await page.textContent('.banner a')).toBe('See this page for v3');
});
