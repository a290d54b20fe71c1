// What the engine's parts have made stays good when something else is edited, and goes when they are.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionParts } from '../engine/bin/parts.mjs';
import { projectDir } from './support/site-folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-parts-'));
const engine = path.join(dir, 'engine');
const lock = path.join(dir, 'package-lock.json');
beforeAll(() => {
  cpSync(path.join(projectDir, 'engine'), engine, { recursive: true });
  cpSync(path.join(projectDir, 'tools'), path.join(dir, 'tools'), { recursive: true });
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
  ['engine/theme/Pager.tsx', []],
  ['engine/theme/theme.ts', []],
  ['engine/render/render-doc.tsx', []],
  ['engine/build/build.ts', []],
  ['engine/markdown/diagram.ts', ['pieces', 'articles']],
  ['engine/markdown/highlight.ts', ['pieces', 'articles']],
  ['engine/render/draw-island.tsx', ['pieces', 'articles']],
  ['engine/content/yaml/yaml-document.ts', ['records', 'articles', 'around']],
  ['engine/content/yaml/record-cache.ts', ['records', 'articles', 'around']],
  ['engine/content/sidebars/sidebar-file.ts', ['records']],
  ['engine/build/client/prune-css.ts', ['styles']],
  ['engine/build/client/make-client.ts', ['client']],
  ['engine/client/search/view/mount.tsx', ['client']],
  ['engine/search/merge-words.ts', ['search']],
  ['engine/markdown/links.ts', ['articles']],
  ['tools/foreign-folders/html/tags.ts', ['articles']],
  ['tools/lsp/complete.ts', []],
  ['engine/markdown/directives/video.ts', ['articles']],
  ['engine/theme/Icon.tsx', ['articles', 'around']],
  ['engine/model/page-data.ts', ['around']],
  ['engine/model/related.ts', ['around']],
  ['package-lock.json', []],
])('%s: %j', async (file, parts) => {
  expect(await changedBy(file)).toEqual(parts);
});

it.each([
  ['shiki', ['pieces', 'articles']],
  ['@shikijs/core', ['pieces', 'articles']],
  ['preact', ['client']],
  ['yaml', ['records', 'articles', 'around']],
  ['typescript', []],
])('another version of %s: %j', async (name, parts) => {
  const before = await versionParts(engine, lock);
  const locked = JSON.parse(readFileSync(lock, 'utf8'));
  locked.packages[`node_modules/${name}`].version += '.1';
  writeFileSync(lock, JSON.stringify(locked));
  const after = await versionParts(engine, lock);
  expect(Object.keys(after).filter((part) => after[part] !== before[part])).toEqual(parts);
});
