// What axe finds on every kind of page, in light and dark, on a phone and a desk, open and closed: nothing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { GUIDE } from '../support/guide-site.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

const TEMPLATES = {
  home: '',
  page: 'teams/overview',
  category: 'browse/docs',
  'not found': 'no/such/page',
};
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];
const SCHEMES_AND_WIDTHS = SCHEMES.flatMap((colorScheme) =>
  WIDTHS.map((width) => ({ colorScheme, width })),
);

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type Axe = { axe: { run(options: { preload: boolean }): Promise<AxeResult> } };
type AxeResult = { passes: unknown[]; violations: { id: string; nodes: { html: string }[] }[] };

/** One line a violation. The contexts of these tests bypass the policy, which would forbid axe. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { passes, violations: found } = await page.evaluate(() =>
    (window as unknown as Axe).axe.run({ preload: false }),
  );
  expect(passes.length).toBeGreaterThan(15);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200))}`);
}

const optionsOf = ({ colorScheme, width }: (typeof SCHEMES_AND_WIDTHS)[number]) => ({
  colorScheme,
  viewport: { width, height: 900 },
  bypassCSP: true,
});

describe('the real site', () => {
  const reader = useReader(serveRealSite);
  const cases = Object.entries(TEMPLATES).flatMap(([name, at]) =>
    SCHEMES_AND_WIDTHS.map((one) => ({ ...one, name, at })),
  );

  it.each(cases)('$name, $colorScheme, $width', async ({ name, at, ...one }) => {
    if (name === 'not found') reader.expectTrouble(/404/);
    const page = await reader.open(at, optionsOf(one));
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
});

describe('every construct', () => {
  const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));

  it.each(SCHEMES_AND_WIDTHS)('at rest, $colorScheme, $width', async (one) => {
    const page = await reader.open('', optionsOf(one));
    await page.locator('.zoom').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(SCHEMES)('in use, %s', async (colorScheme) => {
    const page = await reader.open('', optionsOf({ colorScheme, width: 1440 }));
    await page.getByRole('tab', { name: 'Windows' }).first().click();
    await page.click('summary');
    for (const block of await page.locator('.code:visible').all()) await block.hover();
    await page.locator('.code-tool.wrap:visible').first().click();
    expect(await violations(page)).toEqual([]);
    await page.click('.zoom >> nth=0');
    expect(await violations(page)).toEqual([]);
  });
});

describe('the navigation', () => {
  const reader = useReader(() => serveFiles(GUIDE));

  it.each(SCHEMES_AND_WIDTHS)('open, $colorScheme, $width', async (one) => {
    const page = await reader.open('inner/leaf', optionsOf(one));
    if (one.width < 992) await page.click('.header .menu-button');
    await page.locator('.sidebar .toggle:visible').last().click();
    await page.locator('.sidebar a:text-is("Last page")').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(SCHEMES)('versions and outline open, %s', async (colorScheme) => {
    const page = await reader.open('start', optionsOf({ colorScheme, width: 390 }));
    await page.click('.version-picker button');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.click('.outline-button');
    expect(await violations(page)).toEqual([]);
  });
});
