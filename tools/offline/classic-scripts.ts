// The modules of a built site → classic scripts, which a page opened from a disk may load; `client/from-disk.ts` runs them.

import path from 'node:path';
import { ExpectedError } from '../../engine/tooling.ts';

/** @param base  where the site is served; literals with addresses in `_assets/` are redirected into the bundle. */
export async function toClassicScripts(
  modules: ReadonlyMap<string, string>,
  base: string,
): Promise<Map<string, string>> {
  const { rolldown } = await import('rolldown');
  const compiled = await rolldown({
    input: Object.fromEntries(
      [...modules.keys()].map((name) => [name, path.posix.join('/', name)]),
    ),
    // Each file stays one file: what it imports comes from the others.
    external: (_id, importer) => importer !== undefined,
    logLevel: 'silent',
    treeshake: false,
    transform: { define: { 'import.meta.url': 'learnHere' } },
    plugins: [
      {
        name: 'built-modules',
        resolveId: (id) => id,
        load: (id) => modules.get(path.posix.basename(id)),
        transform(code) {
          return code.includes('import(') ? loadOnDemand(code, this.parse(code)) : undefined;
        },
      },
    ],
  });
  const { output } = await compiled
    .generate({
      format: 'cjs',
      exports: 'named',
      esModule: true,
      minify: true,
      entryFileNames: '[name]',
    })
    .catch((error: unknown) => {
      const [, ...lines] = String(error).split('\n');
      throw new ExpectedError(
        `A script of the built site is damaged: ${lines.join(' ').trim()}`,
        'Build the site again: learn build',
      );
    });
  await compiled.close();
  return new Map(
    output.flatMap((one): [string, string][] =>
      one.type === 'chunk'
        ? [[one.fileName, wrap(one.fileName, one.imports, withAddresses(one.code, base))]]
        : [],
    ),
  );
}

function wrap(name: string, imports: readonly string[], code: string): string {
  const needs = JSON.stringify(imports.map((one) => path.posix.basename(one)));
  return `learnScript(${JSON.stringify(name)},${needs},function(require,module,exports,learnLoad,learnAddress,learnHere){${code}\n});\n`;
}

/** `import(…)` → `learnLoad(…)`. */
function loadOnDemand(code: string, program: unknown): string {
  const starts: number[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, start } = node as { type?: string; start?: number };
    if (type === 'ImportExpression' && start !== undefined) starts.push(start);
    for (const inner of Object.values(node)) look(inner);
  };
  look(program);
  return starts
    .sort((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}learnLoad${text.slice(at + 'import'.length)}`, code);
}

/** Whole literals only: addresses inside a longer text stay as they are. */
function withAddresses(code: string, base: string): string {
  return code.replace(/[`"']([^`"'\s\\]+)[`"']/g, (literal, url: string) =>
    url.startsWith(`${base}_assets/`) ? `learnAddress(${literal})` : literal,
  );
}
