// `learn dev`: the author's server; ends with the status that asks for a restart when the engine changes.
import type { Command } from '../cli.ts';
import { createDevServer } from '../dev/create-dev-server.ts';
import { configOptions, portOption } from './options.ts';
import { startClock } from './told.ts';
import { untilStopped } from './until-stopped.ts';

/** Tells the launcher to compile the engine again and run the command again. */
const RESTART = 75;

export const devCommand: Command = async (words, flags) => {
  const elapsed = startClock();
  let restart = () => {};
  const engineChanged = new Promise<'restart'>((resolve) => {
    restart = () => resolve('restart');
  });
  const server = await createDevServer({
    ...configOptions(words, flags),
    port: portOption(flags, 4000),
    ...(flags.host ? { host: flags.host } : {}),
    onEngineChange: () => restart(),
  });
  process.stdout.write(`Writing at ${server.url} (ready in ${elapsed()} s)\nStop with Ctrl+C.\n`);
  const why = await Promise.race([engineChanged, untilStopped()]);
  await server.close();
  return why === 'restart' ? RESTART : undefined;
};
