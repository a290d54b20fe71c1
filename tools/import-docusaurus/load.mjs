// What the engine gets of this package: the importer. A checkout has its sources, and compiles them with the engine.
import { existsSync } from 'node:fs';

const sources = new URL('index.ts', import.meta.url);
const compiled = new URL('compiled/index.mjs', import.meta.url);

export const { importSite } = await import(
  existsSync(sources) ? await withEngine() : compiled.href
);

async function withEngine() {
  const { compiledEngine } = await import('../../engine/bin/compile.mjs');
  const { pathToFileURL } = await import('node:url');
  return new URL('import-docusaurus.mjs', pathToFileURL(await compiledEngine())).href;
}
