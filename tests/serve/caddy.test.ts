// Caddy with deploy/Caddyfile and the build's _caddy.conf answers as `learn serve` does, as far as it can.
// What it does otherwise is listed here and in deploy/README.md.
import { expect, test } from 'vitest';
import { compareServers } from './compare-servers.ts';
import { ensureCaddy } from './ensure-caddy.ts';
import { expectHostileRedirects } from './hostile-rules.ts';
import { sendRequest } from './send-request.ts';
import { createRules, createSiteFixture, siteFiles } from './site-fixture.ts';
import { startCaddy } from './start-server.ts';

const differing = new Set([
  // It answers several ranges with a multipart body, and 416 to units it does not know.
  'several ranges mean the whole file',
  'a range in another unit',
  // It leaves Content-Range out of its answer to a range that is none.
  'a range that is none',
  // It sends the range of a text to a client that would take the whole compressed.
  'a range of text that is sent compressed',
  // It follows links, also out of the site's folder.
  'a link to a file outside',
  'a link to a folder outside',
  // It finds nothing (404) where others refuse the address (400), and the other way round.
  '".." above the root',
  '".." above the root, encoded',
  'a NUL',
  'an incomplete escape',
  'an escape that is none',
]);

const obstacle = ensureCaddy();

compareServers({
  name: 'Caddy',
  obstacle,
  start: startCaddy,
  includes: ({ behaviour }) => !differing.has(behaviour),
  // It compresses other types, only with gzip, and repeats Vary when it does.
  reduce: ({ 'content-encoding': _, 'content-length': __, 'accept-ranges': ___, ...rest }) => ({
    ...rest,
    vary: rest.vary?.slice(0, 1),
    'has etag': rest.status === 416 ? undefined : rest['has etag'],
  }),
});

test.skipIf(obstacle)('Caddy sends a file compressed beforehand', async () => {
  const fixture = createSiteFixture(createRules('/'));
  const { port, stop } = await startCaddy(fixture);
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const answer = await sendRequest(port, { target: '/packed', headers });
  await stop();
  fixture.remove();
  expect(answer.headers['content-encoding']).toEqual(['br']);
  expect(answer.body).toBe(siteFiles['packed/index.html']);
});

test.skipIf(obstacle)('Caddy reads every sign of a redirect as it is', () =>
  expectHostileRedirects(startCaddy),
);
