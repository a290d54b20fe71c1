// JavaScript switched off: everything can be read, and every page is reached by links.
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { elementsOf } from '../support/html-elements.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

const noScript = { javaScriptEnabled: false };

/** Where its links lead, without their fragments. */
const linksOf = (html: string, url: string) =>
  elementsOf(html).flatMap(({ tag, attributes }) => {
    const href = attributes.get('href');
    return tag === 'a' && href ? (new URL(href, url).href.split('#')[0] ?? []) : [];
  });

describe('the real site', () => {
  const reader = useReader(serveRealSite);

  it('leads from its home page to every page', async () => {
    const seen = new Set<string>();
    const queue = [reader.url];
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const answer = await fetch(url);
      expect(answer.status, url).toBe(200);
      if (answer.headers.get('content-type')?.startsWith('text/html'))
        queue.push(...linksOf(await answer.text(), url).filter((to) => to.startsWith(reader.url)));
    }
    const index = await (await fetch(`${reader.url}docs-index.json`)).json();
    const ids = Object.keys(index as Record<string, unknown>);
    expect(ids.length).toBeGreaterThan(930);
    // The page `faqs/index` has the address `faqs/`.
    const addressOf = (id: string) => reader.url + id.replace(/(?<=\/)index$/, '');
    expect(ids.filter((id) => !seen.has(addressOf(id)))).toEqual([]);
  });

  it.each([390, 820, 1440])('shows the way on at %i pixels', async (width) => {
    const page = await reader.open('teams/overview', {
      ...noScript,
      viewport: { width, height: 900 },
    });
    if (width < 992) await page.click('.header .menu-button');
    await page.click('.sidebar a:text-is("Dashboard")');
    await arrivedAt(page, 'Dashboard');
  });

  it('follows the colours of the device', async () => {
    const page = await reader.open('', { ...noScript, colorScheme: 'dark' });
    const shot = await page.screenshot({ clip: { x: 0, y: 300, width: 1, height: 1 } });
    const light = await reader.open('', { ...noScript, colorScheme: 'light' });
    const other = await light.screenshot({ clip: { x: 0, y: 300, width: 1, height: 1 } });
    expect(shot.equals(other)).toBe(false);
  });
});

describe('a page with every construct', () => {
  const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

  it('shows all tabs one after another, with their labels', async () => {
    const page = await reader.open('', noScript);
    for (const text of ['Linux text.', 'Windows text.', 'Mac text.', 'Second Windows.'])
      expect(await page.isVisible(`text=${text}`), text).toBe(true);
    expect(await page.locator('.tab-label:visible').count()).toBe(7);
    expect(await page.locator('[role=tab]:visible').count()).toBe(0);
  });

  it('opens details, and leads to the anchor of a tab', async () => {
    const page = await reader.open('', noScript);
    await page.click('.article summary');
    expect(await page.isVisible('text=Hidden text.')).toBe(true);
    await page.goto(`${reader.url}#inside`);
    const box = await page.locator('#inside').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(300);
  });

  it('shows nothing that would need a script', async () => {
    const page = await reader.open('', noScript);
    for (const dead of ['.theme-button', '[data-copy-markdown]', '.code-tool', '.toggle'])
      expect(await page.locator(`${dead}:visible`).count(), dead).toBe(0);
    const video = page.getByRole('link', { name: 'A film' });
    expect(await video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
});
