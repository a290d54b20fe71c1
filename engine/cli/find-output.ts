// Words and flags of the command line → the folder of a built site.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../content/config/load-config.ts';
import type { Flags } from './flags.ts';
import { configOptions } from './options.ts';

/** An output folder named directly, or a version in one, or the output of a site. */
export async function findOutput(words: string[], flags: Flags): Promise<string> {
  const [named] = words;
  const marks = ['_server.json', '_search/root.json'];
  if (named && marks.some((mark) => existsSync(path.join(named, mark)))) return path.resolve(named);
  if (flags.out && !named) return path.resolve(flags.out);
  return (await loadConfig(configOptions(words, flags))).outDir;
}
