// A built site and a place for data → the running service: requests in, answers out, and a stop that loses nothing.
import path from 'node:path';
import { createIntake } from '../collect/intake.ts';
import { createLimits } from '../collect/limits.ts';
import { openDataFolder } from '../store/data-folder.ts';
import { dropOldEvents } from '../store/forget.ts';
import { openStore } from '../store/open-store.ts';
import { openSpill } from '../store/spill.ts';
import { answerRequest, type Service } from './answer-request.ts';
import { clientAddress } from './client-address.ts';
import { createCounts, type InsightCounts } from './counts.ts';
import { type Reply, type ServiceRequest, textReply } from './reply.ts';
import { openBuiltPages } from './site-pages.ts';
import { createWritersPage } from './writers-page.ts';

export type ServiceOptions = {
  /** The output of a build. */
  dir: string;
  /** Of what is sent, and of the embedded database. */
  dataFolder: string;
  /** Address of a PostgreSQL server; the embedded database unless given. */
  database?: string | undefined;
  token?: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` counts; this machine's counts always. */
  proxies?: readonly string[] | undefined;
  /** Gets a sentence for each trouble. */
  log: (sentence: string) => void;
  /** Instead of what the config says, for benchmarks. */
  perMinute?: number | undefined;
  /** Requests of all clients a second, at most. */
  perSecond?: number | undefined;
};

export type InsightService = {
  /** Its addresses begin so: `/learn/_insight/`. */
  at: string;
  answer(request: ServiceRequest): Promise<Reply>;
  counts: InsightCounts;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
};

const PER_SECOND = 2_500;
const HOUR_MS = 60 * 60 * 1000;

/** @throws ExpectedError  when there is no built site, or the database can't be opened. */
export async function createService(options: ServiceOptions): Promise<InsightService> {
  const { dir, database: url, token, proxies = [], log, perSecond = PER_SECOND } = options;
  const pages = openBuiltPages(dir);
  const { card, settings } = pages;
  const { keepDays, signedInBy } = settings;
  const folder = openDataFolder(options.dataFolder);
  const database = await openStore(url, folder);
  const spill = openSpill({ folder: path.join(folder, 'spill') });
  const intake = createIntake({ database, spill, log });
  const at = `${card.base}_insight/`;
  const now = () => new Date();
  const limits = createLimits({ perMinute: options.perMinute ?? settings.perMinute, perSecond });
  const service: Service = {
    collecting: {
      intake,
      limits,
      pages,
      now,
      keepDays,
      host: URL.canParse(card.origin) ? new URL(card.origin).hostname : 'localhost',
      thanksUrl: `${at}thanks`,
      addressOf: clientAddress(proxies),
    },
    reading: { query: database.query, pages, now },
    door: { token, signedInBy },
    page: createWritersPage({
      at,
      title: card.title,
      base: card.base,
      needsToken: token !== undefined && signedInBy === undefined,
    }),
  };
  const counts = createCounts(intake, spill);
  const sweep = () =>
    void dropOldEvents(database, keepDays, now()).catch((error: unknown) =>
      log(`Old events can't be dropped: ${String(error)}.`),
    );
  sweep();
  const sweeping = setInterval(sweep, HOUR_MS).unref();
  return {
    at,
    counts,
    async answer(request) {
      const reply = await answerRequest(request, service).catch((error: unknown) => {
        log(`${request.method} ${request.path} failed: ${String(error)}.`);
        return textReply(503, 'Not at the moment', { 'Retry-After': '60' });
      });
      counts.count(request.path, reply.status);
      return reply;
    },
    isWell: () =>
      database.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async close() {
      clearInterval(sweeping);
      await intake.close();
      await database.close();
    },
  };
}
