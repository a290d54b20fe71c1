// `learn serve`: serve a built site on this machine until it is told to stop.
import path from 'node:path';
import type { Command, Flags } from '../cli.ts';
import { ExpectedError } from '../diagnostics.ts';
import { recoverOutput } from '../output/swap.ts';
import { toLogLine } from '../serve/access-log.ts';
import type { Answered } from '../serve/answer.ts';
import { createMetricsServer } from '../serve/create-metrics-server.ts';
import { createSiteServer } from '../serve/create-site-server.ts';
import { createMetrics } from '../serve/metrics.ts';
import { buildCommand } from './build.ts';
import { findOutput } from './find-output.ts';
import { portOf, portOption } from './options.ts';
import { untilStopped } from './until-stopped.ts';

export const serveCommand: Command = async (words, flags) => {
  const writeLog = logOption(flags);
  const metricsPort = flags.metrics === undefined ? undefined : portOf(flags.metrics);
  if (flags.build) await buildCommand(words, flags);
  const dir = await findOutput(words, flags);
  recoverOutput(dir);
  const host = flags.host ? { host: flags.host } : {};
  const metrics = createMetrics();
  const server = await createSiteServer({
    dir,
    port: portOption(flags, 4000),
    ...host,
    onAnswer(answered) {
      metrics.count(answered);
      writeLog?.(answered);
    },
  });
  const counts =
    metricsPort === undefined
      ? undefined
      : await createMetricsServer({ metrics, dir, port: metricsPort, ...host }).catch(
          async (error: unknown) => {
            await server.close();
            throw error;
          },
        );
  process.stdout.write(
    `Serving ${path.relative(process.cwd(), dir) || '.'} at ${server.url}\n` +
      `${counts ? `Counts at ${counts.url}\n` : ''}Stop with Ctrl+C.\n`,
  );
  await untilStopped();
  await server.close();
  await counts?.close();
  return undefined;
};

/** Off unless it is asked for. */
function logOption({ log }: Flags): ((answered: Answered) => void) | undefined {
  if (log === undefined) return undefined;
  if (log !== 'json')
    throw new ExpectedError(`There is no log of the form "${log}".`, 'Write: --log json');
  return (answered) => process.stdout.write(`${toLogLine(answered, new Date())}\n`);
}
