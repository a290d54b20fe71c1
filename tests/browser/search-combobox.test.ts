// The combobox of search: what screen readers learn about it, and all of it by keyboard.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../support/accessibility-tree.ts';
import { arrivedAt, markDocument, useReader } from '../support/browser.ts';
import {
  activeOption,
  dialogOf,
  groupsOf,
  hasFocus,
  inputOf,
  optionsOf,
  searchAgain,
  searchFor,
  statusOf,
} from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(SEARCHED));

describe('the combobox', () => {
  const combobox = async (page: Page) => (await nodesOf(page, 'combobox')).at(-1);

  it('is told with its list and its chosen option', async () => {
    const page = await reader.open('start');
    await page.keyboard.press('/');
    await inputOf(page).waitFor();
    expect(await combobox(page)).toMatchObject({
      name: 'Search',
      properties: { expanded: 'false', autocomplete: 'list', focused: 'true' },
    });
    await page.keyboard.insertText('table');
    await page.locator('.search-list mark').nth(2).waitFor();
    await expect
      .poll(() => combobox(page))
      .toMatchObject({ properties: { expanded: 'true', controls: 'Results' } });
    expect(await inputOf(page).getAttribute('aria-controls')).toBe(
      await page.getByRole('listbox').getAttribute('id'),
    );
    const names = (await nodesOf(page, 'option')).map(({ name }) => name);
    expect(names.map((name) => name.slice(0, 11))).toEqual([
      'Data Table ',
      'Export Data',
      'Before draw',
    ]);
    for (const name of [...names.slice(1), names[0]]) {
      expect(name).toMatch(/\S/);
      await page.keyboard.press('ArrowDown');
      await expect
        .poll(() => combobox(page))
        .toMatchObject({ properties: { activedescendant: name } });
    }
    await searchAgain(page, 'qqxxzz');
    const after = await combobox(page);
    expect(after?.properties).toMatchObject({ expanded: 'false' });
    expect(after?.properties).not.toHaveProperty('activedescendant');
  });

  it('has groups that are named by their pages', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'table');
    const groups = (await nodesOf(page, 'group')).map(({ name }) => name);
    expect(groups.slice(-3)).toEqual(['Data Table', 'Export Data', 'Events']);
    expect(await groupsOf(page).last().getByRole('option').count()).toBe(1);
  });

  it('tells the number of results once, when typing has settled', async () => {
    const page = await reader.open('start');
    await page.keyboard.press('/');
    await inputOf(page).waitFor();
    await statusOf(page).evaluate((status) => {
      const said: string[] = [];
      new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      Object.assign(window, { said });
    });
    // Letters come from inside the page: between keys from here, typing could seem to have settled.
    await inputOf(page).evaluate(async (input: HTMLInputElement) => {
      for (const letter of 'table') {
        input.value += letter;
        input.dispatchEvent(new Event('input'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    // A slow answer is announced, too.
    const said = async () =>
      (await page.evaluate(() => (window as unknown as { said: string[] }).said)).filter(
        (text) => text !== 'Searching…',
      );
    await expect.poll(said).toEqual(['3 results on 3 pages']);
    expect(await nodesOf(page, 'status')).toMatchObject([{ properties: { live: 'polite' } }]);
  });
});

describe('by keyboard', () => {
  it('arrows walk through all results and around, Home and End go to the ends', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'table');
    const steps = ['', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
    const places: unknown[] = [];
    for (const step of steps) {
      if (step) await page.keyboard.press(step);
      places.push((await activeOption(page))?.at);
    }
    expect(places).toEqual([0, 1, 2, 0, 2, 0, 2]);
    expect(await hasFocus(inputOf(page))).toBe(true);
  });

  it('Enter opens the chosen result without loading the page again', async () => {
    const page = await reader.open('start');
    const isSame = await markDocument(page);
    await searchFor(page, 'table');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Events');
    expect(new URL(page.url()).hash).toBe('#before-drawing');
    expect(await dialogOf(page).count()).toBe(0);
    expect(await isSame()).toBe(true);
  });

  it('Ctrl+Enter opens it in a tab of its own, with a text fragment', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'zebra');
    // The fragment is made of the excerpt, which follows the result.
    await page.locator('mark', { hasText: 'zebra' }).waitFor();
    const opened = page.context().waitForEvent('request', (one) => one.isNavigationRequest());
    const tabs = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    const tab = await tabs;
    await opened;
    await arrivedAt(tab, 'Data Table');
    const address = await tab.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(address).toContain('/docs/widgets/data-table#page-size:~:text=zebra%20stripes');
    expect(await dialogOf(page).isVisible()).toBe(true);
  });

  it('Tab goes through close, filter and all results, and letters go on in the input', async () => {
    const page = await reader.open('start');
    await searchFor(page, 'table');
    const stops: string[] = [];
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const here = document.activeElement as HTMLInputElement;
          return here.labels?.[0]?.textContent || here.ariaLabel || here.textContent || '';
        }),
      );
    }
    expect(stops).toEqual(['Close', 'All 3', 'See all results']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => optionsOf(page).count()).toBe(2);
    await page.keyboard.type('s');
    expect(await inputOf(page).inputValue()).toBe('tables');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
  });
});
