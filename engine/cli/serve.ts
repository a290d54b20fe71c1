// `learn serve`: serve a built site on this machine until it is stopped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { toLogLine } from '../../tools/serve/access-log.ts';
import { createMetricsServer } from '../../tools/serve/create-metrics-server.ts';
import { createSiteServer } from '../../tools/serve/create-site-server.ts';
import { createMetrics } from '../../tools/serve/metrics.ts';
import { recoverOutput } from '../build/publish/swap.ts';
import { createLineWriter, type LineWriter } from '../dev/line-writer.ts';
import { tellOutside } from '../dev/listen.ts';
import { serveEarly } from '../dev/serve-early.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { buildCommand } from './build.ts';
import { findOutput } from './find-output.ts';
import type { Command, Flags } from './flags.ts';
import { configOptions, portOf, portOption } from './options.ts';
import { startInsight } from './start-insight.ts';
import { outliveReaders, untilStopped } from './until-stopped.ts';

export const serveCommand: Command = async (words, flags) => {
  const log = logOption(flags);
  const metricsPort = flags.metrics === undefined ? undefined : portOf(flags.metrics);
  const dir = await findOutput(words, flags);
  const port = flags.build ? await buildFirst(dir, words, flags) : portOption(flags, 4000);
  recoverOutput(dir);
  outliveReaders();
  const metrics = createMetrics();
  const insight = flags.insight ? await startInsight(dir, flags) : undefined;
  const server = await createSiteServer({
    dir,
    port,
    ...(flags.host ? { host: flags.host } : {}),
    ...(insight ? { others: insight.respond } : {}),
    onAnswer(answered) {
      metrics.count(answered);
      log?.write(toLogLine(answered, new Date()));
    },
  }).catch(async (error: unknown) => {
    await insight?.service.close();
    throw error;
  });
  const counts =
    metricsPort === undefined
      ? undefined
      : await createMetricsServer({
          metrics,
          dir,
          port: metricsPort,
          droppedLines: () => log?.dropped() ?? 0,
          ...(insight ? { more: () => insight.service.counts.render() } : {}),
          ...(flags['metrics-host'] ? { host: flags['metrics-host'] } : {}),
        }).catch(async (error: unknown) => {
          await server.close();
          await insight?.service.close();
          throw error;
        });
  process.stdout.write(
    `Serving ${path.relative(process.cwd(), dir) || '.'} at ${server.url}\n` +
      tellOutside('it', server.outside) +
      (counts ? `Counts at ${counts.url}\n${tellOutside('the counts', counts.outside)}` : '') +
      (insight ? `What readers say: ${new URL(insight.service.at, server.url)}\n` : '') +
      'Stop with Ctrl+C.\n',
  );
  await untilStopped();
  await server.close();
  await insight?.service.close();
  await counts?.close();
  return undefined;
};

/**
 * The first build takes its time: until it is there, pages are made as they are asked for.
 *
 * @returns  the port of the address that was printed.
 */
async function buildFirst(dir: string, words: string[], flags: Flags): Promise<number> {
  const port = portOption(flags, 4000);
  const early =
    !existsSync(dir) && !flags.insight && !flags['all-versions']
      ? await serveEarly({
          ...configOptions(words, flags),
          port,
          ...(flags.host ? { host: flags.host } : {}),
        })
      : undefined;
  if (early)
    process.stdout.write(
      `Serving pages as they are asked for, while the site is built: ${early.url}\n` +
        tellOutside('it', early.outside),
    );
  try {
    await buildCommand(words, flags);
  } finally {
    await early?.close();
  }
  return early ? Number(new URL(early.url).port || 80) : port;
}

/** Off unless it is requested. */
function logOption({ log }: Flags): LineWriter | undefined {
  if (log === undefined) return undefined;
  if (log !== 'json')
    throw new ExpectedError(`There is no log of the form "${log}".`, 'Write: --log json');
  return createLineWriter(process.stdout, {
    onTrouble: (sentence) => process.stderr.write(`learn: ${sentence}\n`),
  });
}
