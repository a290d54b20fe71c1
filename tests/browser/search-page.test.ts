// The page of search: it can be linked, is where browsers send a search, and says how to go on without JavaScript.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { activeOption, groupsOf, hasFocus, inputOf, optionsOf } from '../support/search.ts';
import { SEARCHED } from '../support/searched-site.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';

describe('a page of results', () => {
  const reader = useReader(() => serveFiles(SEARCHED));
  const queryOf = (url: string) => new URL(url).searchParams.get('q');

  it('shows what its address asks for', async () => {
    const page = await reader.open('search?q=table');
    await optionsOf(page).first().waitFor();
    expect(await page.title()).toBe('Search | Handbook');
    expect(await inputOf(page).inputValue()).toBe('table');
    expect(await groupsOf(page).count()).toBe(3);
    expect(await hasFocus(inputOf(page))).toBe(true);
  });

  it('takes any query from its address, with blanks as forms write them', async () => {
    const page = await reader.open(`search?q=zebra+stripes%26%3Cb%3E`);
    expect(await inputOf(page).inputValue()).toBe('zebra stripes&<b>');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
  });

  it('writes what is typed into its address', async () => {
    const page = await reader.open('search?q=table');
    await optionsOf(page).first().waitFor();
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press('End');
    await page.keyboard.type(' & rows+');
    await expect.poll(() => queryOf(page.url())).toBe('table & rows+');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  it('is there again, as it was, when a reader comes back from a result', async () => {
    const page = await reader.open('start');
    await page.goto(new URL('search', reader.url).href);
    await inputOf(page).waitFor();
    await page.keyboard.insertText('zebra');
    await expect.poll(() => optionsOf(page).count()).toBe(1);
    expect(await activeOption(page)).toBe(undefined);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arrivedAt(page, 'Data Table');
    await page.goBack();
    await expect.poll(() => inputOf(page).inputValue()).toBe('zebra');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    expect(queryOf(page.url())).toBe('zebra');
    await page.goForward();
    await arrivedAt(page, 'Data Table');
    await page.goBack();
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    await page.goBack();
    await arrivedAt(page, 'Start');
  });

  it('keeps what is typed before its script', async () => {
    const page = await reader.open('about:blank');
    const scripts = /_assets\/(search|mount|worker)/;
    let late = 0;
    await page.route(scripts, async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(`${reader.url}search?q=export`);
    await page.locator('form.search input').fill('zebra');
    await optionsOf(page).filter({ hasText: 'Page size' }).waitFor();
    expect(await inputOf(page).inputValue()).toBe('zebra');
    expect(late).toBeGreaterThan(0);
  });

  it('shows more where there are more', async () => {
    const page = await reader.open('search?q=recipe');
    await expect.poll(() => groupsOf(page).count()).toBe(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => groupsOf(page).count()).toBe(30);
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  it('is used by the keys of search in place of a dialog', async () => {
    const page = await reader.open('search');
    await inputOf(page).waitFor();
    await page.locator('.theme-button').focus();
    await page.keyboard.press('Control+k');
    expect(await hasFocus(inputOf(page))).toBe(true);
    expect(await page.locator('dialog.search').count()).toBe(0);
  });

  it('without a script says how to go on, and the field of every page leads there', async () => {
    const page = await reader.open('start', { javaScriptEnabled: false });
    await page.click('.search-field');
    await page.waitForURL('**/docs/search');
    expect(await page.locator('main').innerText()).toContain('Search needs JavaScript');
    const links = page.locator('.section-links a');
    expect(await links.allInnerTexts()).toEqual(['Guide', 'Reference']);
    await links.last().click();
    await arrivedAt(page, 'Reference');
  });
});

describe('for search engines and browsers', () => {
  const reader = useReader(serveRealSite);
  const file = (name: string) => readFileSync(path.join(inject('realSite'), name), 'utf8');

  it('is not indexed, and not in the sitemap', async () => {
    const page = await reader.open('search');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(file('sitemap.xml')).toContain('/learn/teams/overview</loc>');
    expect(file('sitemap.xml')).not.toContain('/learn/search<');
  });

  it.each([
    '',
    'search',
  ])('"%s" tells browsers of a provider that leads to this page', async (at) => {
    const page = await reader.open(at);
    const link = page.locator('link[rel=search]');
    expect(await link.getAttribute('type')).toBe('application/opensearchdescription+xml');
    const described = await page.evaluate(
      async (href) => {
        const text = await (await fetch(href ?? '')).text();
        const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
        const of = (name: string) => root.getElementsByTagNameNS(root.namespaceURI, name)[0];
        return {
          root: root.localName,
          namespace: root.namespaceURI,
          shortName: of('ShortName')?.textContent ?? '',
          description: of('Description')?.textContent ?? '',
          type: of('Url')?.getAttribute('type'),
          template: of('Url')?.getAttribute('template') ?? '',
          errors: root.getElementsByTagName('parsererror').length,
        };
      },
      await link.getAttribute('href'),
    );
    expect(described).toMatchObject({
      root: 'OpenSearchDescription',
      namespace: 'http://a9.com/-/spec/opensearch/1.1/',
      type: 'text/html',
      errors: 0,
    });
    expect(described.shortName.length).toBeLessThanOrEqual(16);
    expect(described.description.length).toBeLessThanOrEqual(1024);
    const asked = new URL(described.template.replace('{searchTerms}', 'team%20setup'));
    await page.goto(reader.url + asked.pathname.replace('/learn/', '') + asked.search);
    await optionsOf(page).filter({ hasText: 'Team Setup' }).first().waitFor();
  });

  it('finds a table', async () => {
    const page = await reader.open('search?q=table');
    await page
      .locator('.search-list mark', { hasText: /^tables?$/i })
      .first()
      .waitFor();
  });
});
