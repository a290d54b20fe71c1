import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askAll } from './ask-all.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A site on this machine; what it was asked, in order. */
async function startSite(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, local: [host], at: (path: string) => `http://${host}${path}` };
}

const end = (response: ServerResponse, status: number, headers = {}) =>
  void response.writeHead(status, headers).end();

describe('a link to another site', () => {
  it('is asked by HEAD, and by GET where that is refused', async () => {
    const site = await startSite(({ method, url }, response) =>
      end(response, url === '/no-head' && method === 'HEAD' ? 405 : 200),
    );
    const urls = [site.at('/a'), site.at('/no-head')];
    const { answers, asked } = await askAll(urls, { local: site.local });
    expect([...answers.values()]).toEqual([{ state: 'ok' }, { state: 'ok' }]);
    expect(asked).toBe(2);
    expect(site.asked.toSorted()).toEqual(['GET /no-head', 'HEAD /a', 'HEAD /no-head']);
  });

  it('that is gone, refused, moved for good or for now is told apart', async () => {
    const site = await startSite(({ url }, response) => {
      if (url === '/moved') end(response, 301, { location: '/here#x' });
      else if (url === '/for-now') end(response, 302, { location: '/here' });
      else if (url === '/circle') end(response, 302, { location: '/circle' });
      else if (url === '/inside') end(response, 302, { location: 'http://169.254.169.254/' });
      else end(response, url === '/gone' ? 404 : url === '/private' ? 403 : 200);
    });
    const paths = ['/moved', '/for-now', '/circle', '/gone', '/private', '/inside'];
    const { answers } = await askAll(paths.map(site.at), { local: site.local });
    expect([...answers].map(([url, answer]) => [new URL(url).pathname, answer]).sort()).toEqual([
      ['/circle', { state: 'gone', says: 'it leads on more than 10 times' }],
      ['/for-now', { state: 'ok' }],
      ['/gone', { state: 'gone', says: 'it answers 404' }],
      ['/inside', { state: 'unclear', says: 'it is of this machine or network' }],
      ['/moved', { state: 'moved', to: site.at('/here') }],
      ['/private', { state: 'unclear', says: 'it answers 403' }],
    ]);
  });

  it('is asked again where it fails, after as long as the site says', async () => {
    let failures = 2;
    const site = await startSite(({ method }, response) => {
      if (method === 'GET') failures -= 1;
      end(response, failures >= 0 ? 503 : 200, { 'retry-after': '7' });
    });
    const waited: number[] = [];
    const wait = async (ms: number) => void waited.push(ms);
    const options = { local: site.local, wait };
    expect([...(await askAll([site.at('/')], options)).answers.values()]).toEqual([
      { state: 'ok' },
    ]);
    expect(waited).toEqual([7000, 7000]);
    failures = 9;
    const again = await askAll([site.at('/')], options);
    expect([...again.answers.values()]).toEqual([{ state: 'unclear', says: 'it answers 503' }]);
    expect(again.known).toEqual({});
  });

  it('that never answers is given up', async () => {
    const site = await startSite(() => {});
    const options = { local: site.local, timeoutMs: 50, wait: async () => {} };
    const { answers } = await askAll([site.at('/')], options);
    expect([...answers.values()]).toEqual([
      { state: 'unclear', says: 'it doesn’t answer in time' },
    ]);
  });
});

describe('many links', () => {
  it('ask a site twice at a time at most, and each address once', async () => {
    let now = 0;
    let most = 0;
    const site = await startSite((_request, response) => {
      now += 1;
      most = Math.max(most, now);
      setTimeout(() => {
        now -= 1;
        end(response, 200);
      }, 10);
    });
    const urls = Array.from({ length: 20 }, (_, i) => site.at(`/${i % 10}`));
    const { answers } = await askAll(urls, { local: site.local });
    expect(answers.size).toBe(10);
    expect(site.asked.length).toBe(10);
    expect(most).toBe(2);
  });

  it('that answered within a week are known, and those that are allowed are never asked', async () => {
    const site = await startSite((_request, response) => end(response, 200));
    const day = 24 * 60 * 60 * 1000;
    const { known } = await askAll([site.at('/a')], { local: site.local, nowMs: 0 });
    const later = (nowMs: number) => askAll([site.at('/a')], { local: site.local, known, nowMs });
    expect((await later(6 * day)).asked).toBe(0);
    expect((await later(8 * day)).asked).toBe(1);
    const urls = ['https://a.acme.com/x', 'https://acme.com/p/q', 'https://docs.acme.net/'];
    const allow = ['*.acme.com', 'https://acme.com/p/', 'docs.acme.net'];
    const allowed = await askAll(urls, { allow });
    expect([...allowed.answers.values()].map(({ state }) => state)).toEqual(
      Array(3).fill('skipped'),
    );
    expect(allowed.asked).toBe(0);
  });

  it('of this machine, of its network and of examples are asked only where the config says so', async () => {
    const urls = ['http://localhost:1/', 'http://10.0.0.8/', 'http://[::1]/', 'https://a.example/'];
    const never = () => Promise.reject(new Error('asked'));
    const { answers, asked } = await askAll(urls, { fetch: never });
    expect([...answers.values()].map(({ state }) => state)).toEqual(Array(4).fill('skipped'));
    expect(asked).toBe(0);
  });
});
