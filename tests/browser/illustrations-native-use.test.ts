// What widgets of React Native do when they are used, and the web does otherwise: lists, sheets, slides, chips, days.
import { describe, expect, it } from 'vitest';
import { useReader } from '../support/browser.ts';
import { serveRealSite } from '../support/served-site.ts';
import { nativeOpener, type Opened, set } from './native.ts';

const openNative = nativeOpener(useReader(serveRealSite));

const events = ({ demo }: Pick<Opened, 'demo'>) => demo.locator('.demo-events').innerText();

describe('the chips of React Native', () => {
  it('are all of the data, chosen by taps up to their limit, or one alone', async () => {
    const { demo } = await openNative('chips');
    const chosen = async () => {
      const texts = await demo.locator('.n-chip[aria-pressed=true]').allInnerTexts();
      return texts.map((text) => text.replace(/\s/g, ''));
    };
    await set(demo, 'Max Size').fill('3');
    for (const name of ['Ada', 'Anna']) await demo.getByRole('button', { name }).click();
    await expect.poll(chosen).toEqual(['✓Ada', '✓Ben', '✓Maya']);
    expect(await events({ demo })).toContain('onChipselect ($item: "Anna")');
    await set(demo, 'Selection Mode').selectOption('single');
    await demo.getByRole('button', { name: 'Omar' }).click();
    await expect.poll(chosen).toEqual(['✓Omar']);
  });

  it('are found by a field where they are searched, and cleared one by one', async () => {
    const { page, demo } = await openNative('chips');
    await set(demo, 'searchable').check();
    await demo.getByRole('textbox', { name: 'Recipients' }).fill('ANN');
    await demo.getByRole('button', { name: 'Anna' }).press('Enter');
    await expect.poll(() => events({ demo })).toContain('onAdd ($item: "Anna")');
    await demo.getByRole('button', { name: 'Clear Ben' }).press('Enter');
    await expect.poll(() => set(demo, 'Default Value').inputValue()).toBe('Maya, Anna');
    await set(demo, 'Max Size').fill('2');
    const field = demo.getByPlaceholder('Max size reached');
    await field.waitFor();
    await page.keyboard.type('x');
    expect(await field.inputValue()).toBe('');
  });
});

describe('the calendar of React Native', () => {
  it('turns to the first day of a month, and tells what begins on a day that is tapped', async () => {
    const { demo } = await openNative('calendar');
    await demo.getByRole('button', { name: /March 10, 2026/ }).click();
    await expect.poll(() => set(demo, 'Default Value').inputValue()).toBe('10-03-2026');
    await demo.locator('.n-aside').getByText('Ada Brown, Study').waitFor();
    await demo.getByRole('button', { name: 'Next month' }).press('Enter');
    const day = demo.getByRole('button', { name: /April 1, 2026/ });
    await expect.poll(() => day.getAttribute('aria-pressed')).toBe('true');
    expect(await events({ demo })).toContain('onSelect ($start: "01-04-2026"');
  });
});

describe('the carousel of React Native', () => {
  it('counts from 1, begins again after its last slide, and stops there where that is set', async () => {
    const { demo } = await openNative('carousel');
    const next = demo.getByRole('button', { name: 'Next' });
    const at = () => demo.locator('.n-slides [data-on] small').innerText();
    await demo.getByRole('button', { name: 'Back' }).click();
    for (const words of ['2 of 3', '3 of 3', '1 of 3']) {
      await next.click();
      await expect.poll(at).toBe(words);
    }
    expect(await events({ demo })).toContain('onChange (newIndex: 1, oldIndex: 3)');
    await set(demo, 'Stop At Last').check();
    for (let i = 0; i < 3; i++) await next.click();
    expect(await at()).toBe('3 of 3');
    const many = 'A, B, C, D, E, F, G';
    await set(demo, 'Value').fill(many);
    await set(demo, 'Max No. of Dots').fill('4');
    await expect
      .poll(() => demo.locator('.n-dots').evaluate((one) => one.getBoundingClientRect().width))
      .toBe(72);
  });
});

describe('the form of React Native', () => {
  it('says what is missing below its field, then that it is sent', async () => {
    const { demo } = await openNative('form');
    await demo.getByRole('button', { name: 'Save' }).click();
    await demo.locator('.n-wrong').getByText('Reason is missing.').waitFor();
    await demo.getByLabel('Reason').fill('Moving');
    await set(demo, 'Message Layout').selectOption('Toaster');
    await demo.getByRole('button', { name: 'Save' }).click();
    await demo.locator('.n-toast').getByText('Your request is on its way.').waitFor();
    await demo.locator('.n-toast').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => demo.locator('.n-said').count()).toBe(0);
  });
});

describe('what opens from a link', () => {
  it('is the list of a menu, below its caption, left by Escape or a choice', async () => {
    const { page, demo } = await openNative('dropdown-menu');
    const link = demo.getByRole('button', { name: 'Actions', exact: true });
    await link.press('Enter');
    const list = demo.getByRole('dialog', { name: 'Actions' });
    const [of, at] = [await link.boundingBox(), await list.boundingBox()];
    expect(Math.abs((at?.y ?? 0) - (of?.y ?? 0) - (of?.height ?? 0))).toBeLessThan(2);
    expect(at?.width).toBe(160);
    await page.keyboard.press('Escape');
    await expect.poll(() => list.count()).toBe(0);
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await link.press('Enter');
    await list.getByRole('button', { name: 'Open' }).press('Enter');
    await demo.getByText('Open leads to the page Order.').waitFor();
  });

  it('is a sheet or a box of a popover, which closes as it is told', async () => {
    const { demo } = await openNative('popover');
    const link = demo.getByRole('button', { name: 'New requests' });
    const box = demo.getByRole('dialog', { name: 'Waiting for you' });
    await set(demo, 'Auto Close').selectOption('always');
    await link.click();
    await box.getByText('Tom Berg').click();
    await expect.poll(() => box.count()).toBe(0);
    expect(await events({ demo })).toMatch(/onHide[\s\S]*onShow/);
    await set(demo, 'Auto Close').selectOption('disabled');
    await set(demo, 'type').selectOption('dropdown');
    await link.click();
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(240);
    await demo.locator('.n-beside').click({ position: { x: 5, y: 200 } });
    expect(await box.count()).toBe(1);
    await box.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => box.count()).toBe(0);
    await set(demo, 'autoopen').check();
    await box.waitFor();
    await set(demo, 'autoopen').uncheck();
    await expect.poll(() => box.count()).toBe(0);
  });

  it('is a page of the app, a page over it, or another app', async () => {
    const { demo } = await openNative('anchor');
    await demo.getByRole('link', { name: /Leave policy/ }).click();
    const said = demo.locator('.n-aside [role=status]');
    await expect.poll(() => said.innerText()).toContain('opens over the app');
    await set(demo, 'Target').selectOption('_self');
    await expect.poll(() => said.innerText()).toContain('in another app');
    await set(demo, 'Hyperlink').fill('#/Leaves');
    await expect.poll(() => said.innerText()).toBe('The app opens its page Leaves.');
  });

  it('is a page of the app from the entries that a Nav unfolds', async () => {
    const { demo } = await openNative('nav');
    await demo.getByRole('button', { name: 'Requests' }).press('Enter');
    await demo.getByRole('button', { name: 'Archive' }).press('Enter');
    await expect.poll(() => demo.locator('.n-bar').innerText()).toBe('Archive');
    await demo.getByRole('button', { name: 'Requests' }).press('Enter');
    await expect.poll(() => demo.getByRole('button', { name: 'Archive' }).count()).toBe(0);
  });
});

describe('the login of React Native', () => {
  it('says what the service answers, unless that is turned off, and lets one person in', async () => {
    const { demo } = await openNative('login');
    const enter = demo.getByRole('button', { name: 'Sign in' });
    await enter.click();
    await demo.getByText('Request failed with status code 401').waitFor();
    await set(demo, 'showerror').uncheck();
    await expect.poll(() => demo.locator('.n-login-error').count()).toBe(0);
    await demo.getByLabel('User name').fill('ada');
    await demo.getByLabel('Password').fill('welcome');
    await enter.click();
    await demo.getByText('Welcome, Ada Lind').waitFor();
  });
});
