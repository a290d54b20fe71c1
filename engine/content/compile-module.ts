// A TypeScript module of the site (config, theme) → JavaScript in the cache folder, ready to import.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedError } from '../diagnostics.ts';
import { engineDir } from '../engine-dir.ts';
import { writeAtomic } from './write-atomic.ts';

/** What a compiled module was made from, so that the next run can tell whether it still holds. */
type Record_ = { inputs: [path: string, hash: string][]; output: string };

/**
 * Bundle `file` and what it imports; packages stay outside, so that there is one React.
 *
 * @returns  path of the JavaScript file; its name changes with its content.
 * @throws   ExpectedError when the module doesn't compile.
 */
export async function compileModule(file: string, cacheDir: string): Promise<string> {
  const recordPath = path.join(cacheDir, `${path.basename(file)}-${hash(file)}.json`);
  const before = readRecord(recordPath);
  if (before && isFresh(before)) return before.output;
  const { code, moduleIds } = await bundleModule(file);
  const out = path.join(cacheDir, `${path.parse(file).name}-${hash(code)}.mjs`);
  writeAtomic(out, code);
  const inputs = moduleIds
    .filter((id) => path.isAbsolute(id) && existsSync(id))
    .map((id): [string, string] => [id, hash(readFileSync(id, 'utf8'))]);
  writeAtomic(recordPath, JSON.stringify({ inputs, output: out } satisfies Record_));
  return out;
}

/**
 * Run a compiled module of the site.
 *
 * @param shown  what the author knows it as.
 * @throws       ExpectedError when it fails while it is loaded.
 */
export async function importCompiled(
  compiled: string,
  shown: string,
): Promise<{ default?: unknown }> {
  try {
    return (await import(pathToFileURL(compiled).href)) as { default?: unknown };
  } catch (error) {
    throw new ExpectedError(`${shown} fails while it is loaded: ${plainText(error)}`);
  }
}

async function bundleModule(file: string) {
  const { rolldown } = await import('rolldown');
  try {
    const bundle = await rolldown({
      input: file,
      platform: 'node',
      external: [PACKAGE, /^node:/],
      // What a site's editor is told of its types has no part in this.
      tsconfig: false,
      transform: { jsx: { runtime: 'automatic', development: false } },
      logLevel: 'silent',
      moduleTypes: { '.css': 'empty' },
    });
    const { output } = await bundle.generate({
      format: 'esm',
      paths: engineCopy,
      codeSplitting: false,
    });
    await bundle.close();
    return output[0];
  } catch (error) {
    throw new ExpectedError(`${path.basename(file)} does not compile.\n${plainText(error)}`);
  }
}

/** The bundler colours its messages, terminal or not. */
function plainText(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

const engineRequire = createRequire(path.join(engineDir, 'engine-dir.ts'));

/** A package by its name: not a path, not an address. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)(?!.*:)/;

/** A site needs no packages of its own: its modules take React, and what draws with it, from where the engine has them. */
function engineCopy(id: string): string {
  if (!PACKAGE.test(id)) return id;
  try {
    // As an import resolves it: a package's script for `require` has no names to import.
    return import.meta.resolve?.(id) ?? pathToFileURL(engineRequire.resolve(id)).href;
  } catch {
    return id;
  }
}

function readRecord(at: string): Record_ | undefined {
  try {
    return JSON.parse(readFileSync(at, 'utf8')) as Record_;
  } catch {
    return undefined;
  }
}

function isFresh({ inputs, output }: Record_): boolean {
  return (
    existsSync(output) &&
    inputs.every(([file, was]) => existsSync(file) && hash(readFileSync(file, 'utf8')) === was)
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
