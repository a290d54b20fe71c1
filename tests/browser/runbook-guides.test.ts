// Guides and the runbook: each leads to the other, ticks are shared, and what is there without scripts or after a failure.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { AWS, arrived, openRunbook, unfold } from './runbook.ts';

const reader = useReader(serveRealSite);

const EXTRACT = 'on-premise/aws/install/extract-package';
const boxes = (page: Page) => page.locator('.article li.task input[type=checkbox]');

describe('a guide of the runbook', () => {
  it.each([
    [EXTRACT, 'Extract Package', 'target=aws'],
    ['on-premise/hyper-v/install/apply-license', 'Apply License', 'target=hyper-v'],
    ['on-premise/upgrade/run-patch', 'Run Patch', 'kind=upgrade'],
  ])('%s leads to its place there', async (at, _title, choice) => {
    const page = await reader.open(at);
    await page.getByRole('link', { name: 'Part of the runbook' }).click();
    await arrived(page);
    expect(new URL(page.url()).search).toContain(choice);
    await page.locator(`.runbook-part[open][id="${at}"]`).waitFor();
  });

  it('brings the sheets of what it shows along', async () => {
    const page = await openRunbook(reader, AWS);
    await unfold(page, 'Apply License');
    const screen = page.locator('.runbook-part[open] .screen .sc').first();
    await screen.waitFor();
    await expect
      .poll(() => screen.evaluate((one) => getComputedStyle(one).borderTopWidth))
      .toBe('1px');
  });

  it('has boxes to tick, which the runbook shows ticked, and the other way round', async () => {
    const page = await openRunbook(reader, AWS);
    await page.goto(reader.url + EXTRACT);
    await page.mouse.move(300, 300);
    await expect.poll(() => boxes(page).first().isEnabled()).toBe(true);
    await boxes(page).nth(1).check();
    await page.getByRole('link', { name: 'Part of the runbook' }).click();
    await arrived(page);
    expect(new URL(page.url()).search).toContain('os=rhel');
    await unfold(page, 'Extract Package');
    const ticks = page.locator('.runbook-part[open] li.task .tick');
    expect(await ticks.nth(1).isChecked()).toBe(true);
    expect(await ticks.nth(0).isChecked()).toBe(false);
    await ticks.nth(2).check();
    await page.goto(reader.url + EXTRACT);
    await page.mouse.move(310, 310);
    await expect.poll(() => boxes(page).nth(2).isChecked()).toBe(true);
  });

  it('shares a tick also where it shows the reader’s own values', async () => {
    const page = await openRunbook(reader, AWS);
    await page.evaluate(() =>
      localStorage.setItem('learn-values', JSON.stringify({ version: '11.14.0' })),
    );
    await page.goto(reader.url + EXTRACT);
    const box = boxes(page).nth(1);
    await expect
      .poll(() => page.locator('li.task [data-value=version]').innerText())
      .toBe('11.14.0');
    await page.mouse.move(300, 300);
    await box.check();
    await openAgain(page);
    await expect
      .poll(() => page.locator('.runbook-part[open] li.task .tick').nth(1).isChecked())
      .toBe(true);
  });
});

async function openAgain(page: Page): Promise<void> {
  await page.goto(reader.url + AWS);
  await arrived(page);
  await unfold(page, 'Extract Package');
}

it('is in the section’s index and in its navigation', async () => {
  const page = await reader.open('browse/enterprise');
  expect(await page.locator('.index-list a[href="/learn/runbook"]').isVisible()).toBe(true);
  expect(await page.locator('#site-menu a[href="/learn/runbook"]').isVisible()).toBe(true);
});

it('says plainly that it needs scripts, and lists all guides', async () => {
  const page = await reader.open('runbook', { javaScriptEnabled: false });
  expect(await page.locator('.notice:visible').innerText()).toContain('runs no scripts');
  const guides = page.locator('noscript a');
  expect(await guides.count()).toBeGreaterThan(60);
  await guides.filter({ hasText: 'Hyper-V' }).last().click();
  expect(page.url()).toContain('on-premise/hyper-v/');
});

it('tries again, by a button, what could not be loaded', async () => {
  const page = await reader.open('about:blank');
  let isBroken = true;
  await page.route(/apply-license\.json$/, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  reader.expectTrouble(/ERR_FAILED/);
  await page.goto(reader.url + AWS);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  isBroken = false;
  await again.focus();
  await page.keyboard.press('Enter');
  await arrived(page);
  expect(await again.count()).toBe(0);
});
