// Code in groups and from files, and formulas, as a browser shows them: without scripts and on paper, too.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tabsReady, useReader } from '../support/browser.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const GROUPS = [
  ':::code-group{group=pm}\n```bash title="npm"\nnpm ci\n```\n```bash title="pnpm"\npnpm i\n```\n:::',
  '::::tabs{group=pm}\n:::tab[npm]\nWith npm.\n:::\n:::tab[pnpm]\nWith pnpm.\n:::\n::::',
  '```js file=samples/run.js region=all\n```',
].join('\n\n');
const FORMULAS =
  'In text $\\frac{a}{b}$.\n\n$$\n\\begin{aligned} a &= b \\\\ long &= c \\end{aligned}\n$$\n\n$$\\cancel{x}$$';

const reader = useReader(() =>
  serveFiles({
    'site.config.json': '{ "strict": true, "math": true }',
    'content/pages/index.md': written('Groups', GROUPS),
    'content/pages/formulas.md': written('Formulas', FORMULAS),
    'content/samples/run.js': '// #region all\n  run();\n// #endregion\n',
  }),
);
const visible = (page: Page) => page.locator('.code:visible code').allTextContents();

describe('a group of code', () => {
  it('is tabs, which switch together with others of their group', async () => {
    const page = await reader.open('');
    await tabsReady(page);
    expect(await visible(page)).toEqual(['npm ci', 'run();']);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    expect(await visible(page)).toEqual(['pnpm i', 'run();']);
    expect(await page.locator('.tab-panel > p:not(.tab-label):visible').allTextContents()).toEqual([
      'With pnpm.',
    ]);
    await page.reload();
    await tabsReady(page);
    expect(await visible(page)).toEqual(['pnpm i', 'run();']);
  });

  it('is all of its blocks without scripts, and on paper, each under its title', async () => {
    const page = await reader.open('', { javaScriptEnabled: false });
    expect(await visible(page)).toEqual(['npm ci', 'pnpm i', 'run();']);
    const paper = await reader.open('');
    await tabsReady(paper);
    await paper.emulateMedia({ media: 'print' });
    expect(await visible(paper)).toEqual(['npm ci', 'pnpm i', 'run();']);
    expect(await paper.locator('.tab-label:visible').allTextContents()).toEqual([
      'npm',
      'pnpm',
      'npm',
      'pnpm',
    ]);
  });
});

describe('a formula', () => {
  it('is drawn by the browser, under the rules of the site', async () => {
    const page = await reader.open('formulas');
    const box = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const [above, below] = [await box('mfrac > :first-child'), await box('mfrac > :last-child')];
    expect(below.top).toBeGreaterThanOrEqual(above.bottom - 1);
    const cells = await page
      .locator('mtd')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(cells).toHaveLength(4);
    const [first, second] = cells;
    expect(Math.abs((first?.right ?? 0) - (second?.left ?? 9))).toBeLessThan(1);
    const align = (nth: number) =>
      page
        .locator('mtd')
        .nth(nth)
        .evaluate((one) => getComputedStyle(one).textAlign);
    expect([await align(0), await align(1)]).toEqual(['right', 'left']);
    expect(
      await page
        .locator('.updiagonalstrike')
        .evaluate((one) => getComputedStyle(one).backgroundImage),
    ).toContain('linear-gradient');
  });

  it('loads a sheet, and no font and no script more than any page', async () => {
    const loaded = async (name: string) => {
      const page = await reader.open(name);
      const all = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname),
      );
      return all.filter((one) => /\.(?:css|js|woff2?)$/.test(one)).sort();
    };
    expect((await loaded('formulas')).filter((one) => /woff|math-/.test(one))).toEqual([
      expect.stringMatching(/^\/_assets\/math-[\w-]+\.css$/),
    ]);
    expect((await loaded('')).filter((one) => one.includes('math'))).toEqual([]);
  });
});
