// Screens in a browser: read like a form, lit by their steps, never too wide, light enough, in every theme.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations, violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { ALL_SCREENS, AREAS, screenGallery } from '../support/screen-gallery.ts';
import { isTooWide } from '../support/search.ts';
import { serveFiles } from '../support/served-site.ts';

const HASTE = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const LIMITS = { pageBytes: 24_000, requests: 5, sheetBytes: 4_000, screenBytes: 1_500 };
const reader = useReader(() => serveFiles(screenGallery()));

/** Alive: the script has come with the first sign of use. */
async function openSteps(options: Parameters<typeof reader.open>[1] = {}): Promise<Page> {
  const page = await reader.open('steps', options);
  await page.mouse.move(5, 5);
  await page.locator('.screen-steps[data-ready]').waitFor();
  return page;
}

const lit = (page: Page) =>
  page
    .locator('.lit')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()));

/** Screens with something that reaches over their edge. */
const overflowing = (page: Page) =>
  page.locator('.sc').evaluateAll((screens) =>
    screens
      .filter((screen) => {
        const { left, right } = screen.getBoundingClientRect();
        return [...screen.querySelectorAll('*')].some((one) => {
          const box = one.getBoundingClientRect();
          const isMark = one.closest('.sc-n') !== null;
          return !isMark && box.width > 0 && (box.right > right + 2 || box.left < left - 2);
        });
      })
      .map((screen) => screen.getAttribute('aria-label')),
  );

describe.each(AREAS)('the screens of %s', (area) => {
  it('pass axe in light and dark, and fit a phone, a tablet, a desk, and 200 % of one', async () => {
    const page = await reader.openNext(`area-${area}`, { bypassCSP: true, colorScheme: 'light' });
    expect(await page.locator('.screen').count()).toBeGreaterThan(0);
    expect(await violationsInBothThemes(page, 'main')).toEqual([]);
    for (const width of [390, 720, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${width}`).toEqual([]);
      expect(await isTooWide(page), `${width}`).toBe(false);
    }
  });
});

describe('a screen', () => {
  it('reads like a form', async () => {
    const page = await reader.open('steps');
    expect(await page.locator('.screen').ariaSnapshot()).toBe(`- figure:
  - 'group "Screen: New Variable" [disabled]':
    - text: New Variable
    - emphasis: since 11.9
    - text: Variables › New Variable
    - list:
      - listitem: Type
      - listitem: Source
      - listitem: Properties
    - textbox "Name" [disabled]
    - text: Step 1
    - combobox "Target" [disabled]: Read records
    - radiogroup "Load" [disabled]:
      - radio "On page startup" [disabled]
      - radio "On demand" [checked] [disabled]
    - checkbox "Update data on input change" [checked] [disabled]
    - text: Step 2
    - tree "Tables" [disabled]:
      - treeitem "Department" [disabled] [level=1]
      - treeitem "Employee" [disabled] [level=1] [selected]
      - treeitem "Vacation" [disabled] [level=1]
    - table "Columns":
      - rowgroup:
        - row "Name Type" [disabled]:
          - columnheader "Name" [disabled]
          - columnheader "Type" [disabled]
      - rowgroup:
        - row "empId Integer" [disabled]:
          - cell "empId"
          - cell "Integer"
        - row "name String" [disabled]:
          - cell "name"
          - cell "String"
    - button "Cancel" [disabled]
    - text: Step 4
    - button "Done" [disabled]`);
  });

  it('offers nothing to a keyboard but its steps, one stop for all', async () => {
    const page = await openSteps();
    const stops = await page
      .locator('.screen-steps')
      .evaluate((box) =>
        [...box.querySelectorAll<HTMLElement>('*')]
          .filter((one) => one.tabIndex >= 0)
          .map((one) => one.tagName),
      );
    expect(stops).toEqual(['LI', 'A']);
  });

  it('shows all numbers without a script', async () => {
    const page = await reader.open('steps', { javaScriptEnabled: false });
    expect(await page.locator('.sc-n').allInnerTexts()).toEqual(
      ['Step 1', 'Step 2', 'Step 4'].map(() => expect.anything()),
    );
    expect(await page.locator('.sc-n:visible').count()).toBe(3);
    expect(await page.locator('.lit').count()).toBe(0);
  });
});

describe('steps', () => {
  it('light their part under the pointer, and a part its step', async () => {
    const page = await openSteps();
    await page.locator('[data-step=target]').hover();
    expect(await lit(page)).toEqual([
      expect.stringContaining('Read records'),
      expect.stringContaining('Under Target'),
    ]);
    await page.locator('[data-part=done]').hover();
    expect(await lit(page)).toEqual([expect.stringContaining('Done'), 'Click Done.']);
    await page.mouse.move(5, 5);
    expect(await lit(page)).toEqual([]);
  });

  it('light it under the focus; arrows go from step to step', async () => {
    const page = await openSteps();
    await page.locator('[data-step=target]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await lit(page)).toEqual([
      expect.stringContaining('Tables'),
      expect.stringContaining('Select Employee'),
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('the guide');
    expect((await lit(page))[1]).toContain('Select Employee');
  });

  it('on a phone, keep the screen in sight, with the part of the step that is read in view', async () => {
    const page = await openSteps({
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    const last = page.locator('[data-step=done]');
    await last.evaluate((step) => {
      const edge = document.querySelector('.screen')?.getBoundingClientRect().height ?? 0;
      scrollTo(0, scrollY + step.getBoundingClientRect().top - edge - 80);
    });
    await expect.poll(() => lit(page)).toEqual([expect.stringContaining('Done'), 'Click Done.']);
    const isSeen = () =>
      page.evaluate(() => {
        const part = document.querySelector('[data-part=done]')?.getBoundingClientRect();
        const around = document.querySelector('.sc')?.getBoundingClientRect();
        return Boolean(
          part &&
            around &&
            part.top >= around.top &&
            part.bottom <= around.bottom &&
            around.top > 0,
        );
      });
    await expect.poll(isSeen).toBe(true);
    expect(
      await violations(
        await openSteps({ bypassCSP: true, viewport: { width: 390, height: 700 } }),
        'main',
      ),
    ).toEqual([]);
  });

  it('come alive on a page that is swapped in', async () => {
    const page = await reader.open('screens');
    const link = page.locator('a[href*="/steps#"]');
    const group = page.locator('.article details[data-group]', { has: link }).first();
    await group.locator('summary').click();
    await group.locator(link).first().click();
    await page.locator('.screen-steps[data-ready]').waitFor();
    await page.locator('[data-step=target]').hover();
    expect((await lit(page)).length).toBe(2);
  });
});

describe('in other lights', () => {
  it('marks stay visible in forced colours', async () => {
    const page = await openSteps({ forcedColors: 'active' });
    const style = await page
      .locator('[data-part=target]')
      .evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(style).toBe('solid');
    await page.locator('[data-step=target]').hover();
    const width = await page
      .locator('[data-part=target]')
      .evaluate((one) => getComputedStyle(one).outlineWidth);
    expect(width).toBe('3px');
  });

  it('numbers are at the right from right to left', async () => {
    const page = await openSteps();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const [mark, part] = await Promise.all(
      ['[data-part=target] > .sc-n', '[data-part=target]'].map((at) =>
        page.locator(at).boundingBox(),
      ),
    );
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeGreaterThan(
      (part?.x ?? 0) + (part?.width ?? 0),
    );
    expect(await overflowing(page)).toEqual([]);
  });

  it('on paper it is as on the screen, light and whole', async () => {
    const page = await openSteps({ viewport: { width: 390, height: 700 }, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const { position, background, isCut } = await page.locator('.screen').evaluate((figure) => {
      const screen = figure.querySelector('.sc') as HTMLElement;
      return {
        position: getComputedStyle(figure).position,
        background: getComputedStyle(screen).backgroundColor,
        isCut: screen.scrollHeight > screen.clientHeight + 1,
      };
    });
    expect(position).not.toBe('sticky');
    expect(background).toBe('rgb(255, 255, 255)');
    expect(isCut).toBe(false);
  });
});

describe('what it weighs', () => {
  const bytes = async (at: string) =>
    Buffer.from(await (await fetch(reader.url + at)).arrayBuffer());

  it('a page with two screens stays light', async () => {
    const page = await reader.open('about:blank');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let size = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      size += encodedDataLength;
      requests += 1;
    });
    await page.goto(`${reader.url}area-kinds`);
    await page.waitForLoadState('networkidle');
    expect(size).toBeGreaterThan(8_000);
    expect(size).toBeLessThanOrEqual(LIMITS.pageBytes);
    expect(requests).toBeLessThanOrEqual(LIMITS.requests);
  });

  it('the sheet is small, and only pages with screens load it', async () => {
    const sheet = /_assets\/screen-[\w-]+\.css/.exec(String(await bytes('steps')))?.[0] ?? '';
    expect(brotliCompressSync(await bytes(sheet)).length).toBeLessThanOrEqual(LIMITS.sheetBytes);
    expect(String(await bytes('without'))).not.toContain('_assets/screen-');
  });

  it('each screen adds little to its page', async () => {
    const heavy: string[] = [];
    const empty = String(await bytes('without'));
    const base = brotliCompressSync(empty).length;
    for (const area of AREAS) {
      const html = String(await bytes(`area-${area}`));
      const figures = [...html.matchAll(/<figure class="screen.*?<\/figure>/gs)].map(
        ([figure]) => figure,
      );
      expect(figures.length).toBe(
        [...ALL_SCREENS.keys()].filter((name) => name.startsWith(`${area}/`)).length,
      );
      for (const figure of figures) {
        // Alone and in haste it is never smaller than beside a page, and seventy times quicker.
        if (brotliCompressSync(figure, HASTE).length <= LIMITS.screenBytes) continue;
        const added =
          brotliCompressSync(empty.replace('<article', () => `${figure}<article`)).length - base;
        const name = /aria-label="([^"]*)"/.exec(figure)?.[1];
        // Every kind of part at once is more than any window has.
        if (name !== 'Screen: All kinds' && added > LIMITS.screenBytes)
          heavy.push(`${area}: ${name} ${added}`);
      }
    }
    expect(heavy).toEqual([]);
  });
});
