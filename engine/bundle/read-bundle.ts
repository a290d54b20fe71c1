// A bundle, as a zip or unzipped ▶ its files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics.ts';
import { type BundleFiles, MANIFEST } from './manifest.ts';
import { fromZip } from './zip.ts';

/** @throws ExpectedError  when there is no such file or folder, or a zip is damaged. */
export function readBundle(at: string): BundleFiles {
  if (!existsSync(at)) throw new ExpectedError(`There is no ${at}.`);
  return statSync(at).isDirectory() ? readFolder(rootOf(at)) : fromZip(readFileSync(at), at);
}

/** Whoever unzips a bundle may name the folder around it as well. */
function rootOf(folder: string): string {
  const inside = readdirSync(folder).map((name) => path.join(folder, name));
  const isRoot = (one: string) => existsSync(path.join(one, MANIFEST));
  return [folder, ...inside].find(isRoot) ?? folder;
}

function readFolder(folder: string): BundleFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name))]),
  );
}
