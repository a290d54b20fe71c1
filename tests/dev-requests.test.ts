// What the development server answers to those it isn't for: other names, other sites, other methods, wrong addresses.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRequest } from './serve/send-request.ts';
import { type DevServer, startDevServer } from './support/dev-server.ts';
import { createSiteFolder, page, type SiteFolder } from './support/site-folder.ts';

let folder: SiteFolder;
let server: DevServer;
let port: number;

beforeAll(async () => {
  folder = createSiteFolder({
    'site.config.json': '{ "base": "/learn/", "theme": "theme.ts" }',
    'theme.ts': "export default { HomePage() { throw new Error('Nothing is drawn.'); } };",
    'content/pages/draft.md': page('Unpublished'),
  });
  server = await startDevServer(folder.dir);
  port = Number(new URL(server.url).port);
});

afterAll(async () => {
  await server?.stop();
  folder?.dispose();
});

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(port, { target, headers, method });

it.each([
  '127.0.0.1',
  'localhost',
  'docs.localhost',
  '[::1]',
  '192.168.1.7',
])('reads for who calls it %s', async (name) => {
  const { status, body } = await ask('/learn/draft', { Host: `${name}:${port}` });
  expect([status, body.includes('Unpublished')]).toEqual([200, true]);
});

it.each([
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'a b',
])('reads nothing for a name that DNS may point here: %s', async (name) => {
  for (const target of ['/learn/draft', '/learn/_dev/events', '/learn/docs-index.json']) {
    const { status, body } = await ask(target, { Host: `${name}:${port}` });
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('Unpublished');
  }
});

it('lets no other site listen to changes', async () => {
  for (const headers of [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://127.0.0.1:1' },
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
  ] as Record<string, string>[])
    expect((await ask('/learn/_dev/events', headers)).status).toBe(403);
  const navigated = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  expect((await ask('/learn/draft', navigated)).status).toBe(200);
});

it.each([
  '/%',
  '//',
  '//evil.example/',
  '/learn/%zz',
  '/learn/%00',
  '/../..',
  '/learn/%ff',
])('answers 400 to %s', async (target) => {
  const { status, body } = await ask(target);
  expect([status, body]).toEqual([400, 'Bad request\n']);
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('answers 405 to %s', async (method) => {
  const { status, headers } = await ask('/learn/draft', {}, method);
  expect([status, headers.allow]).toEqual([405, ['GET, HEAD']]);
});

it('shows no stack of what failed', async () => {
  const { status, body } = await ask('/learn/');
  expect([status, body]).toEqual([500, 'This page could not be made: the terminal says why.\n']);
});
