// A page → what axe finds wrong with it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { axe: { run(context: string, options: { preload: boolean }): Promise<AxeResult> } };
type AxeResult = { passes: unknown[]; violations: { id: string; nodes: { html: string }[] }[] };

/**
 * One line a violation. The page's context must bypass the policy, which would forbid axe.
 *
 * @param within  selector of the part that is looked at.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(source);
  const { passes, violations: found } = await page.evaluate(
    (context) => (window as unknown as Axe).axe.run(context, { preload: false }),
    within,
  );
  expect(passes.length).toBeGreaterThan(within === 'html' ? 15 : 3);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200))}`);
}
