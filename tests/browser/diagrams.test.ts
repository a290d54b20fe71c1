// Diagrams: top-down where there is little room, texts that can be read, nothing cut off; larger in a dialog.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const steps = (count: number) =>
  Array.from({ length: count }, (_, i) => `n${i}[Part number ${i}]`).join(' -->|then| ');
const fence = (alt: string, source: string) => `\`\`\`mermaid alt="${alt}"\n${source}\n\`\`\`\n\n`;
const BODY = [
  fence('Three parts in a row.', `flowchart LR\n  ${steps(3)}`),
  fence('Nine parts in a row.', `flowchart LR\n  ${steps(9)}`),
  fence(
    'Six parts talk.',
    `sequenceDiagram\n${'abcdef'
      .split('')
      .map((one) => `  participant ${one} as Part ${one}`)
      .join('\n')}\n  a->>f: Hello`,
  ),
].join('');

const reader = useReader(() => serveFiles({ 'content/pages/index.md': written('T', BODY) }));
const PHONE = { viewport: { width: 390, height: 844 } };

/** Every drawing in sight: its size, and the height of its smallest text on the screen. */
const drawings = (page: Page) =>
  page.locator('.diagram svg:visible').evaluateAll((all) =>
    all.map((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const scale = width / Number(svg.getAttribute('width'));
      const sizes = [...svg.querySelectorAll('text')].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      );
      return { isTall: height > width, smallest: Math.min(...sizes) };
    }),
  );

describe('a diagram', () => {
  it('leads downwards on a phone, and from left to right where there is room', async () => {
    const phone = await drawings(await reader.open('', PHONE));
    expect(phone.map(({ isTall }) => isTall)).toEqual([true, true, false]);
    const desk = await drawings(await reader.open());
    expect(desk.map(({ isTall }) => isTall)).toEqual([false, true, false]);
  });

  it.each([390, 820, 1440])('has no text below 12 pixels at %i pixels', async (width) => {
    const page = await reader.open('', { viewport: { width, height: 844 } });
    for (const { smallest } of await drawings(page)) expect(smallest).toBeGreaterThan(11.9);
  });

  it('that is wider than its frame has as much room after its end as before its beginning', async () => {
    const page = await reader.open('', PHONE);
    const box = page.locator('.diagram').nth(2).locator('.diagram-scroll');
    const room = await box.evaluate((one) => {
      const edge = (what: Element) => what.getBoundingClientRect();
      const svg = one.querySelector('svg') as Element;
      const before = edge(svg).left - edge(one).left;
      one.scrollTo({ left: 10_000 });
      return { overflows: one.scrollLeft > 0, before, after: edge(one).right - edge(svg).right };
    });
    expect(room.overflows).toBe(true);
    expect(room.after).toBeCloseTo(room.before, 0);
  });

  it('is shown larger on request, moved by hand, and closed by keyboard', async () => {
    const page = await reader.open('', { viewport: { width: 600, height: 500 } });
    const small = await page.locator('.diagram svg:visible').nth(1).boundingBox();
    await page.mouse.move(5, 300);
    await page.locator('.diagram').nth(1).getByRole('button', { name: 'Enlarge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nine parts in a row.' });
    const large = await dialog.locator('svg').boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.4);
    const box = dialog.locator('div');
    expect(await box.evaluate((one) => document.activeElement === one)).toBe(true);
    const before = await box.evaluate((one) => one.scrollTop);
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.move(300, 200, { steps: 4 });
    await page.mouse.up();
    expect(await box.evaluate((one) => one.scrollTop)).toBeGreaterThan(before + 50);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.zoomed').count()).toBe(0);
  });
});
