// The explorer's second view: each component, and the releases that moved it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { nameOf, searchOf, WRITTEN } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const SPRING = 'Spring Framework';
const springOf = ({ stack = {} }: (typeof WRITTEN)[number]) =>
  Object.values(stack).flatMap((group) => group[SPRING] ?? [])[0];

const historyOf = (page: Page) =>
  page.locator('.histories li').filter({ has: page.getByText(SPRING, { exact: true }) });

describe('component versions', () => {
  it('are found by words, and name the release where a new major came', async () => {
    const page = await reader.openNext('releases/');
    await page.locator('.explorer[data-live]').waitFor();
    await page.getByText('Component versions', { exact: true }).click();
    await page.getByLabel('Find a component').pressSequentially('spring framework');
    await expect.poll(() => searchOf(page)).toBe('?view=components&component=spring+framework');
    const others = page.locator('.histories li').filter({ hasNotText: 'Spring' });
    await expect.poll(() => others.count()).toBe(0);

    const first = WRITTEN.find((release) => springOf(release)?.startsWith('6.'));
    const since = `since ${first && nameOf(first)}`;
    const chart = page.getByRole('img', { name: `${SPRING}:` });
    // Releases come in several files, and each is drawn as it comes.
    await expect
      .poll(() => chart.getAttribute('aria-label'))
      .toContain(`${first && springOf(first)} ${since}`);
    await historyOf(page).locator('summary').click();
    const row = historyOf(page).locator('tr').filter({ hasText: /^6\./ }).last();
    expect(await row.locator('th').innerText()).toBe(first && springOf(first));
    expect(await row.getByRole('link').innerText()).toBe(since);
    await row.getByRole('link').click();
    await page
      .locator('h1')
      .filter({ hasText: first?.version ?? '' })
      .waitFor();
  });

  it('have a row for each version that a list of components brought, newest first', async () => {
    const page = await reader.openNext(`releases/?view=components&component=${SPRING}`);
    const history = historyOf(page);
    await history.locator('summary').click();
    const versions = WRITTEN.flatMap((release) => springOf(release) ?? []);
    const moves = versions.filter((version, i) => version !== versions[i - 1]).reverse();
    await expect.poll(() => history.locator('th').allInnerTexts()).toEqual(moves);
    expect(await history.locator('.history-now').innerText()).toBe(moves[0]);
  });

  it('are all there, those of the last list with what it says', async () => {
    const page = await reader.openNext('releases/?view=components');
    const latest = WRITTEN.findLast(({ stack }) => stack)?.stack ?? {};
    const components = Object.values(latest).flatMap((group) => Object.entries(group));
    const gone = page.locator('.histories li').filter({ hasText: 'not in the list since' });
    await expect
      .poll(async () => (await page.locator('.histories li').count()) - (await gone.count()))
      .toBe(components.length);
    const shown = () =>
      page
        .locator('.histories summary')
        .evaluateAll((all) =>
          all.map((one) => [...one.querySelectorAll('span')].map((span) => span.textContent)),
        );
    const plain = components.filter(([component]) => !component.includes('{'));
    await expect.poll(shown).toEqual(expect.arrayContaining(plain));
  });

  it('say so when no component has that name, and lead back to the changes', async () => {
    const page = await reader.openNext('releases/?view=components&component=qqxx%3Cb%3E');
    await page.getByText('No component is called so.').waitFor();
    expect(await page.getByLabel('Find a component').inputValue()).toBe('qqxx<b>');
    await page.getByText('Changes', { exact: true }).click();
    await page.locator('.changes > li').first().waitFor();
    await expect.poll(() => searchOf(page)).toBe('');
  });
});
