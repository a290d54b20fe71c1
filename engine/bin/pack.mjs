// `npm pack` → what the package holds besides sources: the compiled engine and its types, removed again after packing.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packed } from './compile.mjs';
import { compileEngine, SHARED } from './compile-engine.mjs';
import { declareTypes } from './declare-types.mjs';

const engine = path.dirname(packed);
const project = path.dirname(engine);
const types = path.join(engine, 'types');

for (const folder of [packed, types]) rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clear')) {
  await compileEngine(packed, { version: version(), packages: SHARED });
  if (!declareTypes(project)) process.exitCode = 1;
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
