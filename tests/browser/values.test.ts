// Values that a reader fills in: shown in every command, copied, kept on this device, cleared; hostile ones are text.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

const INSTALLER = 'on-premise/aws/install/download-copy-installer';
const EXTRACT = 'on-premise/azure/install/extract-package';

const panel = (page: Page) => page.locator('.values');
const field = (page: Page, name: string) => panel(page).locator(`input[name=${name}]`);
const shown = (page: Page, name: string) => page.locator(`.code [data-value=${name}]`).first();

async function openPanel(page: Page): Promise<void> {
  await panel(page).locator('summary').click();
  await expect
    .poll(() => panel(page).locator('.values-count').innerText())
    .toMatch(/^\d+ of \d+ filled in$/);
}

describe('a value', () => {
  it('is a placeholder until it is filled in, then stands in every command of every page', async () => {
    const page = await reader.openNext(INSTALLER);
    expect(await shown(page, 'installer-file').innerText()).toBe('<installer-file>');
    await openPanel(page);
    await field(page, 'installer-file').fill('millwork-11.14.tar');
    expect(await shown(page, 'installer-file').innerText()).toBe('millwork-11.14.tar');
    expect(await panel(page).locator('.values-count').innerText()).toMatch(/^1 of/);
    await page.goto(reader.url + EXTRACT);
    await expect.poll(() => shown(page, 'installer-file').innerText()).toBe('millwork-11.14.tar');
    await page.reload();
    await expect.poll(() => shown(page, 'installer-file').innerText()).toBe('millwork-11.14.tar');
  });

  it('is shown after a move inside the site', async () => {
    const page = await reader.openNext(INSTALLER);
    await openPanel(page);
    await field(page, 'installer-file').fill('moved.tar');
    await page.locator('.pager a[rel=next]').click();
    await page.locator('h1', { hasText: 'Extract' }).waitFor();
    await expect.poll(() => shown(page, 'installer-file').innerText()).toBe('moved.tar');
  });

  it('is copied with the command', async () => {
    const page = await reader.open(EXTRACT, { permissions: ['clipboard-read', 'clipboard-write'] });
    await openPanel(page);
    await field(page, 'version').fill('11.14.0');
    const block = page.locator('.code', { has: page.locator('[data-value=version]') }).first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await page.locator('[role=status]', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/11.14.0/');
    expect(copied).not.toContain('<version>');
    expect(copied).not.toContain('When it worked');
  });

  it('goes with all others when they are cleared', async () => {
    const page = await reader.openNext(EXTRACT);
    await openPanel(page);
    await field(page, 'version').fill('11.14.0');
    await panel(page).getByRole('button').click();
    expect(await shown(page, 'version').innerText()).toBe('<version>');
    expect(await field(page, 'version').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('learn-values'))).toBe(null);
  });

  it.each([
    ['a tag', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['quotes', `"';$(rm -rf /)\`id\``],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['a name of an object', '__proto__'],
  ])('%s is text', async (_kind, text) => {
    const page = await reader.openNext(EXTRACT);
    await openPanel(page);
    await field(page, 'version').fill(text);
    expect(await shown(page, 'version').textContent()).toBe(text);
    expect(await shown(page, 'version').locator('*').count()).toBe(0);
    await page.reload();
    await expect.poll(() => shown(page, 'version').textContent()).toBe(text);
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });

  it('kept in a way that makes no sense counts as none', async () => {
    const page = await reader.openNext(EXTRACT);
    for (const kept of ['{', '[]', '7', '{"version":{"a":1}}', 'null']) {
      await page.evaluate((text) => localStorage.setItem('learn-values', text), kept);
      await page.reload();
      await page.mouse.move(200, 200);
      await expect.poll(() => panel(page).locator('.values-count').textContent()).toMatch(/^0 of/);
      expect(await shown(page, 'version').innerText()).toBe('<version>');
    }
  });

  it('without scripts stands as its placeholder, and there is no panel', async () => {
    const page = await reader.open(EXTRACT, { javaScriptEnabled: false });
    expect(await shown(page, 'version').innerText()).toBe('<version>');
    expect(await panel(page).isVisible()).toBe(false);
  });

  it('that is unusual is told, and shown all the same', async () => {
    const page = await reader.openNext(EXTRACT);
    await openPanel(page);
    await field(page, 'version').fill('; reboot');
    await panel(page).getByText('Unusual here').first().waitFor();
    expect(await shown(page, 'version').innerText()).toBe('; reboot');
  });
});

describe('a guide', () => {
  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('passes axe in %s, its panel open, and fits %i px', async (colorScheme, width) => {
    const page = await reader.openNext('on-premise/gcp/install-prerequisites', {
      bypassCSP: true,
      colorScheme,
      viewport: { width, height: 900 },
    });
    await openPanel(page);
    expect(await violations(page)).toEqual([]);
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });

  it('asks for no secret', async () => {
    const page = await reader.openNext('runbook/?kind=fresh&target=aws');
    await page.locator('.values summary').click();
    await expect.poll(() => page.locator('.values input').count()).toBeGreaterThan(10);
    const names = await page
      .locator('.values input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
    expect(
      names.filter((name) => /password|secret|token|passphrase|access-key/.test(name)),
    ).toEqual([]);
  });
});

describe('the calculator', () => {
  const PAGE = 'on-premise/prerequisites';

  it('counts instances, and shows the sum', async () => {
    const page = await reader.openNext(PAGE);
    const sizing = page.locator('.sizing');
    await sizing.scrollIntoViewIfNeeded();
    await page.mouse.move(500, 400);
    const result = (name: string) =>
      sizing.locator('dl > div', { hasText: name }).locator('dd').innerText();
    expect(await result('StudioWorkspace')).toBe('2');
    await expect
      .poll(async () => {
        await sizing.getByLabel('Developers').fill('37');
        return result('StudioWorkspace');
      })
      .toBe('3');
    await sizing.getByLabel('Deployed apps').fill('21');
    await sizing.getByLabel('Stages').fill('3');
    expect(await result('AppDeployment')).toBe('6');
    expect(await result('Machines in all')).toBe('10');
    expect(await sizing.locator('.sizing-formula').innerText()).toContain('⌈37 ÷ 18⌉ = 3');
    await sizing.getByLabel('Release').selectOption('10.x');
    expect(await result('StudioWorkspace')).toBe('2');
    await sizing.getByLabel('Developers').fill('-1<b>');
    expect(await sizing.getByRole('alert').innerText()).toContain('whole number');
  });

  it('shows its first sum without scripts', async () => {
    const page = await reader.open(PAGE, { javaScriptEnabled: false });
    expect(await page.locator('.sizing-formula').innerText()).toContain('⌈36 ÷ 18⌉ = 2');
  });
});
