// The runbook: what is chosen makes one page of steps, to tick off, to print, and to go on with without a network.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { AWS, arrived, begin, choose, openRunbook, parts, progress, status } from './runbook.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);

const open = (at: string, options = {}) => openRunbook(reader, at, options);

describe('the runbook', () => {
  it('has the steps of every page on the way, in order, with the chosen tabs alone', async () => {
    const page = await open(AWS);
    const titles = await parts(page);
    expect(titles[0]).toBe("What You'll Need for Millwork Enterprise");
    expect(titles[1]).toBe('Prepare Infrastructure on AWS');
    expect(titles.indexOf('Extract Package')).toBeGreaterThan(
      titles.indexOf('Install Prerequisite Software'),
    );
    const text = await page.locator('.runbook').textContent();
    expect(text).toContain('yum');
    expect(text).not.toContain('apt-get install');
    expect(await page.locator('.runbook table').count()).toBeGreaterThan(3);
    expect(await page.locator('.runbook h4', { hasText: 'Roll back' }).count()).toBeGreaterThan(3);
    expect(await page.locator('.runbook h4', { hasText: 'Check' }).count()).toBeGreaterThan(3);
    expect(await page.locator('.tick').count()).toBeGreaterThan(60);
  });

  it('is another one for another choice, and keeps it in the address', async () => {
    const page = await open('runbook/');
    expect((await parts(page)).includes('Prepare Infrastructure on AWS')).toBe(true);
    await choose(page, 'VMware ESXi');
    await choose(page, 'From an ISO file');
    await expect.poll(() => new URL(page.url()).search).toContain('target=vmware-esxi');
    await expect.poll(() => new URL(page.url()).search).toContain('medium=iso');
    await expect
      .poll(() => parts(page))
      .toContain('Prepare Infrastructure Using ISO on VMware ESXi');
    await choose(page, 'Upgrade');
    await expect.poll(() => parts(page)).toContain('Run Patch');
    expect(await parts(page)).not.toContain('Initialize Setup');
    await expect.poll(() => new URL(page.url()).search).toContain('kind=upgrade');
    await page.reload();
    await expect.poll(() => parts(page)).toContain('Run Patch');
  });

  it.each([
    'target=azure&image=vhd',
    'target=vmware-esxi&medium=iso',
  ])('moves nothing on a phone when its address says %s', async (way) => {
    const page = await open(`runbook/?kind=fresh&${way}`, {
      viewport: { width: 412, height: 823 },
    });
    await page.locator('.runbook-form legend', { hasText: 'How machines are made' }).waitFor();
    expect(await shifts(page)).toBe(0);
  });

  it('keeps what is chosen before its script has arrived', async () => {
    const page = await reader.open('about:blank', { hasTouch: true });
    let late = 0;
    await page.route(/Runbook-/, async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(`${reader.url}runbook`);
    await page.locator('.runbook-form label', { hasText: /^Hyper-V$/ }).tap();
    await expect.poll(() => new URL(page.url()).search).toContain('target=hyper-v');
    expect(await page.locator('input[value=hyper-v]').isChecked()).toBe(true);
    expect(late).toBeGreaterThan(0);
  });

  it('is ticked off with the time, which is there again after a reload, for this way alone', async () => {
    const page = await open(AWS);
    const total = Number(/of (\d+) done/.exec(await progress(page))?.[1]);
    await begin(page);
    await page.locator('.tick').nth(0).check();
    await page.locator('.tick').nth(5).check();
    await expect.poll(() => progress(page)).toBe(`2 of ${total} done`);
    expect(await page.locator('.tick-time').nth(0).innerText()).toMatch(/^Done .*\d/);
    await page.reload();
    await expect.poll(() => progress(page), { timeout: 20_000 }).toBe(`2 of ${total} done`);
    expect(await page.locator('.tick').nth(5).isChecked()).toBe(true);
    await choose(page, 'Azure');
    await expect.poll(() => progress(page)).toMatch(/^0 of/);
    await choose(page, 'AWS');
    await expect.poll(() => progress(page)).toBe(`2 of ${total} done`);
    await page.getByRole('button', { name: 'Clear ticks' }).click();
    await expect.poll(() => progress(page)).toBe(`0 of ${total} done`);
    expect(await page.locator('.tick').nth(0).isChecked()).toBe(false);
  });

  it('takes the version that the reader runs as the start of an upgrade', async () => {
    const page = await open('runbook/?kind=upgrade&target=aws');
    const link = page.locator('.runbook-changes a');
    expect(await link.getAttribute('href')).toMatch(/upgrade$/);
    await page.goto(`${page.url()}&mine=10.15.0`);
    await expect.poll(() => link.innerText()).toContain('10.15.0');
    expect(await link.getAttribute('href')).toMatch(/upgrade\?from=10\.15\.0$/);
    await choose(page, 'New installation');
    await expect.poll(() => link.count()).toBe(0);
  });

  it('shows values in all its commands', async () => {
    const page = await open(AWS);
    await page.locator('.values summary').click();
    await page.locator('.values input[name=version]').fill('11.14.0');
    const places = page.locator('.runbook-part [data-value=version]');
    expect(await places.count()).toBeGreaterThan(2);
    for (const place of await places.all()) expect(await place.textContent()).toBe('11.14.0');
    await choose(page, 'Google Cloud');
    await expect.poll(() => status(page)).toBe('The runbook is complete');
    await expect.poll(() => places.first().textContent()).toBe('11.14.0');
  });

  it('goes on without a network once it is there', async () => {
    const page = await open(AWS);
    await page.getByRole('button', { name: 'Remove from this device' }).waitFor();
    await begin(page);
    await page.context().setOffline(true);
    await page.locator('.tick').nth(1).check();
    await expect.poll(() => progress(page)).toMatch(/^1 of/);
    await choose(page, 'Ubuntu');
    await expect.poll(() => page.locator('.runbook').textContent()).toContain('apt-get');
  });

  it('says which option there is not, as text, and shows another', async () => {
    const page = await open('runbook/?target=%3Cimg%20src=x%3E&kind=fresh');
    expect(await page.locator('.runbook .notice').innerText()).toContain('“<img src=x>”');
    await choose(page, 'Hyper-V');
    await expect.poll(() => page.locator('.runbook .notice').count()).toBe(0);
  });

  it('is operated by keyboard', async () => {
    const page = await open(AWS);
    await page.locator('input[name=target][value=aws]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).search).toContain('target=azure');
    await expect.poll(() => parts(page)).toContain('Prepare Infrastructure on Azure');
    await arrived(page);
    await page.locator('.runbook-part summary').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.tick').first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => progress(page)).toMatch(/^1 of/);
  });

  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('passes axe in %s, and fits %i px', async (colorScheme, width) => {
    const page = await open(AWS, {
      bypassCSP: true,
      colorScheme,
      viewport: { width, height: 900 },
    });
    await begin(page);
    await page.locator('.tick').nth(8).check();
    expect(await violations(page)).toEqual([]);
    const isWider = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });

  it('without scripts leads to the guides', async () => {
    const page = await reader.open('runbook/', { javaScriptEnabled: false });
    await page.getByText('All guides, page by page').click();
    expect(await page.locator('.own-intro a:visible').count()).toBeGreaterThan(7);
    expect(await page.locator('.runbook').isVisible()).toBe(false);
  });

  it.skipIf(!inject('hasPdftotext'))('prints its steps, and no controls', async () => {
    const page = await open(AWS);
    await begin(page);
    await page.locator('.tick').first().check();
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'learn-runbook-')), 'runbook.pdf');
    writeFileSync(file, await page.pdf({ format: 'A4' }));
    const { stdout } = spawnSync('pdftotext', ['-layout', file, '-'], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(stdout).toContain('Extract Package');
    expect(stdout).toContain('When it worked');
    expect(stdout).not.toContain('Clear ticks');
    expect(stdout).not.toContain('Where it runs');
    expect(stdout).not.toContain('Your values');
  });
});
