// Illustrations of widgets as pages show them, and one of them hydrated.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Reader } from '../support/browser.ts';
import { projectDir } from '../support/site-folder.ts';

const folder = path.join(projectDir, 'content/pages');

const config = readFileSync(path.join(projectDir, 'site/site.config.ts'), 'utf8');
const PRODUCT = /slug: '([^']+)'/.exec(config)?.[1] ?? '';

/** `hasData`: the page gives it what it shows. */
type Shown = { widget: string; page: string; state: string; hasData: boolean };

/** Every page that shows an illustration, as authors have written them. */
const everywhere: Shown[] = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const id = name.replace(/\.md$/, '').replaceAll('{product}', PRODUCT);
    return [...text.matchAll(/^(:{2,})widget\{name="?([\w-]+)"?(.*)\}/gm)].map(
      ([, colons = '', widget = '', state = '']) => ({
        widget,
        page: id,
        state,
        hasData: colons.length > 2,
      }),
    );
  })
  .sort((a, b) => (a.widget < b.widget ? -1 : 1));

/** A widget and the page that its manifest names. */
export const SHOWN = everywhere.filter(({ widget, page }) => page === ownPage(widget));

/** Other pages that show an illustration. */
export const SHOWN_AGAIN = everywhere.filter(({ widget, page }) => page !== ownPage(widget));

const look = ({ widget, state, hasData }: Shown): string =>
  widget + (hasData ? ' with data' : state);
const looks = [...SHOWN, ...SHOWN_AGAIN].map(look);

/** Of these, the first in each state that the steps of pages lead to. */
export const SHOWN_OTHERWISE = SHOWN_AGAIN.filter(
  (one, i) => looks.indexOf(look(one)) === SHOWN.length + i,
);

function ownPage(widget: string): string | undefined {
  const manifest = readFileSync(path.join(projectDir, `content/widgets/${widget}.yaml`), 'utf8');
  return /^page: *(\S+)/m.exec(manifest)?.[1];
}

/** Dialogs, with the property that says what is in them. */
export const OPENED_BY_BUTTON = [
  { widget: 'alert-dialog', label: 'Title' },
  { widget: 'confirm-dialog', label: 'Title' },
  { widget: 'design-dialog', label: 'Title' },
  { widget: 'iframe-dialog', label: 'Title' },
  { widget: 'login-dialog', label: 'Title' },
];

/** The illustration, hydrated. */
export async function alive(page: Page, widget: string): Promise<Locator> {
  const island = page.locator(`[data-island="widgets/${widget}"]`);
  await island.scrollIntoViewIfNeeded();
  const { x, y } = await island.evaluate((one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    return { x: left, y: (Math.max(top, header) + Math.min(bottom, innerHeight)) / 2 };
  });
  await page.mouse.move(x + 2, y);
  const isAlive = await island.evaluate(async (one) => {
    const late = performance.now() + 15_000;
    const hasFiber = () =>
      Object.keys(one.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber'));
    while (!hasFiber() && performance.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return hasFiber();
  });
  expect(isAlive).toBe(true);
  return island.locator('.demo');
}

/**
 * Everything around the illustration goes, but what it lies in: axe takes as long as the page is large, and looks at no
 * more of it than this.
 */
export const leaveAlone = (page: Page, widget: string): Promise<void> =>
  page.locator(`[data-island="widgets/${widget}"]`).evaluate((island) => {
    for (let one: Element | null = island; one && one !== document.body; one = one.parentElement)
      for (const other of one.parentElement?.children ?? []) if (other !== one) other.remove();
  });

export type Loaded = { url: string; sizeBytes: number };

export const sizeOf = (loaded: readonly Loaded[], which: (url: string) => boolean): number =>
  loaded.reduce((sum, { url, sizeBytes }) => sum + (which(url) ? sizeBytes : 0), 0);

/**
 * Style and script of every page, and the illustration's style: 13,500, 120 for what style.css says of the site's own
 * typeface, 20 for the rule that keeps an illustration still while it arrives, 100 for boxes of tasks that keep a tick
 * made before any script is there, and for the tones of steps and highlights, and 190 for one style of numbers, the parts
 * of tutorials, and illustrations on phones.
 */
const BESIDE_BYTES = 13_930;

/** Sheets that only some pages bring, and what each may weigh. */
const SHEETS = { '/thumbnails-': 500, '/screen-': 4_096 };

/** A page, with all that has been loaded for it, and is loaded later. */
export async function openCounted(
  reader: Reader,
  id: string,
): Promise<{ page: Page; loaded: Loaded[] }> {
  const page = await reader.openAgain();
  const loaded: Loaded[] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(reader.url)) return;
    const { responseBodySize } = await request.sizes();
    loaded.push({ url: request.url(), sizeBytes: responseBodySize });
  });
  await page.goto(reader.url + id);
  await page.waitForTimeout(150);
  return { page, loaded };
}

/** Before it is used, an illustration costs its style; a gallery and a screen bring theirs. */
export function expectLight(loaded: readonly Loaded[], address: string): void {
  const brought = Object.entries(SHEETS).filter(([name]) =>
    loaded.some(({ url }) => url.includes(name)),
  );
  expect(loaded.length, 'requests before it is used').toBeLessThanOrEqual(
    Math.min(4 + brought.length, 5),
  );
  expect(sizeOf(loaded, (url) => url !== address)).toBeLessThanOrEqual(
    brought.reduce((sum, [, sizeBytes]) => sum + sizeBytes, BESIDE_BYTES),
  );
}
