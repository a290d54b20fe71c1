// The interface of search as its tests use it, by the roles and names that screen readers announce.
import type { Locator, Page } from 'playwright-core';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const inputOf = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const optionsOf = (page: Page): Locator => page.getByRole('option');
export const groupsOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('group');
export const statusOf = (page: Page): Locator => page.locator('.search [role=status]');

/** Open the dialog by its key, put a query in as if pasted, and wait for its answer or failure; excerpts may follow. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await ask(page, query);
}

/** Another query in the input that has the focus. */
export async function searchAgain(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.locator('.search-list, .search-nothing').waitFor({ state: 'detached' });
  await ask(page, query);
}

/** By its key, which browsers act on a little later. */
export async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog.search:not([open])').waitFor({ state: 'attached' });
}

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.insertText(query);
  await page.locator('.search-list, .search-nothing, .search-note[role=alert]').first().waitFor();
}

/** Name of the option that Enter opens, and its place; undefined where there is none. */
export function activeOption(page: Page): Promise<{ at: number; name: string } | undefined> {
  return inputOf(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    const all = [...document.querySelectorAll('[role=option]')];
    const at = all.findIndex((option) => option.id === id);
    const chosen = all.filter((option) => option.getAttribute('aria-selected') === 'true');
    if (chosen.length > 1 || chosen[0] !== all[at])
      throw new Error('What is selected is not what the input names.');
    const name = all[at]?.querySelector('.search-name')?.textContent;
    return name ? { at, name } : undefined;
  });
}

/** What is lit up in the page. */
export function litWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search') ?? [])] as StaticRange[];
    return ranges.map(({ startContainer, startOffset, endOffset }) =>
      (startContainer.textContent ?? '').slice(startOffset, endOffset),
    );
  });
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Whether anything is wider than the window. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.search, .search-panel')].some(
      (element) => element.scrollWidth > element.clientWidth,
    ),
  );
}
