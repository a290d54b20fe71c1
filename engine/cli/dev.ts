// `learn dev`: the author's server; ends with the status that asks for a restart when the engine changes.

import { createDevServer } from '../dev/create-dev-server.ts';
import { tellOutside } from '../dev/listen.ts';
import type { Command } from './flags.ts';
import { configOptions, portOption } from './options.ts';
import { startClock } from './progress.ts';
import { outliveReaders, untilStopped } from './until-stopped.ts';

/** Tells the launcher to compile the engine again and run the command again. */
const RESTART = 75;

export const devCommand: Command = async (words, flags) => {
  const elapsed = startClock();
  outliveReaders();
  let restart = () => {};
  const engineChanged = new Promise<'restart'>((resolve) => {
    restart = () => resolve('restart');
  });
  const from = flags.from ?? process.env.LEARN_INSIGHT_FROM;
  const log = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const notesOf = from && (await import('./page-notes.ts')).loadPageNotes(from, log);
  const server = await createDevServer({
    ...configOptions(words, flags),
    port: portOption(flags, 4000),
    ...(flags.host ? { host: flags.host } : {}),
    ...(notesOf ? { notesOf } : {}),
    onEngineChange: () => restart(),
  });
  process.stdout.write(
    `Writing at ${server.url} (ready in ${elapsed()} s)\n${tellOutside('it', server.outside)}Stop with Ctrl+C.\n`,
  );
  const why = await Promise.race([engineChanged, untilStopped(), server.failed]).finally(
    server.close,
  );
  return why === 'restart' ? RESTART : undefined;
};
