// The built site → frames while an illustration's slider is dragged, and what a key costs in the table of all properties.
import { keyCosts } from './key-costs.mjs';
import { summary } from './process.mjs';

const SLIDER = 'app-development/widgets/form-widgets/slider';
const MATRIX = 'app-development/widgets/platforms';
/** Milliseconds of a frame at 60 a second, and a fifth more, since timers are not exact. */
const FRAME_MS = 20;

export async function measureWidgets(browser, url) {
  return {
    drag: await measureDrag(browser, url + SLIDER),
    keys: await measureKeys(browser, url + MATRIX),
  };
}

/** Times between frames while the thumb goes from end to end and back, for three seconds. */
async function measureDrag(browser, at) {
  const page = await browser.newPage();
  await page.goto(at);
  const island = page.locator('[data-island="widgets/slider"]');
  await island.scrollIntoViewIfNeeded();
  await page.mouse.move(700, 300);
  await page.waitForLoadState('networkidle');
  const track = await island.locator('.demo-stage [role=group]').first().boundingBox();
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => {
      window.frames_.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const thumb = await island.locator('.demo-stage input[type=range]').boundingBox();
  const y = thumb.y + thumb.height / 2;
  await page.mouse.move(thumb.x + thumb.width / 2, y);
  await page.mouse.down();
  await page.evaluate(() => {
    window.frames_.length = 0;
  });
  const before = await island.locator('input[type=range]').inputValue();
  const moves = 180;
  for (let i = 0; i < moves; i++) {
    const share = Math.abs(((i / 60) % 2) - 1);
    await page.mouse.move(track.x + track.width * share, y);
    await page.waitForTimeout(8);
  }
  const frames = await page.evaluate(() => window.frames_);
  const after = await island.locator('input[type=range]').inputValue();
  await page.mouse.up();
  await page.close();
  if (before === after) throw new Error('The slider has not moved.');
  const late = frames.filter((took) => took > FRAME_MS).length;
  return { ...summary(frames), count: frames.length, late };
}

/** In the box that filters more than a thousand rows. */
async function measureKeys(browser, at) {
  const page = await browser.newPage();
  await page.goto(at);
  await page.mouse.move(300, 300);
  await page.locator('.filter[data-ready]').first().waitFor();
  const input = page.locator('.filter input[type=search]').first();
  const costs = await keyCosts(page, input, ['tab index', 'slider', 'accessibility']);
  await page.close();
  return { count: costs.length, ...summary(costs) };
}
