// A page in Chromium → its search dialog, opened and typed into as a reader does; and when results were drawn.

const FIELD = '.search-field';
const INPUT = 'dialog.search input';
const RESULT = 'dialog.search [role="option"]';
/** Of a quick typist. */
const KEY_MS = 120;
/** The pointer rests on the field; then the hand goes from the pointer to the keys. */
const REST_MS = 300;

/** Call before the page loads: notes, as `Date.now()` has it, the first key, the first results after it, the last change. */
export async function watchResults(page) {
  await page.addInitScript((result) => {
    const watch = { typed: 0, lastTyped: 0, shown: 0, settled: 0 };
    const now = () => performance.timeOrigin + performance.now();
    globalThis.benchSearch = watch;
    document.addEventListener(
      'input',
      () => {
        watch.lastTyped = now();
        watch.typed ||= watch.lastTyped;
      },
      true,
    );
    new MutationObserver(() => {
      if (!watch.typed || !document.querySelector(result)) return;
      requestAnimationFrame(() => {
        watch.settled = now();
        watch.shown ||= watch.settled;
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, RESULT);
}

/** By the pointer, which lets the site load ahead, or by the key `/`, which does not. @returns when it began. */
export async function openDialog(page, how = 'pointer') {
  const began = Date.now();
  if (how === 'key') await page.keyboard.press('/');
  else {
    await page.locator(FIELD).first().hover();
    await page.waitForTimeout(REST_MS);
    await page.locator(FIELD).first().click();
    await page.waitForTimeout(REST_MS);
  }
  await page.waitForFunction((input) => document.activeElement?.matches(input), INPUT);
  return began;
}

/** @returns from the first key to the first result, and when that was; from the last key to the last change. */
export async function typeAndWait(page, query, isPasted) {
  if (isPasted) await page.keyboard.insertText(query);
  else await page.keyboard.type(query, { delay: KEY_MS });
  await page.waitForFunction(() => globalThis.benchSearch.shown > 0, undefined, { polling: 20 });
  await page.waitForFunction(
    () => performance.timeOrigin + performance.now() - globalThis.benchSearch.settled > 1500,
    undefined,
    { polling: 100 },
  );
  const { typed, lastTyped, shown, settled } = await page.evaluate(() => globalThis.benchSearch);
  return { firstMs: shown - typed, shownAt: shown, settledMs: settled - lastTyped };
}
