// Tables: on a phone, rows of those that don't fit are read as definitions; what is still wider scrolls and says so; siblings are alike.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const COLUMNS = Array.from({ length: 12 }, (_, i) => i + 1);
const PROPERTIES = `## General

| Property | Type | What it does |
| --- | --- | --- |
| **Caption** \`caption\` {#caption} | text, bindable | ${'What it says. '.repeat(9)} |
| **Name** {#name} | | It has no type. |

## Behavior

| Property | Type | What it does |
| --- | --- | --- |
| **A property with a long name** \`alongname\` {#long} | yes or no | Short, but a sentence. |

## Wide

| Place | ${COLUMNS.map((n) => `Heading ${n}`).join(' | ')} |
| --- |${' --- |'.repeat(COLUMNS.length)}
| first place | ${'value_of_some_length | '.repeat(COLUMNS.length)}
`;

const TABLET = { viewport: { width: 700, height: 844 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const reader = useReader(() => serveFiles({ 'content/pages/index.md': written('T', PROPERTIES) }));

const table = (page: Page, nth: number) => page.locator('.table').nth(nth);
const overflow = (box: Locator) => box.evaluate((one) => one.scrollWidth - one.clientWidth);
const lefts = (box: Locator) =>
  box
    .locator('thead th')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));

describe('a reference table', () => {
  it('is read on a phone as definitions, with the head of each short cell', async () => {
    const page = await reader.openNext('', PHONE);
    expect(await overflow(table(page, 0))).toBe(0);
    expect(await overflow(page.locator('html'))).toBeLessThanOrEqual(0);
    const cells = table(page, 0).locator('tr#caption > td');
    const boxes = await cells.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(boxes[1]?.top).toBeGreaterThan(boxes[0]?.top ?? 0);
    expect(boxes[2]?.top).toBeGreaterThan(boxes[1]?.top ?? 0);
    const label = (nth: number) =>
      cells.nth(nth).evaluate((one) => getComputedStyle(one, '::before').content);
    expect(await label(1)).toContain('Type');
    expect(await label(2)).toBe('none');
    expect(await table(page, 0).locator('tr#name > td').nth(1).isVisible()).toBe(false);
  });

  it('stays a table for screen readers', async () => {
    const page = await reader.openNext('', PHONE);
    const tree = await table(page, 0).ariaSnapshot();
    expect(tree).toContain('columnheader "Type"');
    expect(tree).toMatch(/cell "text, bindable"|cell "Type: text, bindable"/);
  });

  it('has columns as wide as those of its siblings on a desk', async () => {
    const page = await reader.openNext();
    expect(await lefts(table(page, 0))).toEqual(await lefts(table(page, 1)));
  });
});

describe('a wide table', () => {
  /** The share of its ends that is faded: 1 where lines go on. */
  const edges = (box: Locator) =>
    box.evaluate((one) => {
      const style = getComputedStyle(one);
      return { to: style.getPropertyValue('--to'), masked: style.maskImage !== 'none' };
    });

  it('is read on a phone row by row too, each value with its head', async () => {
    const page = await reader.openNext('', PHONE);
    const wide = table(page, 2);
    expect(await overflow(wide)).toBe(0);
    const cells = wide.locator('tbody td');
    const label = (nth: number) =>
      cells.nth(nth).evaluate((one) => getComputedStyle(one, '::before').content);
    expect(await label(0)).toBe('none');
    expect(await label(1)).toContain('Heading 1');
  });

  it('fades out where it goes on, until its end is reached', async () => {
    const page = await reader.openNext('', TABLET);
    const wide = table(page, 2);
    expect(await overflow(wide)).toBeGreaterThan(100);
    // It begins with a frame after the page is laid out.
    await expect.poll(() => edges(wide)).toEqual({ to: '1', masked: true });
    await wide.evaluate((one) => one.scrollTo({ left: 10_000 }));
    await expect.poll(async () => (await edges(wide)).to).toBe('0');
    expect((await edges(table(page, 0))).to).toBe('0');
  });

  it('keeps the name of a row in sight', async () => {
    const page = await reader.openNext('', TABLET);
    const wide = table(page, 2);
    await wide.evaluate((one) => one.scrollTo({ left: 10_000 }));
    const left = await wide.evaluate((one) => one.getBoundingClientRect().left);
    const first = await wide.locator('tbody td').first().boundingBox();
    expect(first?.x).toBeLessThan(left + 2);
    expect(await wide.locator('tbody td').first().innerText()).toBe('first place');
  });
});
