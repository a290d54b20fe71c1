// A page → what axe finds wrong with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Options = { preload: boolean; resultTypes: string[]; runOnly?: string[] };
/** For rules that pass, one example is enough: on long pages, naming all took most of the time. */
const BRIEF: Options = { preload: false, resultTypes: ['violations'] };
type Axe = { axe: { run(context: string, options: Options): Promise<AxeResult> } };
type AxeResult = { passes: unknown[]; violations: { id: string; nodes: { html: string }[] }[] };

/**
 * One line a violation. The page's context must bypass the policy, which would forbid axe.
 *
 * @param within  selector of the part that is looked at.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return run(page, within, BRIEF, within === 'html' ? 15 : 3);
}

/**
 * By every rule as it is, then by the rule of colors in the other theme: nothing else differs. The page, which follows the
 * device, stays in that theme.
 */
export async function violationsInBothThemes(page: Page, within = 'html'): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const other = isDark ? 'light' : 'dark';
  const found = await violations(page, within);
  await changeTheme(page, other);
  const inOther = await run(page, within, { ...BRIEF, runOnly: ['color-contrast'] }, 0);
  return [...found, ...inOther.map((line) => `${other}: ${line}`)];
}

/** To that of another device; its colors are at rest. The frame after the next has begun to change them. */
export async function changeTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** @param least  rules that must have found something to look at. */
async function run(page: Page, within: string, options: Options, least: number): Promise<string[]> {
  const { passes, violations: found } = await page.evaluate(
    ([context, how]) => (window as unknown as Axe).axe.run(context, how),
    [within, options] as const,
  );
  expect(passes.length + found.length).toBeGreaterThan(least);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200))}`);
}
