// Words and flags of the command line → where the site is and how it is to be built.

import type { ConfigOptions } from '../content/config/find-config.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import type { Flags } from './flags.ts';
import { loadFormat, loadRemoteCache } from './loaders.ts';

export function configOptions(words: readonly string[], flags: Flags): ConfigOptions {
  const [siteDir, ...rest] = words;
  if (rest.length)
    throw new ExpectedError(`One site at a time: "${rest.join(' ')}" is one word too many.`);
  return {
    ...(siteDir ? { siteDir } : {}),
    ...(flags.config ? { configFile: flags.config } : {}),
    ...(flags.out ? { out: flags.out } : {}),
    ...(flags.base ? { base: flags.base } : {}),
    loadFormat,
    loadRemoteCache,
    onNotice: (says) => process.stderr.write(`${says}\n`),
  };
}

export function portOption(flags: Flags, otherwise: number): number {
  return flags.port === undefined ? otherwise : portOf(flags.port);
}

export function portOf(text: string): number {
  const port = Number(text);
  if (text.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new ExpectedError(`"${text}" is no port.`, 'Give a whole number from 0 to 65535.');
}
