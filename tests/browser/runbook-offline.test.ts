// The runbook in a server room: reloaded without a network; kept on the device only as long as its reader wants.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { AWS, arrived, begin, openRunbook, progress, unfold } from './runbook.ts';

const reader = useReader(serveRealSite);

const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
const caches_ = (page: Page) => page.evaluate(() => caches.keys());
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function openKept(): Promise<Page> {
  const page = await openRunbook(reader, AWS);
  await button(page, 'Remove from this device').waitFor();
  // What is kept may be there before its worker, which answers from it.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  return page;
}

describe('the runbook, kept on the device', () => {
  it('is reloaded without a network, with its ticks and commands, and goes on', async () => {
    const page = await openKept();
    await begin(page);
    await page.locator('.runbook-part[open] .tick').nth(0).check();
    await page.context().setOffline(true);
    await page.reload();
    await arrived(page);
    await expect.poll(() => progress(page)).toMatch(/^1 of/);
    await unfold(page, 'Extract Package');
    expect(await page.locator('.runbook-part[open] pre').first().innerText()).toContain('mkdir');
    await page.locator('.runbook-part[open] .tick').nth(0).check();
    await expect.poll(() => progress(page)).toMatch(/^2 of/);
    const size = await page
      .locator('.runbook-bar')
      .evaluate((one) => getComputedStyle(one).position);
    expect(size).toBe('sticky');
    await page.goto(
      `${reader.url}runbook?kind=fresh&target=aws&os=ubuntu&user=root&network=online`,
    );
    await arrived(page);
    expect(await page.locator('.runbook').textContent()).toContain('apt-get');
  });

  it('has a worker for this page alone, and one cache, named after what is in it', async () => {
    const page = await openKept();
    expect(await workers(page)).toEqual(['/learn/runbook']);
    const names = await caches_(page);
    expect(names).toEqual([expect.stringMatching(/^learn-runbook-\w+$/)]);
    await page.evaluate(() => caches.open('learn-runbook-older'));
    await page.reload();
    await arrived(page);
    await expect.poll(() => caches_(page)).toEqual(names);
    await page.goto(`${reader.url}teams/overview`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  });

  it('has a worker that leaves a page alone whose name begins alike', async () => {
    const page = await openKept();
    await page.context().setOffline(true);
    await page.goto(`${reader.url}runbook/`);
    await page.locator('.runbook').waitFor();
    const alike = page.goto(`${reader.url}runbook-for-teams`);
    await expect(alike).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  it('asks the network for what a page needs whose name begins alike', async () => {
    const page = await openKept();
    await page.evaluate(async () => {
      for (const name of await caches.keys())
        await (await caches.open(name)).put('/learn/_assets/odd.txt', new Response('kept'));
    });
    const odd = () =>
      page.evaluate(async () => {
        const answer = await fetch('/learn/_assets/odd.txt');
        return answer.ok ? answer.text() : answer.status;
      });
    expect(await odd()).toBe('kept');
    reader.expectTrouble(/404/);
    await page.goto(`${reader.url}runbook-for-teams`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await odd()).toBe(404);
  });

  it('goes when its reader says so, stays away, and comes again when it is wanted', async () => {
    const page = await openKept();
    await button(page, 'Remove from this device').click();
    await button(page, 'Keep on this device').waitFor();
    expect(await workers(page)).toEqual([]);
    expect(await caches_(page)).toEqual([]);
    await page.reload();
    await arrived(page);
    await button(page, 'Keep on this device').waitFor();
    expect(await workers(page)).toEqual([]);
    await button(page, 'Keep on this device').click();
    await button(page, 'Remove from this device').waitFor();
    expect(await workers(page)).toEqual(['/learn/runbook']);
  });

  it('goes when the site no longer wants it', async () => {
    const page = await openKept();
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text: string) => parse(text.replace('"isOffline":true', '"isOffline":false'));
    });
    // The server's HTML is still that of the other setting.
    reader.expectTrouble(/React error #418/);
    await page.reload();
    await arrived(page);
    await expect.poll(() => workers(page)).toEqual([]);
    await expect.poll(() => caches_(page)).toEqual([]);
    expect(await button(page, 'Remove from this device').count()).toBe(0);
  });

  it('has a search that says that it needs a network, and finds again when there is one', async () => {
    reader.expectTrouble(/ERR_FAILED|ERR_INTERNET/);
    const page = await openKept();
    await page.context().setOffline(true);
    await page.reload();
    await arrived(page);
    await page.keyboard.press('/');
    const dialog = page.locator('dialog.search');
    await dialog.locator('input[role=combobox]').waitFor();
    await page.keyboard.type('tomcat');
    const note = dialog.getByText('Search needs a network.');
    await note.waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn/runbook/');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('option').first().waitFor();
    expect(await note.count()).toBe(0);
  });

  it('opens the guides that it names, and says which other page needs a network', async () => {
    reader.expectTrouble(/ERR_FAILED|ERR_INTERNET/);
    const page = await openKept();
    await begin(page);
    await page.context().setOffline(true);
    await page.reload();
    await arrived(page);
    await begin(page);
    const part = page.locator('.runbook-part[open]');
    await part.evaluate((one) => {
      const link = document.createElement('a');
      link.href = '/learn/teams/overview';
      link.textContent = 'Teams';
      one.append(link);
    });
    await part.getByRole('link', { name: 'Teams', exact: true }).click();
    await page
      .getByText(
        '“Teams” could not be reached. It isn’t kept on this device, so it needs a network.',
      )
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn/runbook/');
    await part.getByRole('link', { name: 'This guide as a page of its own' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/learn/runbook'));
    expect(await page.locator('h1').innerText()).toBe("What You'll Need for Millwork Enterprise");
    await page.goBack();
    await arrived(page);
  });

  it('says how many guides of another way are not there', async () => {
    reader.expectTrouble(/ERR_FAILED|ERR_INTERNET/);
    const page = await openKept();
    await page.context().setOffline(true);
    await page.goto(
      `${reader.url}runbook?kind=fresh&target=azure&os=ubuntu&user=root&network=online`,
    );
    await page.getByText(/\d+ pages could not be fetched. They need a network./).waitFor();
  });
});

describe('the runbook before a choice', () => {
  it('counts no steps', async () => {
    const page = await reader.open('runbook', { javaScriptEnabled: true });
    expect(await progress(page)).toBe('No steps yet');
    expect(await page.locator('.runbook-bar').innerText()).not.toContain('0 of 0');
  });
});
