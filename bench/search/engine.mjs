// The engine's search, compiled from its TypeScript for these benchmarks to call.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const project = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = 'bench-search';
const MODULES = ['build-index.ts', 'query/open-search.ts', 'title-key.ts', 'weigh.ts'];

let loading;

/** @returns `{ openSearch, weighPage, genericWords, buildIndex }` of engine/search. */
export function loadEngine() {
  loading ??= compile();
  return loading;
}

async function compile() {
  const from = MODULES.map((file) => path.join(project, 'engine/search', file));
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? from.map((file) => `export * from ${JSON.stringify(file)};`).join('\n')
            : null,
      },
    ],
  });
  const file = path.join(project, `bench/.work/search/engine-${process.pid}.mjs`);
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  const engine = await import(pathToFileURL(file).href);
  rmSync(file);
  return engine;
}
