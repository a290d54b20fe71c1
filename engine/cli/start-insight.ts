// A built site and flags → the running service of `learn insight`, for a server of its own or beside the site.
import { createService, type InsightService } from '../../tools/insight/serve/create-service.ts';
import { createResponder } from '../../tools/insight/serve/respond.ts';
import { defaultDataFolder } from '../../tools/insight/store/data-folder.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import type { Flags } from './flags.ts';

type Started = { service: InsightService; respond: ReturnType<typeof createResponder> };

/** @throws ExpectedError  when the database can't be opened. */
export async function startInsight(dir: string, flags: Flags): Promise<Started> {
  const service = await createService({
    dir,
    dataFolder: flags.data ?? defaultDataFolder(dir),
    database: databaseOf(flags),
    token: tokenOf(process.env.LEARN_INSIGHT_TOKEN),
    proxies: flags.proxy?.split(','),
    log: logLine(flags),
  });
  return { service, respond: createResponder(service) };
}

/** In the environment, other users of the machine don't see the password. */
export const databaseOf = ({ database }: Flags): string | undefined =>
  database ?? (process.env.LEARN_INSIGHT_DATABASE || undefined);

/** Short ones can be guessed. */
const SHORTEST = 16;

function tokenOf(token = ''): string | undefined {
  if (token === '' || token.length >= SHORTEST) return token || undefined;
  throw new ExpectedError(
    `LEARN_INSIGHT_TOKEN has fewer than ${SHORTEST} characters.`,
    'Make one: openssl rand -hex 24',
  );
}

/** On stderr: what goes wrong, as a sentence or as JSON. */
function logLine({ log }: Flags): (sentence: string) => void {
  return (sentence) =>
    process.stderr.write(
      log === 'json'
        ? `${JSON.stringify({ time: new Date().toISOString(), insight: sentence })}\n`
        : `learn insight: ${sentence}\n`,
    );
}
