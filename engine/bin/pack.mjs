// `npm pack` → what the package holds besides sources: the compiled engine and its types, removed again after packing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleEngine, packed } from './compile.mjs';

const engine = path.dirname(packed);
const project = path.dirname(engine);
const types = path.join(engine, 'types');

for (const folder of [packed, types]) rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clear')) {
  await bundleEngine(packed, { version: version(), packages: ['zod', 'yaml'] });
  declareTypes();
}

/** Hash of the sources: it distinguishes what this engine makes from what others have made. */
function version() {
  const hash = createHash('sha256');
  for (const folder of [engine, path.join(project, 'tools')])
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
      if (/(?<!\.test)\.(?:ts|tsx|css)$/.test(name))
        hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Of the public surfaces, of the collections, and of their parts that have a surface. */
function declareTypes() {
  const collections = readdirSync(path.join(project, 'collections'), { recursive: true })
    .filter((name) => path.basename(name) === 'index.ts')
    .map((name) => path.join('collections', name));
  const surfaces = ['index', 'shared', 'browser'].map((name) => `engine/${name}.ts`);
  const flags =
    '--ignoreConfig --declaration --emitDeclarationOnly --rootDir . --outDir engine/types --jsx react-jsx ' +
    '--module nodenext --target es2023 --lib es2023,dom,dom.iterable --types node --strict ' +
    '--exactOptionalPropertyTypes --noUncheckedIndexedAccess --allowImportingTsExtensions --skipLibCheck';
  const tsc = path.join(project, 'node_modules/typescript/bin/tsc');
  const sheets = 'engine/client/css.d.ts';
  const files = [
    ...surfaces,
    ...collections,
    ...[sheets].filter((at) => existsSync(path.join(project, at))),
  ];
  const { status } = spawnSync(process.execPath, [tsc, ...flags.split(' '), ...files], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
