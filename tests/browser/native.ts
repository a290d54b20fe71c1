// An illustration as on React Native, opened on its widget's page; and the controls of its panel.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Reader } from '../support/browser.ts';
import { alive, SHOWN } from './illustrations.ts';

export const pageOf = (widget: string): string =>
  SHOWN.find((one) => one.widget === widget)?.page ?? '';

export type Opened = { page: Page; demo: Locator };

export const nativeOpener =
  (reader: Reader) =>
  async (widget: string, options?: BrowserContextOptions): Promise<Opened> => {
    const page = options
      ? await reader.open(pageOf(widget), options)
      : await reader.openNext(pageOf(widget));
    const demo = await alive(page, widget);
    await demo.getByRole('button', { name: 'React Native' }).click();
    await demo.locator('.n-phone').waitFor();
    return { page, demo };
  };

export const set = (demo: Locator, label: string): Locator =>
  demo.locator('.demo-panel').getByLabel(label);
