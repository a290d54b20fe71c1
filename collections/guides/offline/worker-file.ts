// The site's address → the service worker of the runbook, as a file of the build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, type RecordFile } from '../../../engine/index.ts';
import { CACHE_PREFIX, WORKER_FILE } from './names.ts';

/** @param dir  of this collection. */
export function workerFile(dir: string, page: string): RecordFile {
  const content = readFileSync(path.join(dir, 'offline/worker.js'), 'utf8')
    .replace('{page}', page)
    .replace('{prefix}', CACHE_PREFIX);
  const file = { path: WORKER_FILE, content };
  return { path: WORKER_FILE, key: hashOf([content]), make: () => file };
}
