// The engine's sources → declarations for a package: whole by themselves, whatever else a folder has installed.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Packages that are compiled into the engine, and whose types it mentions, with what those need: where their declarations are. */
const COMPILED_IN = {
  'linkify-it': 'build/index.d.ts',
  'markdown-it': 'dist/markdown-it.d.mts',
  mdurl: 'lib/index.d.ts',
  'uc.micro': 'build/index.d.ts',
};

/** What the engine's functions give and take, without the types of Node. */
const BUFFER = `// Node's Buffer, as far as the engine's declarations need it.
type Encoding = 'ascii' | 'base64' | 'base64url' | 'hex' | 'latin1' | 'utf-8' | 'utf8' | 'utf16le';

export interface Buffer extends Uint8Array {
  toString(encoding?: Encoding, start?: number, end?: number): string;
}
`;

/**
 * Of the public surfaces, of the collections, and of their parts that have a surface, into `engine/types`.
 *
 * @returns  false when a source has a mistake, which is printed.
 */
export function declareTypes(project) {
  const types = path.join(project, 'engine/types');
  const isRight = emit(project);
  const packages = path.join(types, 'packages');
  for (const name of Object.keys(COMPILED_IN)) copyDeclarations(name, project, packages);
  const all = readdirSync(types, { recursive: true })
    .map((name) => path.join(types, String(name)))
    .filter((at) => at.endsWith('.d.ts'));
  for (const at of all) {
    const from = path.relative(path.dirname(at), types).replaceAll(path.sep, '/');
    writeFileSync(at, standAlone(readFileSync(at, 'utf8'), from));
  }
  const reached = reachedFrom(all.filter((at) => isSurface(path.relative(types, at))));
  for (const at of all) if (!reached.has(at)) rmSync(at);
  writeFileSync(path.join(types, 'buffer.d.ts'), BUFFER);
  return isRight;
}

function emit(project) {
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
  return status === 0;
}

function copyDeclarations(name, project, packages) {
  const dir = path.join(packages, name);
  mkdirSync(dir, { recursive: true });
  const source = path.join(project, 'node_modules', name);
  cpSync(path.join(source, COMPILED_IN[name]), path.join(dir, 'index.d.ts'));
  for (const file of readdirSync(source))
    if (/^license/i.test(file)) cpSync(path.join(source, file), path.join(dir, file));
}

/** What the package's "exports" name. */
const isSurface = (name) =>
  /^engine[\\/](?:index|shared|browser)\.d\.ts$/.test(name) ||
  /^collections[\\/].*\bindex\.d\.ts$/.test(name);

/** Declarations, and those that they import: what nobody can see of the rest isn't packed. */
function reachedFrom(files) {
  const reached = new Set();
  const add = (at) => {
    if (reached.has(at) || !existsSync(at)) return;
    reached.add(at);
    for (const [, to] of readFileSync(at, 'utf8').matchAll(IMPORT))
      add(path.join(path.dirname(at), to.replace(/\.[jt]sx?$/, '.d.ts')));
  };
  for (const at of files) add(at);
  return reached;
}

const IMPORT = /\b(?:from |import\(|import )['"](\.[^'"]*)['"]/g;

/** @param root  of all declarations, seen from this one. */
function standAlone(text, root) {
  const whole = text
    .replace(/^import ['"][^'"]*\.css['"];\n/gm, '')
    .replace(/(from |import\()(['"])([\w.-]+)\2/g, (all, before, quote, name) =>
      Object.hasOwn(COMPILED_IN, name)
        ? `${before}${quote}${root}/packages/${name}/index.js${quote}`
        : all,
    );
  return /\bBuffer\b/.test(whole)
    ? `import type { Buffer } from '${root}/buffer.js';\n${whole}`
    : whole;
}
