// A reader's place in the runbook: kept by reload and Back, reached by links, never below the sticky bar.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scrollOf, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { AWS, arrived, openRunbook, unfold } from './runbook.ts';

const reader = useReader(serveRealSite);

const VIEW = { viewport: { width: 390, height: 844 } };

/** Steps of the open guide that are seen, with their distance from the top. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.runbook-part[open] .ticked-item')]
      .map((one) => [one.textContent?.slice(0, 40), one.getBoundingClientRect().top] as const)
      .filter(([, top]) => top > 100 && top < innerHeight),
  );

/** Whether the history knows what is seen, where it is now. */
const isKept = (page: Page) =>
  page.evaluate(() => {
    const { part = '', at, top } = history.state?.runbook ?? {};
    const things = document
      .getElementById(part)
      ?.querySelectorAll('summary, h4, h5, li, p, figure, table');
    return things?.[at]?.getBoundingClientRect().top === top;
  });

async function scrollInto(page: Page, title: string): Promise<ReturnType<typeof seen>> {
  await unfold(page, title);
  const step = page.locator('.runbook-part[open] .ticked-item').nth(12);
  await step.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(400);
  await expect.poll(() => isKept(page)).toBe(true);
  return seen(page);
}

async function expectSame(page: Page, before: Awaited<ReturnType<typeof seen>>): Promise<void> {
  await arrived(page);
  await expect.poll(async () => (await seen(page))[0]?.[0]).toBe(before[0]?.[0]);
  await page.waitForTimeout(500);
  const after = await seen(page);
  expect(after[0]?.[0]).toBe(before[0]?.[0]);
  expect(Math.abs((after[0]?.[1] ?? 0) - (before[0]?.[1] ?? 0))).toBeLessThan(3);
}

describe('the place of a reader', () => {
  it.each([390, 1440])('is the same after a reload, at %i px', async (width) => {
    const page = await openRunbook(reader, AWS, { viewport: { width, height: 844 } });
    const before = await scrollInto(page, 'Install Prerequisite Software');
    expect(before.length).toBeGreaterThan(0);
    await page.reload();
    await expectSame(page, before);
  });

  it('is the same after Back from a guide, and from another site’s page', async () => {
    const page = await openRunbook(reader, AWS, VIEW);
    const before = await scrollInto(page, 'Install Prerequisite Software');
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('.runbook-part[open] .runbook-own a')?.click(),
    );
    await page.locator('h1', { hasText: 'Install Prerequisite Software' }).waitFor();
    await page.goBack();
    await expectSame(page, before);
    await page.goto('about:blank');
    await page.goBack();
    await expectSame(page, before);
  });
});

describe('links of guides', () => {
  it('lead to a place in the page, or to a page that there is', async () => {
    const page = await openRunbook(reader);
    const links = await page.locator('.runbook-part .article a[href]').evaluateAll((all) =>
      all.map((one) => {
        const href = one.getAttribute('href') ?? '';
        const isHere = href.startsWith('#');
        return {
          href,
          isHere,
          isThere: !isHere || !!document.getElementById(decodeURI(href.slice(1))),
        };
      }),
    );
    const here = links.filter(({ isHere }) => isHere);
    expect(here.length).toBeGreaterThan(150);
    expect(here.filter(({ isThere }) => !isThere)).toEqual([]);
    const run = await page.locator('.runbook-part').evaluateAll((all) => all.map(({ id }) => id));
    const toRun = links.filter(({ href }) => run.includes(href.replace(/^\/learn\/|#.*$/g, '')));
    expect(toRun).toEqual([]);
  });

  it('unfold the guide that they lead to, below the sticky bar, and Back leads where they were', async () => {
    const page = await openRunbook(reader, AWS, VIEW);
    await unfold(page, 'Extract Package');
    const link = page.locator('.runbook-part[open] .article a', { hasText: 'checksum' });
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const from = await scrollOf(page);
    await link.click();
    const target = page.locator('[id="on-premise/aws/install/download-copy-installer:check"]');
    await target.waitFor();
    await expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true);
    const box = await target.boundingBox();
    const bar = await page.locator('.runbook-bar').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => link.isVisible()).toBe(true);
    await expect.poll(() => scrollOf(page)).toBe(from);
  });

  it('are addresses that can be opened again', async () => {
    const at = `${AWS}#on-premise/aws/install/extract-package:check`;
    const page = await openRunbook(reader, at, VIEW);
    const target = page.locator('[id="on-premise/aws/install/extract-package:check"]');
    await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(300);
    expect((await target.boundingBox())?.y).toBeGreaterThan(100);
  });
});
