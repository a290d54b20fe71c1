// The explorer of all changes: what it finds, what its address keeps, and what is left without a script.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ReleaseIndex } from '../../collections/releases/data.ts';
import { compareVersions } from '../../collections/releases/version-order.ts';
import { arrivedAt, useReader } from '../support/browser.ts';
import {
  choiceOf,
  foundIn,
  nameOf,
  openFolded,
  searchOf,
  WRITTEN,
  WRITTEN_CHANGES,
  wordsOf,
} from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const ALL = WRITTEN_CHANGES.length;

/** Open the explorer, and wait until it has found so many changes. */
async function explore(search: string, found: number = ALL): Promise<Page> {
  const page = await reader.openNext(`releases/${search}`);
  await expect.poll(() => foundIn(page)).toBe(found);
  return page;
}

type Fits = (change: (typeof WRITTEN_CHANGES)[number]) => boolean;
const countWritten = (fits: Fits) => WRITTEN_CHANGES.filter(fits).length;

describe('the list of changes', () => {
  it('counts every change of every release', async () => {
    const page = await explore('');
    const answer = await fetch(`${reader.url}_releases/index.json`);
    const { versions, lines } = (await answer.json()) as ReleaseIndex;
    expect(lines.reduce((sum, { changes }) => sum + changes, 0)).toBe(ALL);
    expect(versions.length).toBe(WRITTEN.length);
    expect(await page.locator('.explored-head [role=status]').innerText()).toBe(
      `${ALL.toLocaleString('en')} changes in ${WRITTEN.length} releases`,
    );
    const first = page.locator('.explored-release h2 a').first();
    expect(await first.innerText()).toBe(WRITTEN.map(nameOf).at(-1));
  });

  it('narrows as words are typed, and the address says them', async () => {
    const page = await explore('');
    await wordsOf(page).pressSequentially('login page');
    await expect.poll(() => searchOf(page)).toBe('?q=login+page');
    await expect.poll(() => foundIn(page)).toBeLessThan(ALL / 10);
    await openFolded(page);
    const listed = page.locator('.changes > li');
    // What is found follows the keys a little later.
    await expect.poll(async () => (await listed.count()) === (await foundIn(page))).toBe(true);
    const items = await listed.allTextContents();
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) expect(item.toLowerCase()).toMatch(/login.*page|page.*login/s);
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(() => foundIn(page)).toBe(ALL);
    await expect.poll(() => searchOf(page)).toBe('');
  });

  it('narrows by kind, area, widget and versions, each beside the others', async () => {
    const page = await explore('');
    const narrowed = async (search: string, fits: Fits) => {
      const expected = countWritten(fits);
      expect(expected).toBeGreaterThan(0);
      await expect.poll(() => foundIn(page), { message: search }).toBe(expected);
      await expect.poll(() => searchOf(page)).toBe(search);
    };
    const isFix: Fits = ({ kind }) => kind === 'fix' || kind === 'feature';
    await choiceOf(page, 'Kind', 'Fixed').click();
    await choiceOf(page, 'Kind', 'New').click();
    await narrowed('?kind=fix,feature', isFix);
    await choiceOf(page, 'Area', 'Web apps').click();
    const isWeb: Fits = (one) => isFix(one) && one.area === 'web';
    await narrowed('?kind=fix,feature&area=web', isWeb);
    await page.getByLabel('Widget').selectOption('data-table');
    const isTable: Fits = (one) => isWeb(one) && one.widget === 'data-table';
    await narrowed('?kind=fix,feature&area=web&widget=data-table', isTable);
    await page.getByLabel('From version').selectOption('10.2.0');
    const isLater: Fits = (one) => isTable(one) && compareVersions(one.version, '10.2.0') >= 0;
    await narrowed('?from=10.2.0&kind=fix,feature&area=web&widget=data-table', isLater);
    await page.getByLabel('To version').selectOption('11.3.0');
    await narrowed(
      '?from=10.2.0&to=11.3.0&kind=fix,feature&area=web&widget=data-table',
      (one) => isLater(one) && compareVersions(one.version, '11.3.0') <= 0,
    );
  });

  it('says beside each choice how many changes it would leave', async () => {
    const page = await explore('');
    const finds = (message: string, count: number) =>
      expect.poll(() => foundIn(page), { message }).toBe(count);
    await wordsOf(page).fill('table');
    await expect.poll(() => foundIn(page)).toBeLessThan(ALL);
    const all = (await foundIn(page)) ?? 0;
    for (const legend of ['Kind', 'Area'] as const) {
      const labels = page.getByRole('group', { name: legend }).locator('label');
      const counts = await labels.locator('.count').allInnerTexts();
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(all);
      for (const [i, count] of counts.entries()) {
        await labels.nth(i).click();
        await finds(`${legend} ${i}`, Number(count));
        await labels.nth(i).click();
        await finds('none chosen', all);
      }
    }
    const texts = await page.getByLabel('Widget').locator('option').allTextContents();
    for (const text of texts.filter((one) => /table|label|chart/i.test(one))) {
      await page.getByLabel('Widget').selectOption(text);
      await finds(text, Number(/\((\d+)\)$/.exec(text)?.[1]));
    }
  });

  it('is as its address says, when opened and when loaded again', async () => {
    const isMeant: Fits = ({ kind, area, widget, version }) =>
      (kind === 'fix' || kind === 'enhancement') &&
      area === 'web' &&
      widget === 'data-table' &&
      compareVersions(version, '10.0.0') >= 0 &&
      compareVersions(version, '11.2.0') <= 0;
    const search = '&kind=fix,enhancement&area=web&widget=data-table';
    const page = await explore(`?q=table&from=v10.0&to=11.2${search}`, countWritten(isMeant));
    const check = async () => {
      expect(await wordsOf(page).inputValue()).toBe('table');
      expect(await page.getByLabel('From version').inputValue()).toBe('10.0.0-ga');
      expect(await page.getByLabel('To version').inputValue()).toBe('11.2.0');
      expect(await page.getByLabel('Widget').inputValue()).toBe('data-table');
      expect(
        await page
          .locator('.choices :checked + span')
          .evaluateAll((all) => all.map((one) => one.textContent)),
      ).toEqual(['Improved', 'Fixed', 'Web apps']);
    };
    await check();
    await expect.poll(() => searchOf(page)).toBe(`?q=table&from=10.0.0-ga&to=11.2.0${search}`);
    await page.reload();
    await expect.poll(() => foundIn(page)).toBe(countWritten(isMeant));
    await check();
  });

  it('tells what of its address makes no sense, and takes the rest', async () => {
    const security = countWritten(({ kind }) => kind === 'security');
    const page = await explore('?from=99&kind=x,security&widget=%3Cscript%3E', security);
    const alerts = page.getByRole('alert');
    const said = (await alerts.allInnerTexts()).join('\n');
    for (const value of ['“99”', '“x”', '“<script>”']) expect(said).toContain(value);
    await expect.poll(() => searchOf(page)).toBe('?kind=security');
    await choiceOf(page, 'Kind', 'Security').click();
    await expect.poll(() => foundIn(page)).toBe(ALL);
    expect(await alerts.count()).toBe(0);
  });

  it('shows more on request, and no button where all is shown', async () => {
    const items = (page: Page) => page.locator('.changes > li').count();
    const page = await explore('');
    expect(await items(page)).toBe(16);
    await page.getByRole('button', { name: 'Show 200 more' }).click();
    expect(await items(page)).toBe(216);
    const breaking = countWritten(({ kind }) => kind === 'breaking');
    await choiceOf(page, 'Kind', 'Breaking').click();
    await expect.poll(() => items(page)).toBe(16);
    await page.getByRole('button', { name: `Show ${breaking - 16} more` }).click();
    expect(await items(page)).toBe(breaking);
    expect(await page.getByRole('button', { name: 'more' }).count()).toBe(0);
  });

  it('has the same filter when a reader comes back from a release', async () => {
    const security = countWritten(({ kind }) => kind === 'security');
    const page = await explore('?kind=security', security);
    const title = page.locator('.change-title').first();
    const [words, href] = [await title.innerText(), await title.getAttribute('href')];
    await title.click();
    await page.waitForURL(`**${href}`);
    const target = page.locator(`[id="${href?.split('#')[1]}"]`);
    expect(await target.innerText()).toContain(words);
    await page.goBack();
    await arrivedAt(page, 'All changes of all releases');
    await expect.poll(() => foundIn(page)).toBe(security);
    expect(searchOf(page)).toBe('?kind=security');
    expect(await choiceOf(page, 'Kind', 'Security').locator('input').isChecked()).toBe(true);
  });

  it('says when changes are missing, and asks for them again', async () => {
    reader.expectTrouble(/Failed to load/);
    const page = await reader.open('about:blank');
    await page.route('**/_releases/changes-9.json', (route) => route.abort());
    await page.goto(`${reader.url}releases/`);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.waitFor();
    await page.unroute('**/_releases/changes-9.json');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => foundIn(page)).toBe(ALL);
    expect(await alert.count()).toBe(0);
  });
});
