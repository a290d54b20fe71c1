// Every live illustration: what it costs, that it stays in its place, that each property shows in stage and markup,
// that axe has nothing to say.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { projectDir } from '../support/site-folder.ts';
import { alive, OPENED_BY_BUTTON, SHOWN } from './illustrations.ts';
import { shifts } from './shifts.ts';

const reader = useReader(serveRealSite);
/**
 * Another value for a control of the panel, such as its kind of text takes.
 *
 * @param by  what is added to a number.
 */
async function change(control: Locator, label: string, by: number): Promise<void> {
  const kind = await control.evaluate((one) =>
    one instanceof HTMLSelectElement ? 'select' : (one as HTMLInputElement).type,
  );
  if (kind === 'checkbox') return control.click();
  if (kind === 'select') {
    const at = await control.evaluate((one) => (one as HTMLSelectElement).selectedIndex);
    await control.selectOption({ index: at === 0 ? 1 : 0 });
    return;
  }
  const value = await control.inputValue();
  if (kind === 'number') return control.fill(String(Number(value) + by));
  if (kind === 'color') return control.fill(value === '#336699' ? '#996633' : '#336699');
  return control.fill(otherText(value, label));
}

function otherText(value: string, label: string): string {
  if (value === '' && /width|height/i.test(label)) return '120px';
  if (/\.(?:png|svg|jpg)$/.test(value)) return '';
  const [, number, unit] = /^(\d+)(px|%|em|rem)$/.exec(value) ?? [];
  if (number) return `${Math.round(Number(number) / 2)}${unit}`;
  const day = /^(\d{4}-\d\d-)(\d\d)(.*)$/.exec(value);
  if (day) return `${day[1]}${day[2] === '15' ? '16' : '15'}${day[3]}`;
  return value.includes(',') ? value.slice(0, value.lastIndexOf(',')) : `${value}x`;
}

/** What the stage says: its HTML, and what stands in its fields. */
const read = (stage: Locator): Promise<string> =>
  stage.evaluate((one) => {
    const fields = [...one.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return one.innerHTML + fields.map((field) => `${field.value} ${field.checked}`).join();
  });

const photo = async (stage: Locator): Promise<string> =>
  (await stage.screenshot()).toString('base64');

async function anyEffect(
  stage: Locator,
  untouched: string,
  acts: readonly (() => Promise<void>)[],
): Promise<boolean> {
  for (const act of acts) if (await hasEffect(stage, untouched, act)) return true;
  return false;
}

type Loaded = { url: string; sizeBytes: number };

const sizeOf = (loaded: readonly Loaded[], which: (url: string) => boolean): number =>
  loaded.reduce((sum, { url, sizeBytes }) => sum + (which(url) ? sizeBytes : 0), 0);

/** Style and script of every page, and the illustration's style. */
const BESIDE_BYTES = 13_500;

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

/**
 * Is the stage another one afterwards?
 *
 * @param untouched  a picture of it before anything was changed.
 */
async function hasEffect(
  stage: Locator,
  untouched: string,
  act: () => Promise<void>,
): Promise<boolean> {
  const before = await read(stage);
  await act();
  for (let tries = 0; tries < 10; tries++) {
    if ((await read(stage)) !== before) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return (await photo(stage)) !== untouched;
}

/** Properties that change nothing at once, but what happens when the widget is used, by widget. */
const SEEN_IN_USE = path.join(projectDir, 'tests/fixtures/seen-in-use.json');
const seenInUse: Record<string, string[]> = JSON.parse(readFileSync(SEEN_IN_USE, 'utf8'));

/** Nothing of them is seen until they are opened: `illustrations-use.test.ts` does. */
const OPENED = OPENED_BY_BUTTON.map(({ widget }) => widget);

describe('the illustration', () => {
  it('is there for most widgets', () => {
    expect(SHOWN.length).toBeGreaterThan(80);
  });

  it.each(SHOWN)('of $widget shows each property in stage and markup, and passes axe', async ({
    widget,
    page: id,
  }) => {
    const page = await reader.open('about:blank', { bypassCSP: true });
    const loaded: Loaded[] = [];
    page.on('requestfinished', async (request) => {
      if (!request.url().startsWith(reader.url)) return;
      const { responseBodySize } = await request.sizes();
      loaded.push({ url: request.url(), sizeBytes: responseBodySize });
    });
    await page.goto(reader.url + id);
    await page.waitForTimeout(150);
    // A gallery of widgets brings the style of its small pictures.
    const isGallery = loaded.some(({ url }) => url.includes('/thumbnails-'));
    expect(loaded.length, 'requests before it is used').toBeLessThanOrEqual(isGallery ? 5 : 4);
    expect(sizeOf(loaded, (url) => url !== page.url())).toBeLessThanOrEqual(
      BESIDE_BYTES + (isGallery ? 500 : 0),
    );
    const demo = await alive(page, widget);
    await page.waitForTimeout(100);
    scripts.set(
      widget,
      loaded.filter(({ url }) => url.endsWith('.js')),
    );
    expect(await shifts(page)).toBeLessThan(0.001);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(page, `[data-island="widgets/${widget}"]`);
      expect(found, colorScheme).toEqual([]);
    }
    const controls = await demo.locator('.demo-panel :is(input, select)').all();
    const stage = demo.locator('.demo-stage');
    const untouched = await photo(stage);
    const unseen: string[] = [];
    const unwritten: string[] = [];
    for (const control of controls) {
      const label = await control.evaluate((one) =>
        ((one as HTMLInputElement).labels?.[0]?.textContent ?? '').trim(),
      );
      const markup = demo.locator('.demo-markup');
      const written = await markup.innerText();
      // A small step may change nothing that is seen, a large one does.
      const steps = (await control.getAttribute('type')) === 'number' ? [1, 10] : [1];
      const acts = steps.map((by) => () => change(control, label, by));
      if (!(await anyEffect(stage, untouched, acts))) unseen.push(label);
      if ((await markup.innerText()) === written) unwritten.push(label);
      await demo.locator('.tool', { hasText: 'Reset' }).click();
    }
    if (process.env.UPDATE) remember(widget, unseen);
    else expect(unseen.filter((label) => !seenInUse[widget]?.includes(label))).toEqual([]);
    expect(unwritten).toEqual([]);
    if (!OPENED.includes(widget))
      expect(unseen.length, 'some are seen at once').toBeLessThan(controls.length || 1);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  it('has a script of at most 60 KB beside the shared ones, of charts 110 KB', () => {
    expect(scripts.size).toBe(new Set(SHOWN.map(({ widget }) => widget)).size);
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
