// Task lists of any page: large boxes that work at the first click, tap or key, and keep what was ticked on this device.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe.ts';
import { useReader } from '../support/browser.ts';
import { serveFiles, serveRealSite } from '../support/served-site.ts';
import { page as written } from '../support/site-folder.ts';

const TASKS = `- [ ] You have the *installer*. It is new.
- [ ] Restart.

Then:

- [ ] Restart.
- [x] Done already

[Other](other)`;

const FILES = {
  'site.config.json': JSON.stringify({ strict: true }),
  'content/pages/index.md': written('Home', '[Tasks](tasks)'),
  'content/pages/tasks.md': written('Tasks', TASKS),
  'content/pages/other.md': written('Other', '- [ ] Restart.\n\n[Tasks](tasks)'),
  'content/sidebars/a.yaml': 'name: Part\nslug: part\norder: 1\nitems: [tasks, other]\n',
};

const boxes = (page: Page) => page.locator('.article .task > input');
const ticks = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
const kept = (page: Page, key = 'learn-tasks') =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The page as it is before any script has come; what is returned lets them come. */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await boxes(page).first().waitFor();
  return release;
}

describe('a task list', () => {
  const reader = useReader(() => serveFiles(FILES));

  it.each([
    ['click', (page: Page) => boxes(page).nth(1).click()],
    ['tap', (page: Page) => boxes(page).nth(1).tap()],
    [
      'key',
      async (page: Page) => {
        await boxes(page).nth(1).focus();
        await page.keyboard.press('Space');
      },
    ],
  ])('keeps the first %s, before any script is there', async (_name, act) => {
    const page = await reader.open('about:blank', { hasTouch: true });
    const release = await openWithoutScripts(page, `${reader.url}tasks`);
    await act(page);
    expect(await ticks(page)).toEqual([false, true, false, true]);
    release();
    await expect.poll(() => kept(page)).toContain('Restart.');
    expect(await ticks(page)).toEqual([false, true, false, true]);
    await page.reload();
    await expect.poll(() => ticks(page)).toEqual([false, true, false, true]);
  });

  it('keeps each tick by its page and its task, and forgets it when it goes', async () => {
    const page = await reader.open('tasks');
    await boxes(page).nth(2).click();
    await boxes(page).nth(3).click();
    await expect.poll(() => kept(page)).toContain('Done already');
    await page.locator('.article a:text-is("Other")').click();
    await page.locator('h1:text-is("Other")').waitFor();
    await boxes(page).first().check();
    await page.locator('.article a:text-is("Tasks")').click();
    await page.locator('h1:text-is("Tasks")').waitFor();
    await expect.poll(() => ticks(page)).toEqual([false, false, true, false]);
    await boxes(page).nth(2).click();
    await boxes(page).nth(3).click();
    await page.goto(`${reader.url}other/`);
    await expect.poll(() => ticks(page)).toEqual([true]);
    await boxes(page).first().uncheck();
    await expect.poll(() => kept(page)).toBe(null);
  });

  it('shows in one tab what is ticked in another', async () => {
    const page = await reader.open('tasks');
    await page.mouse.move(300, 300);
    await boxes(page).first().click();
    await expect.poll(() => kept(page)).toContain('installer');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect.poll(() => ticks(other)).toEqual([true, false, false, true]);
    await boxes(other).nth(1).click();
    await expect.poll(() => ticks(page)).toEqual([true, true, false, true]);
  });

  it('has boxes with the words of their tasks, large enough for a finger', async () => {
    const page = await reader.open('tasks', { bypassCSP: true });
    expect(await boxes(page).first().getAttribute('aria-label')).toBe('You have the installer.');
    for (const box of await boxes(page).all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await boxes(page).first().check();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('shows boxes that nothing ticks where no script runs, and the same on paper', async () => {
    const page = await reader.open('tasks', { javaScriptEnabled: false });
    expect(await page.getByRole('checkbox').count()).toBe(0);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const drawn = await page.locator('.task').evaluateAll((all) =>
        all.map((one) => {
          const { content, width } = getComputedStyle(one, '::before');
          return `${content} ${width}`;
        }),
      );
      expect(drawn).toEqual(['"" 24px', '"" 24px', '"" 24px', '"✓" 24px']);
    }
  });

  it('is printed with boxes for a pen', async () => {
    const page = await reader.open('tasks');
    await page.emulateMedia({ media: 'print' });
    expect(await ticks(page)).toEqual([false, false, false, true]);
    expect(await boxes(page).first().isVisible()).toBe(true);
  });
});

describe('the real site', () => {
  const reader = useReader(serveRealSite);

  it('has no box, on any page, that waits for anything', async () => {
    const index = await (await fetch(`${reader.url}docs-index.json`)).json();
    const withTasks: string[] = [];
    for (const id of Object.keys(index as Record<string, unknown>)) {
      const html = await (await fetch(reader.url + id)).text();
      if (!html.includes('class="task"')) continue;
      withTasks.push(id);
      expect(html, id).not.toMatch(/<input type="checkbox"[^>]* disabled/);
      expect(html, id).toMatch(
        /<link rel="stylesheet" href="[^"]*_assets\/(?:tasks|guide|sizing)-/,
      );
    }
    expect(withTasks.length).toBeGreaterThan(60);
  });

  it('keeps the first click in a guide where the runbook finds it', async () => {
    const page = await reader.open('about:blank');
    const at = 'on-premise/aws/install/extract-package';
    const release = await openWithoutScripts(page, reader.url + at);
    await boxes(page).first().click();
    release();
    await expect.poll(() => kept(page, 'learn-runbook')).toContain(at);
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toBe(null);
    await page.reload();
    await expect.poll(async () => (await ticks(page))[0]).toBe(true);
  });
});
