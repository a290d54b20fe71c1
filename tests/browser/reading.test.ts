// Moving about as a reader does: links, navigation, drawer, outline, theme, page for unknown addresses.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../engine/serve/create-site-server.ts';
import { launchBrowser, type OpenPage, openPage, serveRealSite } from '../support/browser.ts';

let browser: Browser;
let server: SiteServer;
let open: OpenPage;
const start = async (path: string, options = {}) => {
  open = await openPage(browser, options);
  await open.page.goto(server.url + path);
  return open.page;
};

beforeAll(async () => {
  server = await serveRealSite();
  browser = await launchBrowser();
});
afterEach(async () => {
  expect(open.troubles).toEqual([]);
  expect(open.foreign).toEqual([]);
  await open.close();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('moving between pages', () => {
  it('swaps the article in place, and everything around it follows', async () => {
    const page = await start('teams/overview');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.click('.article a[href$="teams/manage-roles"]');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Manage Roles');
    const state = await page.evaluate(() => ({
      same: 'sameDocument' in window,
      path: location.pathname,
      title: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      current: document.querySelector('.sidebar [aria-current=page]')?.textContent,
      outline: document.querySelector('#outline a')?.textContent,
      focus: document.activeElement?.id,
      scroll: scrollY,
      said: document.getElementById('live')?.textContent,
    }));
    expect(state).toEqual({
      same: true,
      path: '/learn/teams/manage-roles',
      title: 'Manage Roles | Millwork Learn',
      canonical: 'https://docs.millwork.example/learn/teams/manage-roles',
      description: expect.stringContaining('Create a project role'),
      current: 'Manage Roles',
      outline: 'Two kinds of role',
      focus: 'content',
      scroll: 0,
      said: 'Manage Roles, page loaded',
    });
  });

  it('goes to another section, and marks it', async () => {
    const page = await start('teams/overview');
    await page.click('.sections a[data-section=design-system]');
    await page.waitForFunction(() =>
      document.querySelector('h1')?.textContent?.includes('Design System'),
    );
    expect(await page.textContent('.sections [aria-current]')).toBe('Design System');
    expect(await page.textContent('.sidebar-title')).toBe('Design System');
  });

  it('restores the scroll position on the way back, and finds headings on the way', async () => {
    const page = await start('teams/overview');
    await page.evaluate(() => scrollTo(0, 700));
    await page.waitForTimeout(200);
    await page.evaluate(() => document.querySelector<HTMLElement>('.pager-next')?.click());
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Team Setup');
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Teams Overview' && scrollY === 700,
    );
    await page.click('#outline a[href="#plans"]');
    await page.waitForFunction(() => location.hash === '#plans');
    const top = await page.evaluate(
      () => document.getElementById('plans')?.getBoundingClientRect().top ?? 0,
    );
    expect(top).toBeGreaterThan(90);
    expect(top).toBeLessThan(260);
  });

  it('asks for a page once, when the pointer comes near', async () => {
    const page = await start('teams/overview');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.hover('.article a[href$="teams/dashboard"]');
    await page.waitForRequest('**/teams/dashboard').catch(() => undefined);
    await page.click('.article a[href$="teams/dashboard"]');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Dashboard');
    expect(asked.filter((path) => path === '/learn/teams/dashboard')).toHaveLength(1);
  });

  it('loads the page the ordinary way when fetching fails', async () => {
    const page = await start('teams/overview');
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new Error('offline'));
    });
    await Promise.all([page.waitForNavigation(), page.click('.pager-next')]);
    expect(await page.textContent('h1')).toBe('Team Setup');
  });

  it('leaves clicks with a modifier to the browser', async () => {
    const page = await start('teams/overview');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('.pager-next', { modifiers: ['Control'] }),
    ]);
    await tab.waitForLoadState();
    expect(await tab.textContent('h1')).toBe('Team Setup');
    expect(await page.textContent('h1')).toBe('Teams Overview');
  });
});

describe('the navigation', () => {
  it('starts closed, fetches the tree once, and keeps open what a reader opened', async () => {
    const page = await start('documentation-reference');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const toggle = page
      .locator('.sidebar li.category', { hasText: 'Get started' })
      .first()
      .locator('> button');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.sidebar a:text-is("Walkthrough")');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe(
      'true',
    );
    await page.click('.sidebar a:text-is("Widgets Library")');
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Widgets Library Web',
    );
    expect(await page.isVisible('.sidebar a:text-is("Walkthrough")')).toBe(true);
    await page.reload();
    await page.waitForSelector('.sidebar a:text-is("Walkthrough")');
    expect(asked.filter((url) => url.endsWith('/_nav/docs.html'))).toHaveLength(2);
    expect(await page.textContent('.sidebar [aria-current=page]')).toBe('Widgets Library');
  });

  it('shows the branch of the current page, and only that', async () => {
    const page = await start(
      'app-development/core-implementation/core-and-implementation-projects',
    );
    const open = await page.$$eval('.sidebar li.category:has(> ul) > a', (links) =>
      links.map((link) => link.textContent),
    );
    expect(open).toEqual(['Get started', 'Administration']);
  });

  it.each([
    390, 820,
  ])('is a drawer at %i pixels, closed by Escape and by following a link', async (width) => {
    const page = await start('teams/overview', { viewport: { width, height: 900 } });
    expect(await page.isVisible('.sidebar')).toBe(false);
    await page.click('.header .menu-button');
    await page.waitForSelector('.sidebar', { state: 'visible' });
    await page.keyboard.press('Escape');
    await page.waitForSelector('.sidebar', { state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('menu-button');
    await page.click('.header .menu-button');
    await page.click('.sidebar a:text-is("Dashboard")');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Dashboard');
    expect(await page.isVisible('.sidebar')).toBe(false);
  });

  it('marks the heading that is being read', async () => {
    const page = await start('teams/overview');
    await page.evaluate(() => document.getElementById('what-you-do-where')?.scrollIntoView());
    await page.waitForFunction(
      () => document.querySelector('#outline [aria-current]')?.textContent === 'What you do where',
    );
  });
});

describe('the colour theme', () => {
  it('goes round three states, is remembered, and is set before the first paint', async () => {
    const page = await start('', { colorScheme: 'light' });
    const ground = () =>
      page.evaluate(
        () =>
          getComputedStyle(document.body).colorScheme +
          getComputedStyle(document.documentElement).backgroundColor,
      );
    const light = await ground();
    const button = page.locator('.theme-button');
    expect(await button.getAttribute('aria-label')).toBe('Colour theme: as on this device');
    await button.click();
    await button.click();
    expect(await button.getAttribute('aria-label')).toBe('Colour theme: dark');
    expect(await ground()).not.toBe(light);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.early = document.documentElement.dataset.theme ?? 'none';
      });
    });
    await page.reload();
    expect(await page.getAttribute('html', 'data-early')).toBe('dark');
    await button.click();
    expect(await page.getAttribute('html', 'data-theme')).toBeNull();
  });

  it('follows the device', async () => {
    const page = await start('', { colorScheme: 'dark' });
    const [red = 255] =
      (await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
        .match(/\d+/g)
        ?.map(Number) ?? [];
    expect(red).toBeLessThan(60);
  });
});

describe('an unknown address', () => {
  it('suggests the pages with the nearest addresses', async () => {
    const page = await start('teams/manage-rolls');
    await page.waitForSelector('[data-near-pages] a');
    expect(await page.getAttribute('[data-near-pages] a', 'href')).toBe(
      '/learn/teams/manage-roles',
    );
    open.troubles.splice(
      0,
      open.troubles.length,
      ...open.troubles.filter((text) => !text.includes('404')),
    );
  });
});
