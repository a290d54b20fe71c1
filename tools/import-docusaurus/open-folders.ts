// The folders and the map that an import is called with → what it may read, and where it may write.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError, readInside } from '../../engine/tooling.ts';
import { type ComponentMap, emptyMap, parseComponentMap } from './map/component-map.ts';
import { isChanged } from './output/write-files.ts';
import { openSource, type SourceFiles } from './source-files.ts';

/** @throws ExpectedError  when there is no such folder. */
export function openSourceDir(dir: string): SourceFiles {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new ExpectedError(`There is no folder at ${dir}.`);
  return openSource(dir);
}

/**
 * What is written must not be read again, nor lie among the source's files.
 *
 * @throws ExpectedError  when it would.
 */
export function checkOut(dir: string, out: string): void {
  let at = path.resolve(out);
  if (existsSync(at) && !statSync(at).isDirectory())
    throw new ExpectedError(`${out} is a file, not a folder.`);
  const rest: string[] = [];
  while (!existsSync(at)) {
    rest.unshift(path.basename(at));
    at = path.dirname(at);
  }
  const real = path.join(realpathSync(at), ...rest);
  const isSame = (one: string, other: string) => one === other || one.startsWith(other + path.sep);
  if (isSame(real, dir) || isSame(dir, real))
    throw new ExpectedError(
      'The output folder lies in the source, or the source in it.',
      'Name a folder beside it.',
    );
}

export const MAP_FILE = 'import.map.yaml';

/**
 * The map that the call names; else the one that the last import wrote, where people have corrected it.
 *
 * @throws ExpectedError  when there is no such file, or it is no map.
 */
export function readMap(out: string, given: string | undefined): ComponentMap {
  if (given !== undefined) {
    if (!existsSync(given) || !statSync(given).isFile())
      throw new ExpectedError(`There is no map at ${given}.`);
    return parseComponentMap(readFileSync(given, 'utf8'), given);
  }
  if (!isChanged(out, MAP_FILE)) return emptyMap();
  const text = readInside(out, path.join(out, MAP_FILE))?.toString('utf8');
  return text === undefined ? emptyMap() : parseComponentMap(text, path.join(out, MAP_FILE));
}
