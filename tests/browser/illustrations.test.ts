// Every live illustration: each property of its panel has an effect on the stage, the markup follows, the address keeps it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { projectDir } from '../support/site-folder.ts';

const reader = useReader(serveRealSite);
const folder = path.join(projectDir, 'content/pages');

/** Widget and the page that shows it, as authors have written them. */
const SHOWN = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return [...text.matchAll(/^::widget\{name="?([\w-]+)/gm)].map(([, widget = '']) => ({
      widget,
      page: name.replace(/\.md$/, ''),
    }));
  })
  .sort((a, b) => (a.widget < b.widget ? -1 : 1));

/** The illustration, brought to life. */
async function alive(page: Page, widget: string): Promise<Locator> {
  const island = page.locator(`[data-island="widgets/${widget}"]`);
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(700, 300);
  await expect
    .poll(
      () => island.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  return island.locator('.demo');
}

/** Another value for a control of the panel, such as its kind of text takes. */
async function change(control: Locator): Promise<void> {
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
  if (kind === 'number') return control.fill(String(Number(value) + 1));
  if (kind === 'color') return control.fill(value === '#336699' ? '#996633' : '#336699');
  return control.fill(otherText(value));
}

function otherText(value: string): string {
  const [, number, unit] = /^(\d+)(px|%|em|rem)$/.exec(value) ?? [];
  if (number) return `${Math.round(Number(number) / 2)}${unit}`;
  const day = /^(\d{4}-\d\d-)(\d\d)(.*)$/.exec(value);
  if (day) return `${day[1]}${day[2] === '15' ? '16' : '15'}${day[3]}`;
  return value.includes(',') ? value.slice(0, value.lastIndexOf(',')) : `${value}x`;
}

/** What the stage shows: its HTML, what stands in its fields, and how it looks. */
async function look(stage: Locator): Promise<{ read: string; seen: () => Promise<string> }> {
  const read = await stage.evaluate((one) => {
    const fields = [...one.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return one.innerHTML + fields.map((field) => `${field.value} ${field.checked}`).join();
  });
  return { read, seen: async () => (await stage.screenshot()).toString('base64') };
}

/** Is the stage another one afterwards? */
async function hasEffect(demo: Locator, act: () => Promise<void>): Promise<boolean> {
  const stage = demo.locator('.demo-stage');
  const before = await look(stage);
  const seen = await before.seen();
  await act();
  for (let tries = 0; tries < 6; tries++) {
    if ((await look(stage)).read !== before.read) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return (await stage.screenshot()).toString('base64') !== seen;
}

/** Properties that change nothing at once, but what happens when the widget is used, by widget. */
const SEEN_IN_USE = path.join(projectDir, 'tests/fixtures/seen-in-use.json');
const seenInUse: Record<string, string[]> = JSON.parse(readFileSync(SEEN_IN_USE, 'utf8'));

describe('the illustration', () => {
  it('is there for most widgets', () => {
    expect(SHOWN.length).toBeGreaterThan(80);
  });

  it.each(SHOWN)('of $widget shows each property in stage and markup, and passes axe', async ({
    widget,
    page: id,
  }) => {
    const page = await reader.open(id, { bypassCSP: true });
    const demo = await alive(page, widget);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(page, `[data-island="widgets/${widget}"]`);
      expect(found, colorScheme).toEqual([]);
    }
    const controls = await demo.locator('.demo-panel :is(input, select)').all();
    const unseen: string[] = [];
    const unwritten: string[] = [];
    for (const control of controls) {
      const label = await control.evaluate((one) =>
        ((one as HTMLInputElement).labels?.[0]?.textContent ?? '').trim(),
      );
      const markup = demo.locator('.demo-markup pre');
      const written = await markup.innerText();
      if (!(await hasEffect(demo, () => change(control)))) unseen.push(label);
      if ((await markup.innerText()) === written) unwritten.push(label);
      if (/^Show( |$)/.test(label)) await change(control);
    }
    if (process.env.UPDATE) remember(widget, unseen);
    else expect(unseen).toEqual(seenInUse[widget] ?? []);
    expect(unwritten).toEqual([]);
    expect(unseen.length, 'some are seen at once').toBeLessThan(controls.length || 1);
    if (controls.length === 0) return;
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });
});

function remember(widget: string, unseen: string[]): void {
  if (unseen.length) seenInUse[widget] = unseen;
  else delete seenInUse[widget];
  writeFileSync(SEEN_IN_USE, `${JSON.stringify(seenInUse, null, 2)}\n`);
}

describe('what one sets up', () => {
  it('is in the markup and in the address, and comes back with it', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider');
    const demo = await alive(page, 'slider');
    await demo.getByLabel('Minimum Value').fill('10');
    await expect
      .poll(() => demo.locator('.demo-markup pre').innerText())
      .toContain('minvalue="10"');
    await expect.poll(() => new URL(page.url()).hash).toBe('#demo-slider:minvalue=10');
    await page.reload();
    const again = await alive(page, 'slider');
    await expect.poll(() => again.getByLabel('Minimum Value').inputValue()).toBe('10');
  });

  it('by hand in the address is taken as far as it makes sense', async () => {
    const at =
      'app-development/widgets/form-widgets/slider#demo-slider:minvalue=x&step=%3Cscript%3E&maxvalue=60&nope=1';
    const page = await reader.open(at);
    const demo = await alive(page, 'slider');
    await expect.poll(() => demo.getByLabel('Maximum Value').inputValue()).toBe('60');
    expect(await demo.getByLabel('Minimum Value').inputValue()).toBe('0');
  });

  it('by keys fires events and moves the value', async () => {
    const page = await reader.open('app-development/widgets/form-widgets/slider');
    const demo = await alive(page, 'slider');
    await demo.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => demo.locator('.demo-events').innerText())
      .toContain('onChange (newVal: 45, oldVal: 40)');
    expect(await demo.getByLabel('Value', { exact: false }).first().inputValue()).toBe('45');
  });
});
