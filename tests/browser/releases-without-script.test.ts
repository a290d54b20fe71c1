// Releases and upgrade report without JavaScript: a plain list, and the way to it.
import { describe, expect, it } from 'vitest';
import { arrivedAt, useReader } from '../support/browser.ts';
import { controlsIn, nameOf, WRITTEN } from '../support/releases.ts';
import { serveRealSite } from '../support/served-site.ts';

const reader = useReader(serveRealSite);
const noScript = { javaScriptEnabled: false };

describe('without a script', () => {
  it('all releases are a plain list, whose links lead to each of them', async () => {
    const page = await reader.open('releases/', noScript);
    const links = page.locator('.plain-releases li a:visible');
    expect(await links.allInnerTexts()).toEqual(WRITTEN.map(nameOf).reverse());
    const hrefs = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href),
    );
    expect(new Set(hrefs).size).toBe(WRITTEN.length);
    for (const href of hrefs.filter((_, i) => i % 8 === 0 || i === hrefs.length - 1)) {
      const answer = await fetch(href);
      expect(answer.status, href).toBe(200);
      const anchor = href.split('#')[1];
      if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`);
    }
  });

  it('the list of releases counts the changes of each kind', async () => {
    const page = await reader.open('releases/', noScript);
    const shown = await page.locator('.plain-releases li span').allInnerTexts();
    const numbers = shown.map((text) =>
      (text.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0),
    );
    expect(numbers).toEqual(WRITTEN.map(({ changes }) => changes.length).reverse());
  });

  it.each(['releases/', 'upgrade/'])('%s shows nothing that would need one', async (at) => {
    const page = await reader.open(at, noScript);
    await page.locator('h1').waitFor();
    expect(await controlsIn(page).count()).toBe(0);
    expect(await page.locator(':is(.explorer, .upgrade):visible').count()).toBe(0);
    const withScript = await reader.open(at);
    expect(await controlsIn(withScript).count()).toBeGreaterThan(3);
  });

  it('the upgrade report says what it needs, and leads to the releases', async () => {
    const page = await reader.open('upgrade/', noScript);
    const sentence = page.locator('noscript p');
    expect(await sentence.innerText()).toContain('needs JavaScript');
    await sentence.getByRole('link').click();
    await arrivedAt(page, 'All changes of all releases');
  });
});
