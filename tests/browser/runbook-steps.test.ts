// Working through the runbook: phases and what is done in them, the next open step, steps that fold, little at once.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteRequests, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { AWS, arrived, begin, openRunbook, progress, unfold } from './runbook.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);

const PHONE = { viewport: { width: 390, height: 844 } };

const next = (page: Page) => page.getByRole('button', { name: 'Next open step' });
const rail = (page: Page) => page.getByRole('navigation', { name: 'Phases' });

describe('the runbook on a phone', () => {
  it('unfolds one guide of one phase, and isn’t as high as all of them', async () => {
    const page = await openRunbook(reader, AWS, PHONE);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThan(3_000);
    await begin(page);
    expect(await page.locator('.runbook-phase[open]').count()).toBe(1);
    expect(await page.locator('.runbook-part[open]').count()).toBe(1);
    const folded = await height();
    expect(folded).toBeLessThan(18_000);
  });

  it('keeps its bar in one row, which covers nothing that has the focus', async () => {
    const page = await openRunbook(reader, AWS, PHONE);
    const bar = page.locator('.runbook-bar');
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await next(page).click();
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press(i < 15 ? 'Tab' : 'Shift+Tab');
      const isCovered = await page.evaluate(() => {
        const one = document.activeElement;
        const row = document.querySelector('.runbook-bar')?.getBoundingClientRect();
        const box = one?.getBoundingClientRect();
        if (!one?.closest('.runbook-phases') || !row || !box) return false;
        return box.top < row.bottom - 1 && box.bottom > row.top;
      });
      expect(isCovered).toBe(false);
    }
  });
});

describe('the next open step', () => {
  it('is brought into view with the focus on its box, its command large, and copied with a thumb', async () => {
    const page = await openRunbook(reader, AWS, {
      ...PHONE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    for (let i = 0; i < 7; i++) {
      await next(page).click();
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('tick');
      await page.keyboard.press('Space');
    }
    await expect.poll(() => progress(page)).toMatch(/^7 of/);
    await next(page).click();
    const step = page.locator('.is-next');
    await expect
      .poll(() => step.locator('.tick').evaluate((one) => one === document.activeElement))
      .toBe(true);
    const bar = await page.locator('.runbook-bar').boundingBox();
    const box = await step.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(box?.y).toBeLessThan(300);
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(await sizeOf('.is-next .code')).toBeGreaterThan(await sizeOf('li:not(.is-next) .code'));
    const copy = step.getByRole('button', { name: 'Copy code' }).first();
    expect((await copy.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await copy.click();
    await page.locator('[role=status]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('nproc');
  });

  it('is in another phase once this one is done, and unfolds it', async () => {
    const page = await openRunbook(reader, AWS, PHONE);
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLInputElement>(
        '.values + .runbook-phase .tick',
      ))
        box.click();
    });
    await expect.poll(() => rail(page).locator('.is-done').count()).toBeGreaterThan(0);
    await next(page).click();
    await page.locator('.runbook-phase[open] h2:text-is("Install")').waitFor();
    expect(await page.locator('.runbook-phase[open] .is-next .tick').isVisible()).toBe(true);
  });
});

describe('a step that is done', () => {
  it('folds to a line with its tick, which opens it again', async () => {
    const page = await openRunbook(reader, AWS, PHONE);
    await unfold(page, 'Extract Package');
    const step = page.locator('.runbook-part[open] .steps .ticked-item').first();
    await step.locator('.tick').check();
    await expect.poll(async () => (await step.boundingBox())?.height).toBeLessThan(80);
    const line = step.getByRole('button', { name: 'Create the folder for this version.' });
    expect(await line.getAttribute('aria-expanded')).toBe('false');
    expect(await step.locator('pre').isVisible()).toBe(false);
    await line.click();
    expect(await step.locator('pre').isVisible()).toBe(true);
    await step.locator('.tick').uncheck();
    expect(await line.isVisible()).toBe(false);
    expect(await step.locator('pre').isVisible()).toBe(true);
  });

  it('is unfolded where the browser’s own search finds it, and so are its guide and phase', async () => {
    const page = await openRunbook(reader);
    await page.evaluate(() => {
      const item = [
        ...document.querySelectorAll('.runbook-phase:last-of-type .steps .ticked-item'),
      ].at(-1);
      item?.querySelector<HTMLInputElement>('.tick')?.click();
      item?.querySelector('.step-body')?.setAttribute('id', 'found');
    });
    await page.locator('#found[hidden]').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      location.hash = '#found';
    });
    await expect.poll(() => page.locator('#found').isVisible()).toBe(true);
  });
});

describe('the rail', () => {
  it.each([
    390, 1440,
  ])('says how much of each phase is done, and leads there, at %i px', async (width) => {
    const page = await openRunbook(reader, AWS, { viewport: { width, height: 844 } });
    const phases = rail(page).locator(
      '.runbook-rail > ol > li > button, :scope > ol > li > button',
    );
    expect(await phases.locator(':scope > span:first-child').allInnerTexts()).toEqual([
      'Prepare',
      'Install',
      'Configure',
    ]);
    await begin(page);
    await page.locator('.runbook-part[open] .tick').first().check();
    await expect.poll(() => phases.first().innerText()).toMatch(/Prepare\s+1\/\d+/);
    await phases.nth(1).click();
    const opened = page.locator('.runbook-phase[open]');
    await opened.locator('h2:text-is("Install")').waitFor();
    expect(await phases.nth(1).getAttribute('aria-current')).toBe('step');
    const bar = await page.locator('.runbook-bar').boundingBox();
    await expect
      .poll(async () => (await opened.locator('.runbook-part[open] > summary').boundingBox())?.y)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

describe('loading it', () => {
  it.each([390, 1440])('shifts nothing, at %i px', async (width) => {
    const page = await openRunbook(reader, 'runbook', { viewport: { width, height: 844 } });
    expect(await shifts(page)).toBe(0);
  });

  it('asks for no script of its own before somebody is there, and draws no guide before it is wanted', async () => {
    const page = await reader.open('about:blank');
    const asked = noteRequests(page);
    await page.goto(`${reader.url}runbook`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((one) => /react|Runbook|on-premise/.test(one))).toEqual([]);
    await page.mouse.move(300, 300);
    await arrived(page);
    const drawn = () =>
      page
        .locator('.runbook-part .article')
        .evaluateAll((all) =>
          all.map((one) => one.checkVisibility({ contentVisibilityAuto: true })).filter(Boolean),
        );
    expect(await page.locator('.runbook-part .article').count()).toBeGreaterThan(10);
    expect(await drawn()).toEqual([]);
    await begin(page);
    await expect.poll(drawn).toEqual([true]);
  });
});
