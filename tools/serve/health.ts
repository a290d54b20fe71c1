// The site's folder → which build is published there and for how long, for what watches over the server.

import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAbsence } from '../../engine/tooling.ts';
import type { Answer } from './answer.ts';

/** Answered in front of the site: a page with this address can't be reached on a server of ours. */
export const HEALTH_PATH = '/healthz';

export type PublishedBuild = {
  /** The name of its folder, which only grows: `8`. A folder that is published itself has its inode. */
  id: string;
  ageSeconds: number;
};

/** Undefined when no built site is there. */
export async function readPublishedBuild(dir: string): Promise<PublishedBuild | undefined> {
  try {
    const root = await realpath(dir);
    const [folder, published] = await Promise.all([
      stat(root),
      lstat(dir),
      stat(join(root, '_server.json')),
    ]);
    const isStored = dirname(root).endsWith('.builds');
    // A link is made again by each publication; a folder is renamed by it.
    const sinceMs = published.isSymbolicLink() ? published.mtimeMs : published.ctimeMs;
    const ageSeconds = Math.max(0, Math.round((Date.now() - sinceMs) / 1000));
    return { id: isStored ? basename(root) : `folder-${folder.ino}`, ageSeconds };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** 200 with the build, 503 while there is none. Never cached. */
export async function answerHealth(dir: string): Promise<Answer> {
  const build = await readPublishedBuild(dir);
  const text = build
    ? { status: 'ok', build: build.id, ageSeconds: build.ageSeconds }
    : { status: 'no site' };
  const body = Buffer.from(`${JSON.stringify(text)}\n`);
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': String(body.length),
  };
  return { status: build ? 200 : 503, headers, body };
}
