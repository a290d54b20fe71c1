// Moving between pages: the article is swapped in place, everything around it follows, plain links lie beneath.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  arrivedAt,
  holdBack,
  markDocument,
  noteRequests,
  scrollOf,
  tabsReady,
  topOf,
  useReader,
} from '../support/browser.ts';
import { GUIDE } from '../support/guide-site.ts';
import { serveFiles } from '../support/served-site.ts';

const reader = useReader(() => serveFiles(GUIDE));

/** How often it has been asked for since. */
function countRequests(page: Page, wanted: string): () => number {
  const paths = noteRequests(page);
  return () => paths.filter((path) => path === wanted).length;
}

describe('following a link', () => {
  it('swaps the article in place, and everything around it follows', async () => {
    const page = await reader.open('start');
    const isSame = await markDocument(page);
    await page.evaluate(() => scrollTo(0, 500));
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    expect(await isSame()).toBe(true);
    const seen = await page.evaluate(() => ({
      path: location.pathname,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      markdown: document.querySelector('link[rel=alternate]')?.getAttribute('href'),
      current: [...document.querySelectorAll('.sidebar [aria-current]')].map((a) => a.textContent),
      outline: document.querySelector('#site-outline a')?.textContent,
      previous: document.querySelector('.pager-previous')?.getAttribute('href'),
      mains: document.querySelectorAll('main').length,
      focus: document.activeElement?.id,
      scroll: scrollY,
      said: document.querySelector('[role=status]')?.textContent,
    }));
    expect(seen).toEqual({
      path: '/docs/other',
      title: 'Other | Guide',
      description: 'What Other is about, in one sentence.',
      canonical: 'https://docs.example/docs/other',
      markdown: '/docs/other.md',
      current: ['Other'],
      outline: 'Tabs',
      previous: '/docs/start',
      mains: 1,
      focus: 'site-content',
      scroll: 0,
      said: 'Other, page loaded',
    });
  });

  it('asks for the page beside the script that shows it, and once', async () => {
    const page = await reader.open('start');
    const giveScript = await holdBack(page, /_assets\/interaction-/);
    const asked = countRequests(page, '/docs/other');
    // By itself: a pointer that moves there would be a sign of use before it presses.
    await page.locator('.sidebar a:text-is("Other")').dispatchEvent('pointerdown');
    await expect.poll(asked).toBe(1);
    await page.click('.sidebar a:text-is("Other")');
    giveScript();
    await arrivedAt(page, 'Other');
    expect(asked()).toBe(1);
  });

  it('to the next page has it there, once the end of this one was seen', async () => {
    const page = await reader.open('start', { viewport: { width: 1440, height: 500 } });
    const asked = countRequests(page, '/docs/other');
    const script = page.waitForResponse(/_assets\/interaction-/);
    await page.mouse.move(700, 300);
    await script;
    expect(asked()).toBe(0);
    await page.locator('.pager-next').scrollIntoViewIfNeeded();
    await expect.poll(asked).toBe(1);
    await page.click('.pager-next');
    await arrivedAt(page, 'Other');
    expect(asked()).toBe(1);
  });

  it('leads into another section, whose navigation and crumbs then stand there', async () => {
    const page = await reader.open('inner/leaf');
    const crumbs = () => page.locator('.breadcrumbs a').allTextContents();
    expect(await crumbs()).toEqual(['Home', 'Guide', 'Outer', 'Inner']);
    await page.click('.sections a:text-is("Reference")');
    await arrivedAt(page, 'Reference one');
    expect(await crumbs()).toEqual(['Home', 'Reference']);
    expect(await page.locator('.sections [aria-current]').allTextContents()).toEqual(['Reference']);
    expect(await page.textContent('.sidebar-title')).toBe('Reference');
    await page.click('.brand');
    await arrivedAt(page, 'Guide');
    expect(await page.locator('.sidebar').count()).toBe(0);
    expect(await page.locator('.sections [aria-current]').count()).toBe(0);
    expect(await page.getAttribute('body', 'class')).toContain('layout-home');
  });

  it('with an anchor goes to it, in a closed tab and in closed details too', async () => {
    const page = await reader.open('start');
    for (const [link, id] of [
      ['its tab', 'inside'],
      ['its details', 'in-details'],
    ]) {
      await page.click(`.article a:text-is("${link}")`);
      await arrivedAt(page, 'Other');
      // A closed tab is opened by a script that comes first.
      await page.locator(`#${id}`).waitFor();
      const top = await topOf(page, `#${id}`);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(300);
      await page.goBack();
      await arrivedAt(page, 'Start');
    }
  });

  it('shows the page that was chosen last, whichever comes first', async () => {
    const page = await reader.open('start');
    const release = await holdBack(page, '**/docs/other');
    const asked = page.waitForRequest('**/docs/other');
    await page.click('.sidebar a:text-is("Other")');
    await asked;
    await page.click('.sections a:text-is("Reference")');
    await arrivedAt(page, 'Reference one');
    const answered = page.waitForResponse('**/docs/other');
    release();
    await (await answered).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await page.textContent('h1')).toBe('Reference one');
    expect(new URL(page.url()).pathname).toBe('/docs/reference/one');
  });

  it('to an address that redirects ends at the address of the page', async () => {
    const page = await reader.open('start');
    const isSame = await markDocument(page);
    await page.evaluate(() => {
      document.querySelector('.article a')?.setAttribute('href', '/docs/gone');
    });
    await page.click('.article a >> nth=0');
    await arrivedAt(page, 'Other');
    expect(await isSame()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/docs/other');
  });
});

describe('the browser takes over', () => {
  it('when the page can’t be fetched', async () => {
    const page = await reader.open('start');
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new Error('offline'));
    });
    const isSame = await markDocument(page);
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    expect(await isSame()).toBe(false);
  });

  it('when another release of the site has other scripts', async () => {
    const page = await reader.open('start');
    const isSame = await markDocument(page);
    await page.evaluate(() =>
      document.querySelector('script[src]')?.setAttribute('src', '/docs/_assets/older.js'),
    );
    await page.click('.sidebar a:text-is("Other")');
    await arrivedAt(page, 'Other');
    expect(await isSame()).toBe(false);
  });

  it('at an unknown address', async () => {
    reader.expectTrouble(/404/);
    const page = await reader.open('start');
    await page.evaluate(() => {
      document.querySelector('.article a')?.setAttribute('href', '/docs/nowhere');
    });
    await page.click('.article a >> nth=0');
    await arrivedAt(page, 'This page is not here');
  });

  it.each([
    ['Control', 'left'],
    ['Shift', 'left'],
    [undefined, 'middle'],
  ] as const)('for a click with %s and the %s button', async (modifier, button) => {
    const page = await reader.open('start');
    const opened = page.context().waitForEvent('page');
    await page.click('.sidebar a:text-is("Other")', {
      button,
      ...(modifier ? { modifiers: [modifier] } : {}),
    });
    const tab = await opened;
    await arrivedAt(tab, 'Other');
    expect(await page.textContent('h1')).toBe('Start');
  });

  it('for links to other hosts and to files', async () => {
    const page = await reader.open('start');
    const taken = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            addEventListener(
              'click',
              (event) => {
                resolve(event.defaultPrevented ? 'page' : 'browser');
                event.preventDefault();
              },
              { once: true },
            );
          }),
      );
    for (const [link, by] of [
      ['.article a[href^="https://outside"]', 'browser'],
      ['#page-actions a[href$=".md"]', 'browser'],
      ['.sidebar a:text-is("Other")', 'page'],
    ] as const) {
      if (link.startsWith('#page-actions')) await page.click('[popovertarget=page-actions]');
      const answer = taken();
      await page.click(link);
      expect(await answer, link).toBe(by);
    }
  });
});

describe('a page is fetched beforehand', () => {
  it.each(['hover', 'focus'] as const)('on %s, and then not again', async (how) => {
    const page = await reader.open('start');
    const asked = noteRequests(page);
    const link = page.locator('.sidebar a:text-is("Other")');
    const fetched = page.waitForResponse('**/docs/other');
    await link[how]();
    await (await fetched).finished();
    await link.click();
    await arrivedAt(page, 'Other');
    expect(asked.filter((path) => path === '/docs/other')).toEqual(['/docs/other']);
  });

  it('but nothing is fetched from other hosts, and not the page itself', async () => {
    const page = await reader.open('start');
    await page.mouse.move(5, 5);
    // The page is remembered by the script that comes with the first sign of use.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('learn-read'))).not.toBeNull();
    await page.waitForLoadState('networkidle');
    const asked = noteRequests(page);
    await page.hover('.article a[href^="https://outside"]');
    await page.hover('.article a[href="#third"]');
    const fetched = page.waitForResponse('**/docs/reference/one');
    await page.hover('.article a:text-is("far away")');
    await fetched;
    expect(asked).toEqual(['/docs/reference/one']);
  });
});

describe('the way back', () => {
  it('leads to where each page was left', async () => {
    const page = await reader.open('start');
    await page.evaluate(() => scrollTo(0, 700));
    await page.evaluate(() => document.querySelector<HTMLElement>('.pager-next')?.click());
    await arrivedAt(page, 'Other');
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => history.state.y)).toBe(400);
    await page.goBack();
    await arrivedAt(page, 'Start');
    await expect.poll(() => scrollOf(page)).toBe(700);
    expect(await page.title()).toBe('Start | Guide');
    await page.goForward();
    await arrivedAt(page, 'Other');
    await expect.poll(() => scrollOf(page)).toBe(400);
  });

  it('leads back from an anchor of the same page', async () => {
    const page = await reader.open('start');
    const before = await scrollOf(page);
    await page.click('.article a[href="#third"]');
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
    // The reader's place is kept as soon as the page has come to rest.
    const isKept = () => page.evaluate(() => history.state?.y === scrollY && scrollY > 300);
    await expect.poll(isKept).toBe(true);
    const there = await scrollOf(page);
    await page.goBack();
    await expect.poll(() => scrollOf(page)).toBe(before);
    await page.goForward();
    await expect.poll(() => scrollOf(page)).toBe(there);
    expect(new URL(page.url()).hash).toBe('#third');
  });

  it('leads back in a page that was loaded again', async () => {
    const page = await reader.open('start');
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => history.state?.y)).toBe(700);
    await page.reload();
    await expect.poll(() => scrollOf(page)).toBe(700);
  });
});

describe('an anchor', () => {
  it('lies below the header', async () => {
    const page = await reader.open('start#third');
    const header = await page
      .locator('.header')
      .evaluate((box) => box.getBoundingClientRect().bottom);
    const top = await topOf(page, '#third');
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 100);
  });

  it('that moved to another page leads there, on arrival and from inside', async () => {
    const page = await reader.open('other#old');
    await arrivedAt(page, 'Start');
    expect(new URL(page.url()).hash).toBe('#fourth');
    await page.evaluate(() => {
      location.hash = 'left';
    });
    await arrivedAt(page, 'Other');
    expect(new URL(page.url()).hash).toBe('#inside');
    await expect.poll(() => page.isVisible('#inside')).toBe(true);
  });

  it('that is misspelled hurts nothing', async () => {
    const page = await reader.open('inner/leaf#100%');
    await page.locator('.sidebar .toggle').first().waitFor();
  });

  it('in a closed tab opens it, even when the address has it already', async () => {
    const page = await reader.open('other#inside');
    await tabsReady(page);
    await expect.poll(() => page.isVisible('#inside')).toBe(true);
    await page.click('[role=tab] >> nth=0');
    await expect.poll(() => page.isVisible('#inside')).toBe(false);
    await page.click('#site-outline a[href="#inside"]');
    await expect.poll(() => page.isVisible('#inside')).toBe(true);
  });
});
