// Releases as authors wrote them, and the explorer as its tests use it, by the names that screen readers announce.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { compareVersions } from '../../collections/releases/version-order.ts';
import { projectDir } from './site-folder.ts';

export type WrittenRelease = {
  version: string;
  name?: string;
  channels: string[];
  changes: { kind: string; area: string; widget?: string }[];
  stack?: Record<string, Record<string, string>>;
};

type Component = string | { version: string };
type InFile = Omit<WrittenRelease, 'stack'> & { stack?: Record<string, Record<string, Component>> };

const folder = path.join(projectDir, 'content/releases');

/** Read from `content/releases`, oldest first; numbers stay as they are written. */
export const WRITTEN: readonly WrittenRelease[] = readdirSync(folder)
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .map((text) => withVersions(parse(text, { schema: 'failsafe' }) as InFile))
  .sort((a, b) => compareVersions(a.version, b.version));

function withVersions({ stack, ...release }: InFile): WrittenRelease {
  if (!stack) return release;
  const groups = Object.entries(stack).map(([group, components]) => {
    const all = Object.entries(components);
    const versions = all.map(([name, one]) => [name, typeof one === 'string' ? one : one.version]);
    return [group, Object.fromEntries(versions)];
  });
  return { ...release, stack: Object.fromEntries(groups) };
}

export const nameOf = ({ name, version }: WrittenRelease): string => name ?? version;

/** All changes, each with the version that brought it. */
export const WRITTEN_CHANGES = WRITTEN.flatMap(({ version, changes }) =>
  changes.map((change) => ({ ...change, version })),
);

export const wordsOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Words' });

export const choiceOf = (page: Page, legend: 'Kind' | 'Area', name: string): Locator =>
  page
    .getByRole('group', { name: legend })
    .locator('label')
    .filter({ has: page.getByText(name, { exact: true }) });

/** How many changes the explorer says it has found; undefined while it is loading. */
export async function foundIn(page: Page): Promise<number | undefined> {
  const said = await page.locator('.explored-head [role=status]').innerText();
  if (said.startsWith('No change')) return 0;
  const number = /^[\d,]+(?= changes?\b)/.exec(said)?.[0];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

export const searchOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** What of the content can be operated and is in sight. */
export const controlsIn = (page: Page): Locator =>
  page.locator('main :is(button, input, select, textarea, summary):visible');

/** What is folded is drawn when it is opened. */
export async function openFolded(page: Page): Promise<void> {
  const all = page.locator('main details');
  await all.evaluateAll((folded) => {
    for (const one of folded) (one as HTMLDetailsElement).open = true;
  });
  await expect
    .poll(() => all.evaluateAll((folded) => folded.every(({ children }) => children.length > 1)))
    .toBe(true);
}
