// An illustration, alive → whether anything in its stage answers to the keyboard.
import type { Locator } from 'playwright-core';

/** Keys that controls answer to, gentle ones first. */
const KEYS = [
  'ArrowRight',
  'ArrowDown',
  'Enter',
  'Space',
  'ArrowLeft',
  'ArrowUp',
  '1',
  'a',
  'Delete',
];

/** How many stops of the Tab key are tried. */
const MOST_STOPS = 8;

/** True where the stage has nothing that takes the focus, such as a picture. */
export async function answersToKeys(demo: Locator): Promise<boolean> {
  const page = demo.page();
  const stage = demo.locator('.demo-stage');
  const stops = stage.locator('a[href], button, input, select, textarea, [tabindex="0"]');
  if ((await stops.count()) === 0) return true;
  await demo.locator('.demo-note').evaluate((note) => {
    note.tabIndex = -1;
    note.focus();
  });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (!(await stage.evaluate((one) => one.contains(document.activeElement)))) continue;
    for (const key of KEYS) {
      const before = await happened(demo);
      await page.keyboard.press(key);
      await page.waitForTimeout(40);
      if ((await happened(demo)) !== before || (await page.locator('[role=dialog]').count()))
        return true;
    }
  }
  return false;
}

/** What has happened in the stage, whoever has the focus. */
const happened = (demo: Locator): Promise<string> =>
  demo.evaluate((one) => {
    const stage = one.querySelector('.demo-stage');
    const html = (stage?.innerHTML ?? '').replace(
      / (?:data-(?:focus|press|hover)[\w-]*|tabindex)="[^"]*"/g,
      '',
    );
    const fields = [
      ...one.querySelectorAll<HTMLInputElement>('.demo-stage :is(input, textarea, select)'),
    ];
    const fired = [...one.querySelectorAll('.demo-events code')].map(
      (code) => code.textContent ?? '',
    );
    const used = fired.filter((text) => !/^on(?:Focus|Blur|Mouse)/.test(text));
    return [html, ...fields.map((field) => `${field.value} ${field.checked}`), ...used].join('|');
  });
