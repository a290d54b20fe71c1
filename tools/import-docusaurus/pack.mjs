// `npm pack` → what the package holds: the importer, compiled, without the engine: it takes the functions of the one that loads it.
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

const folder = import.meta.dirname;
const compiled = path.join(folder, 'compiled');

const loadingEngine = {
  name: 'loading-engine',
  resolveId: (id) =>
    id.endsWith('/engine/tooling.ts') ? { id: 'learn/tooling', external: true } : null,
};

rmSync(compiled, { recursive: true, force: true });
if (!process.argv.includes('--clear')) {
  const compiler = await rolldown({
    cwd: folder,
    input: { index: path.join(folder, 'index.ts') },
    platform: 'node',
    // Packages: what is no path.
    external: /^[\w@]/,
    plugins: [loadingEngine],
  });
  await compiler.write({
    dir: compiled,
    format: 'esm',
    minify: true,
    entryFileNames: '[name].mjs',
  });
  await compiler.close();
  copyFileSync(path.join(folder, '../../LICENSE'), path.join(compiled, 'LICENSE'));
}
