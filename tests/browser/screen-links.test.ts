// The list of all screens: found by their labels, which come once somebody looks; every link of a row leads to the figure
// on its page, which comes to rest below the header.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { holdBack, markDocument, noteRequests, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const htmlOf = (id: string) =>
  readFileSync(path.join(inject('realSite'), id, 'index.html'), 'utf8');

type RowLink = { id: string; place: string };

/** Where each row leads. */
const rows = (): RowLink[][] =>
  [...htmlOf('screens').matchAll(/<tr id=.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/href="\/learn\/([^"#]+)#?([^"]*)"/g)].map(([, id = '', place = '']) => ({
      id,
      place,
    })),
  );

it('leads to a figure from every row, one for each page that shows the screen', () => {
  const figures = new Map<string, string[]>();
  expect(rows().length).toBeGreaterThan(800);
  for (const row of rows()) {
    expect(row.length).toBeGreaterThan(0);
    for (const { id, place } of row) {
      const places =
        figures.get(id) ??
        [...htmlOf(id).matchAll(/<figure class="screen [^"]*" id="([^"]+)"/g)].map(
          ([, one = '']) => one,
        );
      figures.set(id, places);
      expect(
        places.filter((one) => one === place),
        `${id}#${place}`,
      ).toHaveLength(1);
    }
  }
});

it('finds what is typed at once: the first click brings the script of the box', async () => {
  const page = await reader.open('screens');
  await page.locator('[data-filter] [name=words]').click();
  await page.keyboard.type('access token');
  const shown = page.locator('tr[id]:visible');
  await expect.poll(() => page.locator('[data-filter] output').innerText()).toMatch(/^\d+ of \d+/);
  expect(await shown.count()).toBeGreaterThan(0);
});

it('weighs little, and fetches the words on screens once somebody looks for one', async () => {
  const page = await reader.open('about:blank');
  const asked = noteRequests(page);
  const [html] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === '/learn/screens'),
    page.goto(`${reader.url}screens`),
  ]);
  expect((await html.request().sizes()).responseBodySize).toBeLessThan(45_000);
  await page.waitForLoadState('networkidle');
  const words = () => asked.filter((one) => one === '/learn/_screens/words.json').length;
  expect(words()).toBe(0);
  await page.mouse.move(5, 300);
  const field = page.locator('[data-filter][data-ready] [name=words]');
  await field.fill('access token');
  const shown = page.locator('tr[id]:visible');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
  // No row says it: a label on the screen does.
  const texts = (await shown.allInnerTexts()).join(' ').toLowerCase();
  expect(texts).not.toContain('access token');
  expect(words()).toBe(1);
  await page.goto(`${reader.url}screens?words=access+token`);
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
});

/** Pages with many screens, with one in a tab that is closed, and with one in several states. */
const EXAMPLES = [
  'app-development/custom-widgets/creating-prefabs',
  'how-tos/millwork-application-deployment-tomcat',
  'teams/project-branch',
];

it.each([
  390, 820, 1440,
])('at %i pixels the figure comes to rest below the header, also where its sheet is late', async (width) => {
  const page = await reader.open('screens', { viewport: { width, height: 900 } });
  for (const example of EXAMPLES) {
    const { id, place } = last(rows().flat(), example);
    await page.goto(`${reader.url}screens`);
    const isSame = await markDocument(page);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    const giveSheets = await holdBack(page, /_assets\/screen-[^/]+\.css/);
    await page.locator(`.article a[href="/learn/${id}#${place}"]`).click();
    await page.locator(`[id="${place}"]`).waitFor({ state: 'attached' });
    giveSheets();
    await expectBelowHeader(page, place);
    expect(await isSame()).toBe(true);
    await page.goto('about:blank');
    await page.goto(`${reader.url}${id}#${place}`);
    await expectBelowHeader(page, place);
    await page.unrouteAll();
  }
});

/** The figure of its page that is farthest down, of those that a row leads to. */
function last(links: readonly RowLink[], id: string): RowLink {
  const html = htmlOf(id);
  const at = ({ place }: RowLink) => html.indexOf(`id="${place}"`);
  const [found] = links.filter((one) => one.id === id).sort((a, b) => at(b) - at(a));
  if (!found) throw new Error(`No row leads to ${id}.`);
  return found;
}

async function expectBelowHeader(page: Page, place: string): Promise<void> {
  const isReady = () =>
    page.evaluate(() => {
      const sheets = document.querySelectorAll<HTMLLinkElement>('main link[rel=stylesheet]');
      return sheets.length > 0 && [...sheets].every(({ sheet }) => sheet);
    });
  await expect.poll(isReady).toBe(true);
  const below = () =>
    page.evaluate((id) => {
      const { top = 0, height = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      return height > 0 && top >= header && top < header + 40;
    }, place);
  await expect.poll(below, { message: place }).toBe(true);
}
