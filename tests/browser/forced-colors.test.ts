// High contrast: whatever is chosen, current or marked differs from what is not, on every template.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);

/** Template → where it is, and how many chosen things must be there. */
const TEMPLATES: Record<string, [at: string, least: number]> = {
  home: ['', 0],
  article: ['teams/overview', 2],
  'with tabs': ['react-native/expo-apk-debug', 1],
  category: ['browse/docs', 1],
  widget: ['app-development/widgets/container/tabs', 3],
  'widget library': ['app-development/widgets/widget-library', 2],
  releases: ['releases', 1],
  upgrade: ['upgrade?from=11.0.0&to=11.14.0', 1],
  runbook: ['runbook', 4],
  search: ['search?q=slider', 0],
  'not found': ['no/such/page', 0],
};

const CHOSEN =
  '[data-selected], [aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], :checked + span';

/** Those that look like the ones beside them, which are not chosen. */
const unmarked = (page: Page) =>
  page.locator(`:is(${CHOSEN}):visible`).evaluateAll((all, chosen) => {
    const looks = (one: Element) => {
      const style = getComputedStyle(one);
      return [style.backgroundColor, style.outlineStyle, style.boxShadow].join();
    };
    const found: string[] = [];
    for (const one of all) {
      const isOther = (other: Element) =>
        other.tagName === one.tagName && other !== one && !other.matches(chosen);
      const around = one.closest(
        'ul, ol, nav, [role=tablist], [role=listbox], fieldset, .code-tools',
      );
      const other = [...(around?.querySelectorAll(one.tagName) ?? [])].find(isOther);
      if (other && looks(other) === looks(one)) found.push(one.outerHTML.slice(0, 120));
    }
    return { count: all.length, found };
  }, CHOSEN);

describe('in forced colors', () => {
  it.each(Object.entries(TEMPLATES))('%s shows what is chosen', async (_name, [at, least]) => {
    if (at.startsWith('no/')) reader.expectTrouble(/404/);
    const page = await reader.open(at, { forcedColors: 'active' });
    await page.mouse.move(400, 400);
    await page.waitForLoadState('networkidle');
    await expect.poll(async () => (await unmarked(page)).count).toBeGreaterThanOrEqual(least);
    expect((await unmarked(page)).found).toEqual([]);
  });

  it('buttons and marks keep a shape', async () => {
    const page = await reader.open('connectors/connectors-building', { forcedColors: 'active' });
    const copy = page.locator('.code-tool.copy').first();
    await copy.waitFor();
    const border = (pseudo: string) =>
      copy.evaluate((one, name) => getComputedStyle(one, name).borderTopWidth, pseudo);
    expect(await border('::before')).toBe('1px');
  });
});
