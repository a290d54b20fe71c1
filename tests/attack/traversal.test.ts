// Spellings of paths that lead out of a site, to its rules or to hidden files: none reads what it should not.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '../../tools/serve/create-site-server.ts';
import { createRules, createSiteFixture, type SiteFixture } from '../serve/site-fixture.ts';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { createSiteFolder, page, type SiteFolder } from '../support/site-folder.ts';
import { createRandom, tries } from './attack.ts';

const COUNT = tries({ short: 600, full: 4_500 });

const UP = [
  ...[
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '..%00',
    '%00..',
    '...',
    '....',
    '.. ',
    '..%20',
  ],
  ...[
    '%c0%ae%c0%ae',
    '%e0%80%ae%e0%80%ae',
    '%uff0e%uff0e',
    '..;',
    '..%3b',
    '．．',
    '%ff..',
    '..%0d',
  ],
];
const SLASH = [
  ...['/', '//', '/./', '%2f', '%2F', '\\', '%5c', '%5C', '%252f', '/%2e/', '%c0%af', '%e0%80%af'],
  ...['\\\\', '/\\', '%2f%2f', ';/', '/%20/', '%u2215'],
];
const START = [
  ...['', '/learn', '/learn/', '/learn/teams', '/learn/teams/overview', '/learn/_assets', '//'],
  ...[
    '/learn/linked',
    '/LEARN',
    'http://127.0.0.1/learn',
    'http://evil.example/',
    'file://',
    '/%2f',
  ],
  ...[
    '/learn/_nav',
    '/learn/.well-known',
    '/learn/_dev',
    '/learn/index.html',
    '*',
    '?',
    '#',
    '%2flearn',
  ],
];
const TARGET = [
  ...['secret.txt', 'link.txt', 'linked/secret.txt', '_server.json', '_SERVER.json', '_nginx.conf'],
  ...['_headers', '_redirects', '_caddy.conf', '.hidden', 'teams/.hidden', '.well-known/secret'],
  ...[
    'etc/passwd',
    'proc/self/environ',
    'site.config.json',
    'content/pages/draft.md',
    'package.json',
  ],
  ...[
    'learn/secret.txt',
    'dist/_server.json',
    '%5fserver.json',
    '_server%2ejson',
    '.learn/',
    '.git/config',
  ],
];
const END = [
  '',
  '',
  '',
  '/',
  '%00',
  '%00.html',
  '?',
  '?a=/../',
  '#',
  '.',
  '/.',
  '%20',
  '::$DATA',
  '~',
];

/** Text that is in files that nobody may read, and in no page of the site. */
const SECRETS = [
  'outside of the site',
  'root:',
  '"redirects"',
  'NODE_',
  'the-secret',
  'add_header',
];

let fixture: SiteFixture;
let folder: SiteFolder;
let serve: SiteServer;
let dev: DevServer;

beforeAll(async () => {
  fixture = createSiteFixture(createRules('/learn/'));
  serve = await createSiteServer({ dir: fixture.dir });
  folder = createSiteFolder({
    'secret.txt': 'the-secret',
    'site.config.json': '{ "base": "/learn/" }',
    'content/pages/teams/overview.md': page('Overview'),
    'content/.hidden': 'the-secret',
    'content/images/.hidden': 'the-secret',
    'public/.hidden': 'the-secret',
    'public/robots-more.txt': 'open',
    '.git/config': 'the-secret',
  });
  dev = await startDevServer(folder.dir);
});

afterAll(async () => {
  await Promise.all([serve?.close(), dev?.stop()]);
  fixture?.remove();
  folder?.dispose();
});

/** Sends the target as it is, on a separate connection. Status 0 means that the server gave no answer. */
function ask(
  port: number,
  target: string,
  method: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
      ),
    );
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }),
    );
  });
}

function spellings(): string[] {
  const random = createRandom('traversal');
  const made = new Set<string>();
  while (made.size < COUNT) {
    let path = random.pick(START);
    const depth = random.int(7);
    for (let i = 0; i < depth; i++) path += random.pick(SLASH) + random.pick(UP);
    made.add(path + random.pick(SLASH) + random.pick(TARGET) + random.pick(END));
  }
  return [...made];
}

it.each([
  ['learn serve', () => serve.port],
  ['learn dev', () => Number(new URL(dev.url).port)],
])('%s reads nothing outside, no rule, no hidden file', async (_name, portOf) => {
  const port = portOf();
  const wrong: string[] = [];
  const all = spellings();
  expect(all).toHaveLength(COUNT);
  for (let i = 0; i < all.length; i += 20)
    await Promise.all(
      all.slice(i, i + 20).map(async (target) => {
        const { status, text } = await ask(port, target, i % 7 === 0 ? 'HEAD' : 'GET');
        const body = text.slice(text.indexOf('\r\n\r\n'));
        const found = SECRETS.filter((secret) => body.includes(secret));
        if (body.trim() === 'hidden') found.push('a hidden file');
        if (found.length > 0 || status >= 500 || status === 0 || /\n {4}at /.test(text))
          wrong.push(`${status} ${JSON.stringify(target)} ${found}`);
      }),
    );
  expect(wrong).toEqual([]);
  const { status, text } = await ask(port, '/learn/teams/overview', 'GET');
  expect([status, text.includes('Overview')]).toEqual([200, true]);
});

it('would find a secret that is read', async () => {
  const open = await ask(Number(new URL(dev.url).port), '/learn/robots-more.txt', 'GET');
  expect([open.status, open.text.includes('open')]).toEqual([200, true]);
});
