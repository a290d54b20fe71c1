// The Data Table's layouts: records are edited in the row, by keys, in a dialog or below, and what isn't valid is refused.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { alive, leaveAlone } from './illustrations.ts';

const reader = useReader(serveRealSite);
const MESSAGE = 'Enter a first and a last name.';

async function openTable(layout: string, options = {}): Promise<{ page: Page; demo: Locator }> {
  const page = await reader.openNext('app-development/widgets/datalive/data-table', options);
  const demo = await alive(page, 'data-table');
  await demo.locator('.demo-panel').getByLabel('Layout').selectOption(layout);
  return { page, demo };
}

const stageOf = (demo: Locator) => demo.locator('.demo-stage');
const rowOf = (demo: Locator, name: string) =>
  stageOf(demo).getByRole('row').filter({ hasText: name });
const events = (demo: Locator) => demo.locator('.demo-events').innerText();
const axe = async (page: Page) => {
  await leaveAlone(page, 'data-table');
  return violations(page, '[data-island="widgets/data-table"]');
};

describe('a Data Table, Inline Editable', () => {
  it('saves a row, and refuses one that isn’t valid', async () => {
    const { page, demo } = await openTable('Inline Editable');
    await rowOf(demo, 'Ada Lind').getByRole('button', { name: 'Edit' }).press('Enter');
    const name = stageOf(demo).getByLabel('Name', { exact: true });
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await name.fill('');
    await page.keyboard.press('Enter');
    await stageOf(demo).getByRole('alert').getByText(MESSAGE).waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    expect(await events(demo)).not.toContain('onRowupdate');
    await name.fill('ada');
    await stageOf(demo).getByRole('button', { name: 'Save' }).click();
    expect(await stageOf(demo).getByText(MESSAGE).count()).toBe(1);
    await name.fill('Ada Byron');
    await page.keyboard.press('Enter');
    await rowOf(demo, 'Ada Byron').waitFor();
    expect(await events(demo)).toMatch(/onRowupdate[\s\S]*onBeforerowupdate/);
    await rowOf(demo, 'Ada Byron').getByRole('button', { name: 'Edit' }).click();
    await name.fill('Nobody');
    await page.keyboard.press('Escape');
    await rowOf(demo, 'Ada Byron').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('says what is wrong in its own words where there is no message, and demands nothing where it needn’t', async () => {
    const { page, demo } = await openTable('Inline Editable');
    const set = (label: string) => demo.locator('.demo-panel').getByLabel(label, { exact: false });
    await set('Validation Message').fill('');
    await rowOf(demo, 'Ada Lind').getByRole('button', { name: 'Edit' }).click();
    const name = stageOf(demo).getByLabel('Name', { exact: true });
    await name.fill('');
    await page.keyboard.press('Enter');
    await stageOf(demo).getByText('Name: a value is required.').waitFor();
    await demo.locator('.demo-panel').getByLabel('Required').uncheck();
    await name.press('Enter');
    await expect.poll(() => name.count()).toBe(0);
  });

  it('adds a row where Form Position says', async () => {
    const { demo } = await openTable('Inline Editable');
    await demo.locator('.demo-panel').getByLabel('Form Position').selectOption('top');
    await stageOf(demo).getByRole('button', { name: 'New' }).click();
    const first = stageOf(demo).locator('tbody tr').first();
    await first.getByLabel('Name', { exact: true }).fill('Zoe Zander');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => events(demo)).toContain('onRowinsert');
  });
});

describe('a Data Table, Quick Edit', () => {
  it('is filled in by keys alone', async () => {
    const { page, demo } = await openTable('Quick Edit');
    const name = stageOf(demo).getByLabel('Name', { exact: true });
    await rowOf(demo, 'Ada Lind').focus();
    await page.keyboard.press('Enter');
    await name.fill('ada');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await stageOf(demo).getByText(MESSAGE).waitFor();
    await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
    await name.fill('Ada Byron');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    await rowOf(demo, 'Ada Byron').waitFor();
    expect(await name.inputValue()).toBe('Ben Ortiz');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => name.inputValue()).toBe('Chen Wei');
    await name.fill('Nobody at all');
    await page.keyboard.press('Escape');
    await rowOf(demo, 'Chen Wei').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(() => rowOf(demo, 'Chen Wei').count()).toBe(0);
    await expect.poll(() => events(demo)).toContain('onRowdelete');
    expect(await axe(page)).toEqual([]);
  });

  it('has an empty row for a new record, unless that is off', async () => {
    const { page, demo } = await openTable('Quick Edit');
    const fresh = stageOf(demo).getByRole('row', { name: 'New record' });
    await fresh.click();
    await stageOf(demo).getByLabel('Name', { exact: true }).fill('Zoe Zander');
    await page.keyboard.press('Enter');
    await expect.poll(() => events(demo)).toContain('onRowinsert');
    await demo.locator('.demo-panel').getByLabel('Show New Row').uncheck();
    await expect.poll(() => fresh.count()).toBe(0);
  });
});

describe('a Data Table with a form', () => {
  it('edits in a dialog, which stays open while something is wrong', async () => {
    const { page, demo } = await openTable('Editable with Form as Dialog');
    await rowOf(demo, 'Ada Lind').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(MESSAGE).waitFor();
    await dialog.getByLabel('Name').fill('Ada Byron');
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    await rowOf(demo, 'Ada Byron').waitFor();
    expect(await events(demo), 'the form has the events').not.toContain('onRowupdate');
  });

  it('edits below, at 390 pixels too', async () => {
    const viewport = { width: 390, height: 844 };
    const { page, demo } = await openTable('Editable with Form below', { viewport });
    await rowOf(demo, 'Ben Ortiz').getByRole('button', { name: 'Edit' }).click();
    const form = stageOf(demo).getByRole('form', { name: 'Edit record' });
    await form.getByLabel('Name').fill('Ben Ortega');
    await form.getByRole('button', { name: 'Save' }).click();
    await rowOf(demo, 'Ben Ortega').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await axe(page)).toEqual([]);
  });

  it('only shows a record where it is Read-Only with Details Below', async () => {
    const { demo } = await openTable('Read-Only with Details Below');
    await stageOf(demo).getByText('Chen Wei').click();
    const name = stageOf(demo).getByLabel('Name', { exact: true }).last();
    expect(await name.getAttribute('readonly')).not.toBe(null);
    await expect(
      demo.locator('.demo-panel').getByLabel('Validation Message').isDisabled(),
    ).resolves.toBe(true);
  });
});
