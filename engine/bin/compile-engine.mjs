// The engine's modules → compiled files: what is compiled, what stays a package of its own, and what is filled in.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { versionParts } from './parts.mjs';

const engine = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const project = path.dirname(engine);

/** Packages of their own, which load the running engine's functions: in a checkout, they are compiled with it. */
const importers = { 'import-docusaurus': path.join(project, 'tools/import-docusaurus/index.ts') };

/** Packages that a site's modules and the engine take: the engine's copy is loaded for both. */
export const SHARED = ['zod', 'yaml'];

/**
 * @param engineDir  where its sources are; undefined in a package, which finds them beside the compiled folder.
 * @param packages   further files: each gives what the package of its name does.
 */
export async function compileEngine(out, { version, engineDir, packages = [] }) {
  const { rolldown } = await import('rolldown');
  const compiler = await rolldown({
    cwd: engine,
    input: {
      cli: path.join(engine, 'cli/main.ts'),
      worker: path.join(engine, 'cli/worker.ts'),
      records: path.join(engine, 'cli/records.ts'),
      modules: path.join(engine, 'cli/modules.ts'),
      early: path.join(engine, 'cli/early.ts'),
      'client-compiler': path.join(engine, 'build/client/client-compiler.ts'),
      index: path.join(engine, 'index.ts'),
      ...(engineDir ? importers : { tooling: path.join(engine, 'tooling.ts') }),
      ...Object.fromEntries(packages.map((name) => [name, ALL_OF + name])),
    },
    platform: 'node',
    external: [
      /^react(-dom)?(\/|$)/,
      /^@modelcontextprotocol\//,
      '@electric-sql/pglite',
      'pg',
      'katex',
      'vite',
      'rolldown',
      'lightningcss',
      /^node:/,
    ],
    transform: {
      define: {
        __ENGINE_DIR__: JSON.stringify(engineDir ?? BESIDE),
        __ENGINE_VERSION__: JSON.stringify(version),
        __ENGINE_PARTS__: JSON.stringify(
          await versionParts(engine, path.join(project, 'package-lock.json')),
        ),
      },
    },
    plugins: [besideCompiled, wholePackages],
  });
  await compiler.write({
    dir: out,
    format: 'esm',
    // In a package without spaces and comments: names stay, so that stacks can be read.
    minify: !engineDir,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await compiler.close();
}

const ALL_OF = '\0all of ';

/** By name, since a package may be CommonJS, of which a compiled file gives only the default. */
const wholePackages = {
  name: 'whole-packages',
  resolveId: (id) => (id.startsWith(ALL_OF) ? id : null),
  async load(id) {
    if (!id.startsWith(ALL_OF)) return null;
    const name = id.slice(ALL_OF.length);
    const names = Object.keys(await import(name)).filter((one) => /^(?!default$)\w+$/.test(one));
    const file = fileURLToPath(import.meta.resolve(name));
    return `export { ${names.join(', ')} } from ${JSON.stringify(file)};`;
  },
};

const BESIDE = '%the folder around the compiled one%';

/** Where a package will lie is known when it runs. */
const besideCompiled = {
  name: 'beside-compiled',
  renderChunk: (code) =>
    code.includes(BESIDE)
      ? code.replaceAll(
          JSON.stringify(BESIDE),
          `import.meta.dirname.slice(0, -${'/compiled'.length})`,
        )
      : null,
};
