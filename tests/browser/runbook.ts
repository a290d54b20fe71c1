// Steps that several tests of the runbook share.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Reader } from '../support/browser.ts';

export const AWS = 'runbook/?kind=fresh&target=aws&os=rhel&user=root&network=offline';

/** Titles of its guides, folded or not. */
export const parts = (page: Page) => page.locator('.runbook-part h3').allTextContents();
export const status = (page: Page) => page.locator('.runbook [role=status]').innerText();
export const progress = (page: Page) => page.locator('.runbook-count > span').innerText();

export const choose = (page: Page, label: string) =>
  page.locator('.runbook-form label', { hasText: new RegExp(`^${label}$`) }).click();

/** Unfolds a guide, and its phase. */
export async function unfold(page: Page, title: string): Promise<void> {
  const part = page.locator('.runbook-part', {
    has: page.locator(`summary h3:text-is("${title}")`),
  });
  const phase = page.locator('.runbook-phase').filter({ has: part });
  if (!(await phase.getAttribute('open').then((open) => open !== null)))
    await phase.locator(':scope > summary').click();
  if ((await part.getAttribute('open')) === null) await part.locator(':scope > summary').click();
  await part.locator('.article').waitFor();
}

/** Unfolds the first guide, whose boxes can then be ticked. */
export const begin = (page: Page) => unfold(page, "What You'll Need for Millwork Enterprise");

/** All its guides have arrived. */
export const arrived = (page: Page) =>
  expect.poll(() => status(page), { timeout: 20_000 }).toBe('The runbook is complete');

export async function openRunbook(reader: Reader, at = AWS, options = {}): Promise<Page> {
  const page = await reader.open(at, options);
  // Without a choice in the address, it waits for somebody who means to choose.
  await page.mouse.move(200, 200);
  await arrived(page);
  return page;
}
