// A page → the same with the site's own typeface at hand, as its script leaves it seconds after a reader has used it.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Documents opened later begin with it. */
export async function loadOwnFace(page: Page): Promise<void> {
  const name = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ display }) => display === 'optional');
    await Promise.all(faces.map((one) => one.load()));
    const own = getComputedStyle(document.documentElement).getPropertyValue('--face');
    localStorage['learn-face'] = own;
    return own;
  });
  expect(name).toMatch(/^font-/);
}
