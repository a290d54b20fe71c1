// `learn serve`: serve a built site on this machine until it is told to stop.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../cli.ts';
import { loadConfig } from '../content/load-config.ts';
import { recoverOutput } from '../output/publish.ts';
import { createSiteServer } from '../serve/create-site-server.ts';
import { buildCommand } from './build.ts';
import { configOptions, portOption } from './options.ts';
import { untilStopped } from './until-stopped.ts';

export const serveCommand: Command = async (words, flags) => {
  if (flags.build) await buildCommand(words, flags);
  const dir = await findOutput(words, flags);
  recoverOutput(dir);
  const server = await createSiteServer({
    dir,
    port: portOption(flags, 4000),
    ...(flags.host ? { host: flags.host } : {}),
  });
  process.stdout.write(
    `Serving ${path.relative(process.cwd(), dir) || '.'} at ${server.url}\nStop with Ctrl+C.\n`,
  );
  await untilStopped();
  await server.close();
  return undefined;
};

/** An output folder named directly, or the output of a site. */
async function findOutput(words: string[], flags: Parameters<Command>[1]): Promise<string> {
  const [named] = words;
  if (named && existsSync(path.join(named, '_server.json'))) return path.resolve(named);
  if (flags.out && !named) return path.resolve(flags.out);
  return (await loadConfig(configOptions(words, flags))).outDir;
}
