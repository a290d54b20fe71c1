// The engine's TypeScript → one folder of JavaScript that Node starts quickly, made where sources have changed. Plain
// JavaScript, since it runs before anything is compiled.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStamp, writeStamp } from './stamp.mjs';

const engine = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const project = path.dirname(engine);
const tools = path.join(project, 'tools');
const lock = path.join(project, 'package-lock.json');
const outRoot = path.join(project, 'node_modules/.cache/learn');

/** What `npm pack` puts into the package: there, nothing has to be compiled or written. */
export const packed = path.join(engine, 'compiled');

/**
 * The path of the compiled entry. Its folder is named after the names and contents of all sources, so a change anywhere
 * compiles again, and an unchanged engine starts at once, however new its files are.
 */
export async function compiledEngine() {
  const isCheckout = existsSync(path.join(project, 'package-lock.json'));
  if (!isCheckout) return path.join(packed, 'cli.mjs');
  const known = readStamp(STAMP, filesOf);
  const version = known ?? fingerprint();
  const out = outOf(version);
  const entry = path.join(out, 'cli.mjs');
  if (known !== undefined) return entry;
  if (!isWhole(out)) {
    if (!isRun) compileApart();
    if (isRun || !isWhole(out)) await compile(out, version);
  }
  writeStamp(STAMP, version, filesOf(version));
  return entry;
}

/** What is compiled names the folder of its sources. */
const outOf = (version) => path.join(outRoot, `engine-${version}-${sha256(engine).slice(0, 8)}`);

/** With it, an unchanged engine starts without reading all of this. */
const STAMP = path.join(outRoot, 'stamp.json');

const filesOf = (version) => {
  const out = outOf(version);
  return [...inputs(), ...readdirSync(out).map((name) => path.join(out, name))];
};

const inputs = () => [...sources(engine), ...sources(tools), lock];

const self = fileURLToPath(import.meta.url);
/** Whether this file is the program, and no part of the command. */
const isRun = process.argv[1] === self;

/** In a separate process: the memory that the compiler takes goes back. What fails there is reported here. */
function compileApart() {
  spawnSync(process.execPath, [self], { stdio: 'ignore' });
}

const HASHES = 'hashes.json';

/** What a full disk or a kill has cut, or anything has changed, is compiled again. */
function isWhole(out) {
  try {
    const hashes = Object.entries(JSON.parse(readFileSync(path.join(out, HASHES), 'utf8')));
    return (
      hashes.length > 0 &&
      hashes.every(([name, hash]) => sha256(readFileSync(path.join(out, name))) === hash)
    );
  } catch {
    return false;
  }
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of inputs()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(project, file)}\0${bytes.length}\0`).update(bytes);
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
  const temporary = `${out}.${process.pid}`;
  const { compileEngine, SHARED } = await import('./compile-engine.mjs');
  await compileEngine(temporary, { version, engineDir: engine, packages: SHARED });
  const hashes = readdirSync(temporary).map((name) => [
    name,
    sha256(readFileSync(path.join(temporary, name))),
  ]);
  writeFileSync(path.join(temporary, HASHES), JSON.stringify(Object.fromEntries(hashes)));
  if (!isWhole(out)) rmSync(out, { recursive: true, force: true });
  await publish(temporary, out);
}

/**
 * Older compilations go: folders `engine-…` of `node_modules/.cache/learn`, nothing else. Another process may be at work
 * on the same one, or have been first.
 */
async function publish(temporary, out) {
  const { renameSync } = await import('node:fs');
  for (const name of readdirSync(outRoot))
    if (name.startsWith('engine-') && !name.startsWith(path.basename(out)))
      rmSync(path.join(outRoot, name), { recursive: true, force: true });
  try {
    renameSync(temporary, out);
  } catch (error) {
    if (!isWhole(out)) throw error;
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (isRun) await compiledEngine();
