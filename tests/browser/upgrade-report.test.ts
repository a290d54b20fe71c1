// The upgrade report: what is chosen, in which order it answers, what it remembers, and what it says to nonsense.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { openFolded, searchOf } from '../support/releases.ts';
import { hasFocus } from '../support/search.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const FAR = '?from=10.6.4&to=11.14.0';

const fromOf = (page: Page) => page.getByLabel('The version you run');
const toOf = (page: Page) => page.getByLabel('The version you want');
const titleOf = (page: Page) => page.locator('.report-name strong');
const doneIn = (page: Page) => page.locator('.report-progress span').innerText();

/** Open the report, and wait until it is there. */
async function report(search: string): Promise<Page> {
  const page = await reader.openNext(`upgrade/${search}`);
  await titleOf(page).waitFor();
  return page;
}

/** Of the bar of counts, and what is around it. */
const placesOf = (page: Page, heading: string) =>
  page.evaluate((selector) => {
    const rectOf = (one: Element | null) => (one ?? document.body).getBoundingClientRect().toJSON();
    const at = (what: string): DOMRect => rectOf(document.querySelector(what));
    return {
      header: at('.header'),
      bar: at('.report-contents'),
      heading: at(selector),
      links: [...document.querySelectorAll('.report-contents a')].map(
        (one): DOMRect => rectOf(one),
      ),
      focused: rectOf(document.activeElement) as DOMRect,
    };
  }, heading);

async function totalOf(page: Page): Promise<number> {
  const said = await page.locator('.report-name span').innerText();
  return Number(/^[\d,]+/.exec(said)?.[0].replaceAll(',', ''));
}

describe('a report', () => {
  it('has what is urgent first, then what there is to do, then the rest', async () => {
    const page = await report(FAR);
    expect(await titleOf(page).innerText()).toBe('Upgrade from 10.6.4 to 11.14.0');
    await page.locator('#part-widgets').waitFor();
    const headings = await page.locator('.report-part > h2').allInnerTexts();
    expect(headings.map((text) => text.replace(/\s*[\d,]+$/, ''))).toEqual([
      'Breaking changes and removals',
      'Deprecated',
      'Security',
      'Steps to take',
      'Versions to stop at',
      'Widgets: what changed under you',
      'Component versions',
      'New',
      'Improved',
      'Fixed',
      'Known issues',
    ]);
  });

  it('counts what each part holds, and all together', async () => {
    const page = await report(FAR);
    await page.locator('#part-widgets').waitFor();
    await openFolded(page);
    let sum = 0;
    for (const link of await page.locator('.report-contents a').all()) {
      const count = Number(await link.locator('strong').innerText());
      const part = await link.getAttribute('data-part');
      // What changed of widgets is no change of a release's record.
      if (part === 'widgets') {
        expect(await page.locator('#part-widgets .count').innerText()).toBe(String(count));
        continue;
      }
      expect(await page.locator(`section[data-part=${part}] .report-changes > li`).count()).toBe(
        count,
      );
      sum += count;
    }
    expect(sum).toBe(await totalOf(page));
    expect(sum).toBeGreaterThan(1000);
  });

  it.each([
    [320, 800],
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])('keeps its counts in sight at %i pixels, and what they lead to below them', async (width, height) => {
    const page = await reader.openNext(`upgrade/${FAR}`, { viewport: { width, height } });
    await page.locator('#part-widgets').waitFor();
    const parts = await page
      .locator('.report-contents a')
      .evaluateAll((all) => all.map((one) => one.dataset.part));
    expect(parts.length).toBe(9);
    for (const part of parts) {
      await page.locator(`.report-contents a[data-part=${part}]`).click();
      await expect.poll(() => new URL(page.url()).hash).toBe(`#part-${part}`);
      const { bar, header, links, heading } = await placesOf(page, `#part-${part}`);
      expect(Math.abs(bar.top - header.bottom), part).toBeLessThanOrEqual(1);
      // All of them, whole, and most of the window is left for the report.
      for (const link of links) {
        expect(link.top).toBeGreaterThanOrEqual(bar.top);
        expect(link.bottom).toBeLessThanOrEqual(bar.bottom);
        expect(link.left).toBeGreaterThanOrEqual(0);
        expect(link.right).toBeLessThanOrEqual(width);
      }
      expect(bar.bottom).toBeLessThan(height * 0.3);
      expect(heading.top, part).toBeGreaterThanOrEqual(bar.bottom);
      expect(heading.top, part).toBeLessThan(height);
    }
    // The last parts end with the page: an earlier one comes to rest right below the bar.
    await page.locator('.report-contents a[data-part=steps]').click();
    const { bar, heading } = await placesOf(page, '#part-steps');
    expect(heading.top - bar.bottom).toBeLessThan(40);
    // Nor is what the tab key goes back to behind it.
    const box = page.locator('.report-changes input').last();
    await box.focus();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Shift+Tab');
      const { bar, focused } = await placesOf(page, '#part-steps');
      expect(focused.top, `${i}`).toBeGreaterThanOrEqual(bar.bottom);
    }
  });

  it('is chosen by keys alone: by typing a version, and by arrows', async () => {
    const page = await reader.openNext('upgrade/');
    await page.locator('.upgrade[data-live]').waitFor();
    for (let i = 0; i < 40 && !(await hasFocus(fromOf(page))); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.type('10.6.4');
    await page.keyboard.press('Tab');
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 10.6.4 to 11.14.0');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 10.6.4 to 11.13.0');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 10.6.4 to 11.14.0');
    await expect.poll(() => searchOf(page)).toBe(FAR);
    expect(await hasFocus(toOf(page))).toBe(true);
  });

  it('leads to the latest version unless another is chosen, and offers where upgrades begin', async () => {
    const page = await reader.openNext('upgrade/');
    await page.locator('.upgrade[data-live]').waitFor();
    expect(await toOf(page).inputValue()).toBe('11.14.0');
    expect(searchOf(page)).toBe('');
    const jumps = page.locator('.report-jumps button');
    expect(await jumps.allInnerTexts()).toContain('11.13.0');
    await jumps.first().click();
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 11.13.0 to 11.14.0');
    expect(await jumps.count()).toBe(0);
  });

  it('narrows to areas and to an edition, and the address follows', async () => {
    const page = await report(FAR);
    const areas = () => page.locator('.report-part:not([data-part=widgets]) h3').allTextContents();
    const total = await totalOf(page);
    expect(await areas()).toContain('Enterprise installation');
    await page.getByLabel('Edition').selectOption('Online');
    await expect.poll(areas).not.toContain('Enterprise installation');
    await expect.poll(() => searchOf(page)).toBe(`${FAR}&edition=online`);
    const online = await totalOf(page);
    expect(online).toBeLessThan(total);
    await page.locator('.report-areas summary').click();
    await page.getByRole('checkbox', { name: 'Web apps', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Prefabs', exact: true }).click();
    await expect.poll(async () => [...new Set(await areas())]).toEqual(['Web apps', 'Prefabs']);
    await expect.poll(() => searchOf(page)).toBe(`${FAR}&area=web,prefabs&edition=online`);
    const both = await totalOf(page);
    expect(both).toBeLessThan(online);
    await page.reload();
    await titleOf(page).waitFor();
    expect(await totalOf(page)).toBe(both);
    expect(await page.locator('.report-areas summary').innerText()).toContain('Web apps, Prefabs');
    expect(await page.getByLabel('Edition').inputValue()).toBe('online');
  });
});

describe('ticks', () => {
  it('are counted, outlive a reload, belong to two versions, and are cleared', async () => {
    const page = await report(FAR);
    const boxes = page.locator('.report-changes input');
    const all = await boxes.count();
    const ticked = () =>
      boxes.evaluateAll((every) =>
        every.flatMap((box, i) => ((box as HTMLInputElement).checked ? [i] : [])),
      );
    expect(await doneIn(page)).toBe(`0 of ${all} done`);
    await boxes.nth(0).check();
    await boxes.nth(4).check();
    expect(await doneIn(page)).toBe(`2 of ${all} done`);
    await page.reload();
    await expect.poll(ticked).toEqual([0, 4]);

    await fromOf(page).selectOption('10.6.5');
    await expect.poll(() => titleOf(page).innerText()).toContain('10.6.5');
    await expect.poll(ticked).toEqual([]);
    await boxes.nth(1).check();
    await fromOf(page).selectOption('10.6.4');
    await expect.poll(ticked).toEqual([0, 4]);
    await expect.poll(() => searchOf(page)).toBe(FAR);

    await page.getByRole('button', { name: 'Clear ticks' }).click();
    expect(await doneIn(page)).toBe(`0 of ${all} done`);
    await page.reload();
    await titleOf(page).waitFor();
    expect(await ticked()).toEqual([]);
    await fromOf(page).selectOption('10.6.5');
    await expect.poll(ticked).toEqual([1]);
  });

  it('that were changed by hand in storage count as none', async () => {
    const page = await report(FAR);
    for (const kept of [
      '{',
      '[]',
      'null',
      '{"10.6.4 11.14.0": {"a": 1}}',
      '{"10.6.4 11.14.0": [1]}',
    ]) {
      await page.evaluate((text) => localStorage.setItem('learn-upgrade-ticks', text), kept);
      await page.reload();
      await titleOf(page).waitFor();
      expect(await doneIn(page), kept).toMatch(/^0 of/);
    }
  });
});

describe('an address that makes no sense', () => {
  const alertsIn = async (page: Page) => (await page.getByRole('alert').allInnerTexts()).join('\n');

  it('with an unknown version gets those next to it to choose from', async () => {
    const page = await reader.openNext('upgrade/?from=10.6.8&to=11.14.0');
    await page.getByText('There is no version “10.6.8”').waitFor();
    expect(await page.getByRole('alert').getByRole('button').allInnerTexts()).toEqual([
      '10.6.7',
      '10.6.9',
    ]);
    await page.getByRole('button', { name: '10.6.7' }).click();
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 10.6.7 to 11.14.0');
    expect(await alertsIn(page)).toBe('');
    await expect.poll(() => searchOf(page)).toBe('?from=10.6.7&to=11.14.0');
  });

  it('from a later version to an earlier one is turned round by a button', async () => {
    const page = await reader.openNext('upgrade/?from=11.14.0&to=10.6.4');
    await page.getByText('11.14.0 is later than 10.6.4').waitFor();
    expect(await titleOf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Swap them' }).click();
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 10.6.4 to 11.14.0');
    expect(await alertsIn(page)).toBe('');
    await expect.poll(() => searchOf(page)).toBe(FAR);
  });

  it('with the same version twice is told that nothing changes', async () => {
    const page = await reader.openNext('upgrade/?from=11.14.0&to=11.14.0');
    await page.getByText('Both are the same version: nothing changes.').waitFor();
    await fromOf(page).selectOption('11.13.0');
    await expect.poll(() => titleOf(page).innerText()).toBe('Upgrade from 11.13.0 to 11.14.0');
  });

  it('with a script is shown as text, and versions can be chosen', async () => {
    const script = encodeURIComponent('<script>document.title="x"</script>');
    const image = encodeURIComponent('<img src=x onerror=document.title="x">');
    const page = await reader.openNext(
      `upgrade/?from=${script}&to=11.14.0&area=${image}&edition=${script}`,
    );
    await page.getByText('There is no version “<script>').waitFor();
    expect(await alertsIn(page)).toContain('There is no area “<img src=x');
    expect(await alertsIn(page)).toContain('There is no edition “<script>');
    expect(await page.locator('main :is(img, script)').count()).toBe(0);
    expect(await page.title()).not.toBe('x');
    await fromOf(page).selectOption('10.6.4');
    await expect.poll(() => searchOf(page)).toBe(FAR);
  });
});
