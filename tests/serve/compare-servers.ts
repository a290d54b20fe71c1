// The comparison itself: one site, `learn serve` and one other server, the same requests to both.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer, type SiteServer } from '../../tools/serve/create-site-server.ts';
import { type AnswerDescription, describeAnswer } from './describe-answer.ts';
import { type ComparedRequest, listRequests } from './requests.ts';
import { sendRequest } from './send-request.ts';
import { createRules, createSiteFixture, type SiteFixture } from './site-fixture.ts';
import type { StartedServer } from './start-server.ts';

export interface Comparison {
  /** Name of the other server, as the tests are called. */
  readonly name: string;
  /** Why the other server cannot run here; the tests are then skipped and the reason printed. */
  readonly obstacle: string | undefined;
  start(fixture: SiteFixture): Promise<StartedServer>;
  /** Whether both servers are held to a request; all by default. */
  includes?(request: ComparedRequest): boolean;
  /** Reduces both descriptions to what the other server can do; nothing by default. */
  reduce?(description: AnswerDescription): AnswerDescription;
}

const bases = ['/learn/', '/', '/a/b.c/'];

/** Define the tests of one comparison, for several base paths. */
export function compareServers(comparison: Comparison): void {
  const { name, obstacle, start, includes = () => true } = comparison;
  const reduce = comparison.reduce ?? ((description) => description);
  if (obstacle) process.stderr.write(`The comparison with ${name} is left out: ${obstacle}.\n`);

  describe.skipIf(obstacle).each(bases)(`${name} with the base %s`, (base) => {
    let fixture: SiteFixture;
    let other: StartedServer;
    let ours: SiteServer;

    beforeAll(async () => {
      fixture = createSiteFixture(createRules(base));
      other = await start(fixture);
      ours = await createSiteServer({ dir: fixture.dir });
    });

    afterAll(async () => {
      await Promise.all([other?.stop(), ours?.close()]);
      fixture?.remove();
    });

    const requests = listRequests(base).filter(includes);

    test.each(requests)('$behaviour: $method $target → $status', async (request) => {
      const [theirs, own] = await Promise.all([
        sendRequest(other.port, request),
        sendRequest(ours.port, request),
      ]);
      expect(own.status).toBe(request.status);
      const wanted = reduce(describeAnswer(request, own));
      expect(reduce(describeAnswer(request, theirs))).toEqual(wanted);
    });

    test.each(['identity', 'gzip', 'br'])('both answer 304 to their own ETag, %s', async (name) => {
      const headers = { 'Accept-Encoding': name };
      const request = { behaviour: '', status: 304, target: `${base}teams/overview`, headers };
      const ask = async (port: number) => {
        const [etag = ''] = (await sendRequest(port, request)).headers.etag ?? [];
        expect(etag).toMatch(/"[^"]+"$/);
        const again = { ...request, headers: { ...headers, 'If-None-Match': `"x", ${etag}` } };
        return reduce(describeAnswer(request, await sendRequest(port, again)));
      };
      const own = await ask(ours.port);
      expect(own.status).toBe(304);
      expect(await ask(other.port)).toEqual(own);
    });

    test('neither tells its version', async () => {
      const { headers } = await sendRequest(other.port, { target: base });
      expect(headers.server?.join() ?? '').not.toMatch(/\d/);
      expect((await sendRequest(ours.port, { target: base })).headers).not.toHaveProperty('server');
    });
  });
}
