// What the engine's parts have made stays good when something else is edited, and goes when they are.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionParts } from '../engine/bin/parts.mjs';
import { projectDir } from './support/site-folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-parts-'));
const engine = path.join(dir, 'engine');
const lock = path.join(dir, 'package-lock.json');
const ALL = ['pieces', 'records', 'styles', 'search', 'articles', 'client'];
beforeAll(() => {
  cpSync(path.join(projectDir, 'engine'), engine, { recursive: true });
  cpSync(path.join(projectDir, 'package-lock.json'), lock);
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Parts that an edit of a file gives another version. */
async function changedBy(file: string): Promise<string[]> {
  const before = await versionParts(engine, lock);
  appendFileSync(path.join(dir, file), '\n');
  const after = await versionParts(engine, lock);
  return Object.keys(after).filter((part) => after[part] !== before[part]);
}

it.each([
  ['engine/theme/Footer.tsx', []],
  ['engine/theme/DocPage.tsx', []],
  ['engine/theme/theme.ts', []],
  ['engine/render/render-doc.tsx', []],
  ['engine/pipeline/build.ts', []],
  ['engine/markdown/diagram.ts', ['pieces', 'articles']],
  ['engine/markdown/highlight.ts', ['pieces', 'articles']],
  ['engine/render/draw-island.tsx', ['pieces', 'articles']],
  ['engine/content/yaml-document.ts', ['records', 'articles']],
  ['engine/content/record-cache.ts', ['records', 'articles']],
  ['engine/content/sidebar-file.ts', ['records']],
  ['engine/output/prune-css.ts', ['styles']],
  ['engine/output/bundle-client.ts', ['client']],
  ['engine/client/search/view/mount.tsx', ['client']],
  ['engine/search/merge-words.ts', ['search']],
  ['engine/markdown/links.ts', ['articles']],
  ['engine/theme/Icon.tsx', ['articles']],
  ['package-lock.json', ALL],
])('%s: %j', async (file, parts) => {
  expect(await changedBy(file)).toEqual(parts);
});
