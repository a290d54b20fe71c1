// What a config puts into the head of every page, and the policy that allows exactly that.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureCaddy } from './serve/ensure-caddy.ts';
import { ensureNginx } from './serve/ensure-nginx.ts';
import { sendRequest } from './serve/send-request.ts';
import { createSiteFixture } from './serve/site-fixture.ts';
import { startCaddy, startNginx } from './serve/start-server.ts';
import { readFiles } from './support/read-bundle.ts';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({ 'content/pages/index.md': page('Home') });

const INLINE = 'window.stats = window.stats || [];\nif (1 < 2 && "$a") stats.push(1);';
const HEAD = {
  tags: [
    { meta: { name: 'google-site-verification', content: 'a"b' } },
    { meta: { property: 'fb:app_id', content: '1' } },
    { link: { rel: 'me', href: 'https://social.example/@lathe' } },
    { link: { rel: 'preconnect', href: 'https://stats.example' } },
    { link: { rel: 'alternate', href: 'feed.xml', type: 'application/rss+xml', hreflang: 'en' } },
  ],
  scripts: [
    {
      src: 'https://stats.example/js/a;b.js?v=1',
      data: { domain: 'lathe.example' },
      integrity: 'sha384-AAAA',
      connect: ['https://in.stats.example'],
    },
    { src: 'https://async.example/s.js', async: true },
    { src: 'stats.js', module: true },
    { inline: INLINE },
  ],
};

const config = (head: object, more: object = {}) => ({
  'site.config.json': JSON.stringify({
    title: 'Lathe',
    url: 'https://lathe.example',
    base: '/docs/',
    head,
    ...more,
  }),
  'public/stats.js': 'window.stats = 1;\n',
});

function built(folder: SiteFolder): SiteFolder {
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  return folder;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Name of a directive → its sources. */
const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));

const policyOf = (folder: SiteFolder): string =>
  JSON.parse(folder.file('dist/_server.json')).headers[0].set['Content-Security-Policy'];

describe('the head of every page', () => {
  it('has the elements of the config', () => {
    const folder = built(make(config(HEAD)));
    for (const name of ['index.html', '404.html', 'search/index.html']) {
      const head = folder.file(`dist/${name}`).split('</head>')[0] ?? '';
      for (const element of [
        '<meta name="google-site-verification" content="a&quot;b"/>',
        '<meta property="fb:app_id" content="1"/>',
        '<link rel="me" href="https://social.example/@lathe"/>',
        '<link rel="preconnect" href="https://stats.example"/>',
        '<link rel="alternate" href="/docs/feed.xml" type="application/rss+xml" hrefLang="en"/>',
        '<script data-site="" data-domain="lathe.example" src="https://stats.example/js/a;b.js?v=1" defer="" integrity="sha384-AAAA" crossorigin="anonymous"></script>',
        '<script data-site="" src="https://async.example/s.js" async=""></script>',
        '<script data-site="" type="module" src="/docs/stats.js"></script>',
        `<script data-site="">${INLINE}</script>`,
      ])
        expect(head, name).toContain(element);
    }
  });

  it('is allowed by the policy, which gains nothing else, in the rules for every server', () => {
    const plain = directivesOf(policyOf(built(make(config({})))));
    const folder = built(make(config(HEAD)));
    const policy = policyOf(folder);
    const own = directivesOf(policy);
    const gained = [...own].flatMap(([name, sources]) =>
      sources.filter((one) => !plain.get(name)?.includes(one)).map((one) => `${name} ${one}`),
    );
    expect(gained).toEqual([
      'script-src https://stats.example/js/a%3bb.js',
      'script-src https://async.example/s.js',
      `script-src ${hashOf(INLINE)}`,
      'connect-src https://in.stats.example',
    ]);
    expect([...own.keys()]).toEqual([...plain.keys()]);
    for (const name of ['_headers', '_nginx.conf', '_caddy.conf'])
      expect(folder.file(`dist/${name}`), name).toContain(policy);
  });

  it('is left out of a copy for a disk, which asks no other host for anything', async () => {
    const folder = built(
      make(config(HEAD, { announcement: { id: 'a', text: 'Hello.', dismissable: true } })),
    );
    const { status, text } = folder.learn('bundle', '--out', 'copy.zip');
    expect(status, text).toBe(0);
    const files = await readFiles(path.join(folder.dir, 'copy.zip'));
    const html = String(files.get('index.html'));
    expect(html).not.toMatch(/data-site|preconnect|stats\.example|window\.stats/);
    const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(1);
    const [, policy = ''] = /script-src ([^;]*);/.exec(html) ?? [];
    for (const [whole, script = ''] of inline)
      if (!whole.includes('ld+json')) expect(policy).toContain(hashOf(script));
  });
});

describe('a head that says what it can not', () => {
  it.each([
    [{ scripts: [{ src: 'http://a.example/x.js' }] }, 'it begins with https://, or is a file'],
    [{ scripts: [{ inline: 'a</script>' }] }, 'it holds </script or <!--'],
    [{ scripts: [{ src: 'stats.js', inline: 'a' }] }, 'has either "src" or "inline"'],
    [{ scripts: [{ src: 'stat.js' }] }, 'Write "stats.js" instead.'],
    [{ scripts: [{ inline: 'a', connect: ['*'] }] }, 'it is https:// and a host'],
    [{ scripts: [{ inline: 'a', onload: 'b' }] }, 'There is no setting "head.scripts.0.onload"'],
    [{ tags: [{ meta: { name: 'robots', content: 'noindex' } }] }, 'pages have their own'],
    [{ tags: [{ meta: { 'http-equiv': 'refresh', content: '0' } }] }, 'http-equiv'],
    [{ tags: [{ link: { rel: 'stylesheet', href: 'https://a.example' } }] }, 'expected one of'],
    [{ tags: [{ link: { rel: 'me', href: 'javascript:a' } }] }, 'it begins with https://'],
  ])('is an error: %j', (head, says) => {
    const { status, text } = make(config(head)).learn('check');
    expect(status).toBe(1);
    expect(text).toContain(says);
    expect(text).toMatch(/site\.config\.json:1:\d+ {2}error/);
  });
});

describe.each([
  ['nginx', ensureNginx(), startNginx],
  ['Caddy', ensureCaddy(), startCaddy],
] as const)('%s', (_name, obstacle, start) => {
  it.skipIf(obstacle)('sends the policy as it was written', async () => {
    const folder = built(make(config(HEAD)));
    const policy = policyOf(folder);
    const fixture = createSiteFixture(JSON.parse(folder.file('dist/_server.json')));
    const { port, stop } = await start(fixture);
    try {
      const { headers } = await sendRequest(port, { target: '/docs/' });
      expect(headers['content-security-policy']).toEqual([policy]);
    } finally {
      await stop();
      fixture.remove();
    }
  });
});
