// `learn dev`: the author's server; ends with the status that asks for a restart when the engine changes.
import type { Command } from '../cli.ts';
import { createDevServer } from '../dev/create-dev-server.ts';
import { configOptions, portOption } from './options.ts';
import { untilStopped } from './until-stopped.ts';

/** Tells the launcher to compile the engine anew and run the command again. */
export const RESTART = 75;

export const devCommand: Command = async (words, flags) => {
  const started = performance.now();
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
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  process.stdout.write(`Writing at ${server.url} (ready in ${seconds} s)\nStop with Ctrl+C.\n`);
  const why = await Promise.race([engineChanged, untilStopped()]);
  await server.close();
  return why === 'restart' ? RESTART : undefined;
};
