// On paper: the article whole, nothing of the navigation.
import { execFileSync } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';
import { tabsReady, useReader } from '../support/browser.ts';
import { EVERY_CONSTRUCT } from '../support/every-construct.ts';
import { serveFiles } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const reader = useReader(() => serveFiles(EVERY_CONSTRUCT));
const GUIDE = `\`\`\`bash on="Server" as="root" then="It prints ok."
check
\`\`\`

::::tabs{group=os}
:::tab[Ubuntu]
For Ubuntu.
:::
:::tab[RHEL]
For RHEL.
:::
::::

::::tabs
:::tab[One]
First way.
:::
:::tab[Two]
Second way.
:::
::::
`;
const isDark = (colour: string) => Number(colour.match(/\d+/)?.[0]) < 60;

describe('printed', () => {
  it('a page shows the article, every tab and all details, and no navigation', async () => {
    const page = await reader.open();
    await page.emulateMedia({ media: 'print' });
    const hidden = [
      '.header',
      '.menu',
      '.outline-box',
      '.footer',
      '.pager',
      '.page-facts button',
      '.skip',
    ];
    for (const selector of hidden)
      expect(await page.locator(`${selector}:visible`).count(), selector).toBe(0);
    for (const text of ['Linux text.', 'Windows text.', 'Mac text.', 'Hidden text.'])
      expect(await page.isVisible(`text=${text}`), text).toBe(true);
    expect(await page.locator('.tab-label:visible').count()).toBe(7);
  });

  it('a page is dark on light, whatever the theme', async () => {
    const page = await reader.open('', { colorScheme: 'dark' });
    await page.click('.theme-button');
    await page.click('.theme-button');
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        return { color, backgroundColor };
      });
    await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(isDark((await colours()).backgroundColor)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(isDark((await colours()).backgroundColor)).toBe(false);
    expect(isDark((await colours()).color)).toBe(true);
  });

  it.skipIf(!inject('hasPdftotext'))(
    'a page holds its whole text, also of long lines',
    async () => {
      const page = await reader.open('', { javaScriptEnabled: false });
      const pdf = await page.pdf({ format: 'A4' });
      const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
      for (const words of [
        'Every construct',
        'Windows text.',
        'Mac text.',
        'Hidden text.',
        'too long',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('All sections');
      expect(text).not.toContain('On this page');
      expect(text).not.toContain('Skip to content');
    },
  );
});

describe('a guide', () => {
  const guide = useReader(() => serveFiles({ 'content/pages/index.md': written('Guide', GUIDE) }));

  it('is printed as chosen, and says what for', async () => {
    const page = await guide.open();
    await tabsReady(page);
    // Its script comes with the first sign of use, and shows nothing: it only listens.
    const listening = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener = new Proxy(window.addEventListener, {
            apply(listen, self, options) {
              Reflect.apply(listen, self, options);
              if (options[0] === 'beforeprint') resolve();
            },
          });
        }),
    );
    await page.click('[role=tab]:text-is("RHEL")');
    await listening;
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await page.isVisible('text=For RHEL.')).toBe(true);
    expect(await page.isVisible('text=For Ubuntu.')).toBe(false);
    for (const text of ['First way.', 'Second way.'])
      expect(await page.isVisible(`text=${text}`), text).toBe(true);
    expect(await page.locator('.print-note').innerText()).toMatch(/^Printed for: RHEL\. /);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.print-note').count()).toBe(0);
  });

  it('is printed whole where no script runs', async () => {
    const page = await guide.open('', { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    for (const text of ['For RHEL.', 'For Ubuntu.'])
      expect(await page.isVisible(`text=${text}`), text).toBe(true);
  });
});
