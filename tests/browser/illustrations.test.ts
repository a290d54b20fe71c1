// Every live illustration: what it costs, that it stays in its place, that each property shows in stage and markup,
// that axe has nothing to say, that it answers to keys.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { meanIsland, useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { projectDir } from '../support/site-folder.ts';
import {
  alive,
  expectLight,
  type Loaded,
  leaveAlone,
  OPENED_BY_BUTTON,
  openCounted,
  SHOWN,
  sizeOf,
} from './illustrations.ts';
import { answersToKeys } from './keys.ts';
import { walkPanel } from './panel.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);

/** Scripts by widget, as they were loaded. */
const scripts = new Map<string, Loaded[]>();

/**
 * Bytes that a reader loads for this widget: scripts that hardly any other one needs, of charts, that only charts need.
 * The rest, such as React and the parts of React Aria, is shared by many.
 */
function ownBytes(widget: string): number {
  const isChart = widget.endsWith('chart');
  return sizeOf(scripts.get(widget) ?? [], (url) => {
    const users = [...scripts].filter(([, loaded]) => loaded.some((one) => one.url === url));
    return isChart ? users.every(([user]) => user.endsWith('chart')) : users.length < 5;
  });
}

/** Scripts that the page has, and that are not in the list yet. */
async function uncounted(page: Page, loaded: readonly Loaded[]): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  return urls.filter((one) => one.endsWith('.js') && !loaded.some(({ url }) => url === one));
}

/** Properties that change nothing at once, but what happens when the widget is used, by widget. */
const SEEN_IN_USE = path.join(projectDir, 'tests/fixtures/seen-in-use.json');
const seenInUse: Record<string, string[]> = JSON.parse(readFileSync(SEEN_IN_USE, 'utf8'));

/** Nothing of them is seen until they are opened: `illustrations-use.test.ts` does. */
const OPENED = OPENED_BY_BUTTON.map(({ widget }) => widget);

describe('the illustration', () => {
  it('is there for most widgets', () => {
    expect(SHOWN.length).toBeGreaterThan(85);
  });

  it.each(SHOWN)('of $widget shows each property, passes axe, and answers to keys', async ({
    widget,
    page: id,
  }) => {
    const { page, loaded } = await openCounted(reader, id);
    expectLight(loaded, page.url());
    await meanIsland(page, `widgets/${widget}`);
    const demo = await alive(page, widget);
    await page.waitForTimeout(100);
    // What is loaded is counted a little later.
    await expect.poll(() => uncounted(page, loaded)).toEqual([]);
    scripts.set(
      widget,
      loaded.filter(({ url }) => url.endsWith('.js')),
    );
    expect(await shifts(page)).toBeLessThan(0.001);
    const isKnown = (label: string) => seenInUse[widget]?.includes(label) === true;
    const walked = await walkPanel(demo, (label) => !process.env.UPDATE && isKnown(label));
    const unseen = walked.filter(({ isSeen }) => !isSeen).map(({ label }) => label);
    if (process.env.UPDATE) remember(widget, unseen);
    else expect(unseen.filter((label) => !isKnown(label))).toEqual([]);
    expect(walked.filter(({ isWritten }) => !isWritten)).toEqual([]);
    if (!OPENED.includes(widget))
      expect(unseen.length, 'some are seen at once').toBeLessThan(walked.length || 1);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await leaveAlone(page, widget);
    const found = await violationsInBothThemes(page, `[data-island="widgets/${widget}"]`);
    expect(found).toEqual([]);
    expect(await answersToKeys(demo), 'something happens in the stage by keys alone').toBe(true);
  });

  it('has a script of at most 60 KB beside the shared ones, of charts 110 KB', () => {
    expect(scripts.size).toBe(SHOWN.length);
    const sizes = [...scripts.keys()].map((widget) => [widget, ownBytes(widget)] as const);
    expect(Math.max(...sizes.map(([, size]) => size))).toBeGreaterThan(20_000);
    const limit = (widget: string) => (widget.endsWith('chart') ? 110_000 : 60_000);
    expect(sizes.filter(([widget, size]) => size > limit(widget))).toEqual([]);
  });
});

function remember(widget: string, unseen: string[]): void {
  if (unseen.length) seenInUse[widget] = unseen;
  else delete seenInUse[widget];
  writeFileSync(SEEN_IN_USE, `${JSON.stringify(seenInUse, null, 2)}\n`);
}
