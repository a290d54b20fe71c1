// The name of a peer → its package: from the project, or from the folder that BENCH_PEERS names.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));
const folders = [project, process.env.BENCH_PEERS].filter(Boolean);

/** @returns the package's folder. */
export function peerFolder(name) {
  for (const folder of folders) {
    const places = createRequire(path.join(folder, 'none.js')).resolve.paths(name);
    for (const place of places) {
      const at = path.join(place, name);
      if (readJson(path.join(at, 'package.json'))) return at;
    }
  }
  throw new Error(`The package ${name} is not installed. Run: npm install`);
}

export function peerVersion(name) {
  return readJson(path.join(peerFolder(name), 'package.json')).version;
}

/** @param file  the module inside the package. */
export function importPeer(name, file) {
  return import(pathToFileURL(path.join(peerFolder(name), file)).href);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
