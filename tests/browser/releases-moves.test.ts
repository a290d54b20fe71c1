// Properties and events of widgets that changed: in the upgrade report for the widgets one names, and in the explorer.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { searchOf } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const part = (page: Page) => page.locator('[data-part=widgets].report-part');
const titles = (page: Page) => part(page).locator('.report-widget > h3').allInnerTexts();

describe('the report', () => {
  it('shows what changed of the widgets that are named, and keeps them in the address', async () => {
    const page = await reader.openNext('upgrade/?from=10.6.4&to=11.14.0');
    await part(page).waitFor();
    const all = (await titles(page)).length;
    expect(all).toBeGreaterThan(10);
    await page.getByLabel('Widgets your app uses').fill('data table, List');
    await expect.poll(() => titles(page)).toEqual(['Data Table', 'List']);
    await expect
      .poll(() => searchOf(page))
      .toBe('?from=10.6.4&to=11.14.0&widgets=data+table,+List');
    const table = part(page).locator('.report-widget', { hasText: 'Data Table' });
    const moved = table.locator('[data-move=default]').filter({ hasText: 'columnwidth' });
    expect(await moved.innerText()).toMatch(
      /Default\s+Web, 11\.10\.0\s+table-row\/columnwidth 30px → 50px/,
    );
    expect(await table.locator('details').getAttribute('open')).not.toBeNull();
  });

  it('opened by such an address says which names it does not know', async () => {
    const page = await reader.openNext('upgrade/?from=11.10.5&to=11.14.0&widgets=Tabel,Wizard', {
      bypassCSP: true,
    });
    await part(page).waitFor();
    expect(await titles(page)).toEqual(['Wizard']);
    expect(await part(page).getByRole('alert').innerText()).toBe(
      'No widget called “Tabel” has ever changed.',
    );
    expect(await violations(page, '.upgrade')).toEqual([]);
  });
});

describe('the explorer', () => {
  it('finds changes of widgets by words, and keeps them in the address', async () => {
    const page = await reader.openNext('releases/', { bypassCSP: true });
    await page.locator('.explorer[data-live]').waitFor();
    await page.locator('.views').getByText('Properties and events').click();
    const rows = page.locator('.widget-moves tbody tr');
    await expect.poll(() => rows.count()).toBe(100);
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    await expect.poll(() => rows.count()).toBe(200);
    await page.getByLabel('Find a widget').fill('bottom sheet removed');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await rows.first().innerText()).toMatch(/11\.11\.5\s+Bottom Sheet\s+Removed/);
    expect(await page.getByRole('status').innerText()).toBe('4 properties and events');
    await expect.poll(() => searchOf(page)).toBe('?view=widgets&moved=bottom+sheet+removed');
    expect(await violations(page, '.explorer')).toEqual([]);
  });
});
