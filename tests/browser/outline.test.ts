// The outline marks the heading that is being read, and leads to headings; on narrow screens it is a small menu.
import { describe, expect, it } from 'vitest';
import { arrivedAt, topOf, useReader } from '../support/browser.ts';
import { GUIDE } from '../support/guide-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(GUIDE));

describe('the outline', () => {
  it('marks the heading that is being read, wherever the reader jumps to', async () => {
    const page = await reader.open('start');
    const marked = () => page.locator('#site-outline [aria-current]').allTextContents();
    expect(await marked()).toEqual([]);
    const middleOf = (id: string) =>
      page.evaluate((anchor) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top ?? 0;
        scrollTo({ top: scrollY + top + 200, behavior: 'instant' });
      }, id);
    for (const [id, label] of [
      ['first', 'First'],
      ['third', 'Third'],
      ['second', 'Second'],
    ] as const) {
      await middleOf(id);
      await expect.poll(marked).toEqual([label]);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(marked).toEqual(['Sixth']);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(marked).toEqual([]);
  });

  it('belongs to the page after a move', async () => {
    const page = await reader.open('start');
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    await page.click('#site-outline a:text-is("Other Third")');
    await expect
      .poll(() => page.locator('#site-outline [aria-current]').allTextContents())
      .toEqual(['Other Third']);
    expect(await topOf(page, '#other-third')).toBeGreaterThan(80);
  });

  it.each([390, 1100])('is a menu at %i pixels, closed by choosing', async (width) => {
    const page = await reader.open('start', { viewport: { width, height: 900 } });
    expect(await page.isVisible('#site-outline')).toBe(false);
    await page.click('.outline-button');
    await page.click('#site-outline a:text-is("Third")');
    await page.locator('#site-outline').waitFor({ state: 'hidden' });
    await expect.poll(() => topOf(page, '#third')).toBeLessThan(200);
  });
});
