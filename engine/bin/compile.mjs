// The engine's TypeScript → one folder of JavaScript that Node starts quickly. Plain JavaScript, since
// it runs before anything is compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const engine = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const project = path.dirname(engine);
const outRoot = path.join(project, 'node_modules/.cache/learn');

/**
 * The path of the compiled entry. Its folder is named after the names, sizes and times of all sources,
 * so a change anywhere compiles anew and an unchanged engine starts at once.
 */
export async function compiledEngine() {
  const version = fingerprint();
  const out = path.join(outRoot, `engine-${version}`);
  const entry = path.join(out, 'cli.mjs');
  if (!existsSync(entry)) await compile(out, version);
  return entry;
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources(engine), path.join(project, 'package-lock.json')]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return sources(at);
      return /(?<!\.test)\.(ts|tsx|mjs)$/.test(entry.name) ? [at] : [];
    });
}

async function compile(out, version) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { cli: path.join(engine, 'cli.ts'), worker: path.join(engine, 'build/worker.ts') },
    platform: 'node',
    external: [/^react(-dom)?(\/|$)/, 'vite', 'rolldown', /^node:/],
    transform: {
      define: {
        __ENGINE_DIR__: JSON.stringify(engine),
        __PROJECT_DIR__: JSON.stringify(project),
        __ENGINE_VERSION__: JSON.stringify(version),
      },
    },
  });
  const temporary = `${out}.${process.pid}`;
  await bundle.write({
    dir: temporary,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  await publish(temporary, out);
}

/** Older compilations go; another process may have been first with the same one. */
async function publish(temporary, out) {
  const { renameSync } = await import('node:fs');
  for (const name of readdirSync(outRoot))
    if (
      name.startsWith('engine-') &&
      path.join(outRoot, name) !== temporary &&
      path.join(outRoot, name) !== out
    )
      rmSync(path.join(outRoot, name), { recursive: true, force: true });
  try {
    renameSync(temporary, out);
  } catch (error) {
    if (!existsSync(path.join(out, 'cli.mjs'))) throw error;
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compiledEngine();
