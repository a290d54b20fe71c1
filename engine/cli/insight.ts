// `learn insight …`: what readers look for, don't find and didn't understand: collected, shown, exported, forgotten.
import { createReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createInsightServer } from '../../tools/insight/serve/create-insight-server.ts';
import { backupRows, restoreRows } from '../../tools/insight/store/backup.ts';
import { csvLines } from '../../tools/insight/store/csv.ts';
import { defaultDataFolder, openDataFolder } from '../../tools/insight/store/data-folder.ts';
import type { Database } from '../../tools/insight/store/database.ts';
import { forgetBefore } from '../../tools/insight/store/forget.ts';
import { openStore } from '../../tools/insight/store/open-store.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { lookUp } from '../text/look-up.ts';
import { nearest } from '../text/nearest.ts';
import { findOutput } from './find-output.ts';
import type { Command, Flags } from './flags.ts';
import { reportCommand, suggestCommand } from './insight-findings.ts';
import { portOption } from './options.ts';
import { databaseOf, startInsight } from './start-insight.ts';
import { outliveReaders, untilStopped } from './until-stopped.ts';

const serve: Command = async (words, flags) => {
  const { service } = await startInsight(await findOutput(words, flags), flags);
  outliveReaders();
  const { port, host } = { port: portOption(flags, 4100), host: flags.host };
  const server = await createInsightServer(service, { port, host }).catch(
    async (error: unknown) => {
      await service.close();
      throw error;
    },
  );
  process.stdout.write(`What readers say: ${server.url}\nStop with Ctrl+C.\n`);
  await untilStopped();
  await server.close();
  await service.close();
  return undefined;
};

/** Lines on stdout: rows of all tables, which `restore` reads; or daily counts as CSV. */
const exportAll: Command = (words, flags) =>
  withStore(words, flags, async (database) => {
    if (flags.format !== undefined && flags.format !== 'csv')
      throw new ExpectedError(`There is no format "${flags.format}".`, 'Write: --format csv');
    if (flags.format === 'csv') await print(csvLines(database));
    else await print(toLines(backupRows(database)));
  });

async function* toLines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield JSON.stringify(row);
}

/** Waits for whoever reads the output. */
async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines)
    if (!process.stdout.write(`${line}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve));
}

const restore: Command = ([file, ...words], flags) => {
  if (!file)
    throw new ExpectedError(
      'No backup is named.',
      'learn insight restore backup.ndjson [DIR|SITE]',
    );
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new ExpectedError(
      `There is no backup at ${file}.`,
      'Make one: learn insight export > backup.ndjson',
    );
  return withStore(words, flags, async (database) => {
    const lines = createInterface({
      input: createReadStream(file),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    process.stdout.write(`${await restoreRows(database, lines)} rows restored.\n`);
  });
};

const forget: Command = (words, flags) => {
  const { before = '' } = flags;
  if (!/^\d{4}-\d\d-\d\d$/.test(before) || Number.isNaN(Date.parse(before)))
    throw new ExpectedError(
      'forget needs the first day that stays.',
      'learn insight forget --before 2026-01-31',
    );
  return withStore(words, flags, async (database) => {
    const { events, counts } = await forgetBefore(database, before);
    process.stdout.write(`Forgotten: ${events} events and ${counts} daily counts.\n`);
  });
};

/** The embedded database, or the server that the flag names. */
async function withStore(
  words: string[],
  flags: Flags,
  act: (database: Database) => Promise<void>,
): Promise<undefined> {
  const folder = async () =>
    openDataFolder(flags.data ?? defaultDataFolder(await findOutput(words, flags)));
  const url = databaseOf(flags);
  const database = await openStore(url, url ? undefined : await folder());
  try {
    await act(database);
  } finally {
    await database.close();
  }
  return undefined;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  restore,
  forget,
  export: exportAll,
  suggest: suggestCommand,
  report: reportCommand,
};

export const insightCommand: Command = (words, flags) => {
  const [name = '', ...rest] = words;
  const command = lookUp(COMMANDS, name);
  if (command) return command(rest, flags);
  const meant = nearest(name, Object.keys(COMMANDS)) ?? 'serve';
  throw new ExpectedError(
    name === '' ? 'learn insight needs a word more.' : `There is no command "insight ${name}".`,
    `Closest: learn insight ${meant}`,
  );
};
