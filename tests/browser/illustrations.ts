// Illustrations of widgets as pages show them, and one of them brought to life.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { projectDir } from '../support/site-folder.ts';

const folder = path.join(projectDir, 'content/pages');

/** Widget and the page that shows it, as authors have written them. */
export const SHOWN = readdirSync(folder, { recursive: true })
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

/** Dialogs, with the property that says what stands in them. */
export const OPENED_BY_BUTTON = [
  { widget: 'alert-dialog', label: 'Title' },
  { widget: 'confirm-dialog', label: 'Title' },
  { widget: 'design-dialog', label: 'Title' },
  { widget: 'iframe-dialog', label: 'Title' },
  { widget: 'login-dialog', label: 'Title' },
];

/** The illustration, brought to life. */
export async function alive(page: Page, widget: string): Promise<Locator> {
  const island = page.locator(`[data-island="widgets/${widget}"]`);
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(700, 300);
  await expect
    .poll(
      () =>
        island.evaluate((one) => {
          const box = one.children.length === 1 ? one.children[0] : undefined;
          return Object.keys(box ?? {}).some((key) => key.startsWith('__reactContainer'));
        }),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);
  return island.locator('.demo');
}
