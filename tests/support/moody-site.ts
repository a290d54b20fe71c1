// A served site → the same site, whose answers are counted and, when a test says so, late, wrong or missing.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedSite } from './served-site.ts';

export type Mood = {
  /** Paths that this fits … */
  paths: RegExp;
  /** … are answered with this status, not at all (`cut`), late by so many milliseconds, or once this has come. */
  answer: number | 'cut' | { lateMs: number } | { until: Promise<void> };
};

export type MoodySite = ServedSite & {
  /** Undefined: the site as it is. */
  mood: Mood | undefined;
  /** Every answer so far, with its size on the wire: head and compressed body. */
  readonly answers: { path: string; sizeBytes: number }[];
};

/** A server in front of a site, where the browser can't notice it: below workers and caches, too. */
export async function serveMoody(site: ServedSite): Promise<MoodySite> {
  const answers: MoodySite['answers'] = [];
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', site.url);
    const act = moody.mood?.paths.test(pathname) ? moody.mood.answer : 0;
    if (act === 'cut') answer.destroy();
    else if (typeof act === 'number' && act > 0) answer.writeHead(act).end();
    else void come(act).then(() => passOn(site, asked, answer, answers));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const moody: MoodySite = {
    url: `http://127.0.0.1:${port}${new URL(site.url).pathname}`,
    mood: undefined,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
  return moody;
}

async function come(act: number | { lateMs: number } | { until: Promise<void> }): Promise<void> {
  if (typeof act === 'number') return;
  if ('until' in act) await act.until;
  else await new Promise((resolve) => setTimeout(resolve, act.lateMs));
}

function passOn(
  site: ServedSite,
  { url: path = '/', method, headers }: IncomingMessage,
  answer: ServerResponse,
  answers: MoodySite['answers'],
): void {
  const onward = request(new URL(path, site.url), { method, headers }, (given) => {
    let sizeBytes = given.rawHeaders.join('').length + 4 * given.rawHeaders.length;
    given.on('data', (piece: Buffer) => {
      sizeBytes += piece.length;
    });
    given.on('end', () => answers.push({ path, sizeBytes }));
    answer.writeHead(given.statusCode ?? 500, given.rawHeaders);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  onward.end();
}
