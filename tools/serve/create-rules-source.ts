// The site's folder → the build that is published there and its rules, read again when another one is.

import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import {
  buildSiteRules,
  isAbsence,
  ServeError,
  type SiteRules,
  serverConfigSchema,
} from '../../engine/tooling.ts';

export interface LoadedRules {
  readonly rules: SiteRules;
  /** The folder of the build, links resolved: one request reads everything from one build. */
  readonly root: string;
  /** Names the build the rules are from; `undefined` while there is none, in the middle of a swap. */
  readonly stamp: string | undefined;
}

export interface RulesSource {
  /** The rules of the build that is in the folder; the last good ones while that has none. */
  load(): Promise<LoadedRules>;
}

/**
 * Create a source of rules for the site in `dir`.
 *
 * @throws ServeError  When the folder, the file or its form is not what a build writes. Later failures of
 *                     `load` go to `log` once each, and the last good rules stay.
 */
export async function createRulesSource(
  dir: string,
  log: (line: string) => void,
): Promise<RulesSource> {
  const path = join(dir, '_server.json');
  let { stamp: seen } = await readStamp(dir);
  let rules = await parseRules(dir, path);

  async function load(): Promise<LoadedRules> {
    const { root, stamp } = await readStamp(dir);
    if (stamp === undefined || stamp === seen) return { rules, root, stamp };
    try {
      rules = await parseRules(root, path);
      seen = stamp;
    } catch (error) {
      if (!(error instanceof ServeError)) throw error;
      if (error.code !== 'serve/invalid-rules') return { rules, root, stamp: undefined };
      seen = stamp;
      log(`${error.message} The rules before it stay in force.`);
    }
    return { rules, root, stamp };
  }

  return { load };
}

/** Two builds share the files that are equal in both, but never a folder. */
async function readStamp(dir: string): Promise<{ root: string; stamp: string | undefined }> {
  try {
    const root = await realpath(dir);
    const [folder, file] = await Promise.all([stat(root), stat(join(root, '_server.json'))]);
    const { ino, size, mtimeMs, ctimeMs } = file;
    return { root, stamp: [root, folder.ino, ino, size, mtimeMs, ctimeMs].join(':') };
  } catch (error) {
    if (isAbsence(error)) return { root: dir, stamp: undefined };
    throw error;
  }
}

/** @param path  what a message calls the file. */
async function parseRules(dir: string, path: string): Promise<SiteRules> {
  const text = await readRules(dir);
  const parsed = serverConfigSchema.safeParse(parseJson(text, path));
  if (parsed.success) return buildSiteRules(parsed.data);
  const problems = z.prettifyError(parsed.error).replace(/^✖ /gm, '').replace(/\s+/g, ' ');
  throw new ServeError('serve/invalid-rules', `${path} is not what a build writes: ${problems}.`);
}

async function readRules(dir: string): Promise<string> {
  try {
    return await readFile(join(dir, '_server.json'), 'utf8');
  } catch (cause) {
    if (!isAbsence(cause)) throw cause;
    const isFolder = await stat(dir).then(
      (stats) => stats.isDirectory(),
      () => false,
    );
    throw isFolder
      ? new ServeError(
          'serve/missing-rules',
          `${dir} has no _server.json, so it is not the output of a build; run "learn build" first.`,
          { cause },
        )
      : new ServeError(
          'serve/missing-folder',
          `There is no folder ${dir}; run "learn build" first.`,
          {
            cause,
          },
        );
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ServeError('serve/invalid-rules', `${path} is not JSON.`, { cause });
  }
}
