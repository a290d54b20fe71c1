// `learn serve`: serve a built site on this machine until it is told to stop.
import path from 'node:path';
import type { Command } from '../cli.ts';
import { recoverOutput } from '../output/publish.ts';
import { createSiteServer } from '../serve/create-site-server.ts';
import { buildCommand } from './build.ts';
import { findOutput } from './find-output.ts';
import { portOption } from './options.ts';
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
