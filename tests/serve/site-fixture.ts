// A small built site on disk, with every kind of file and rule that a server has to know.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { caddySnippet } from '../../engine/build/servers/caddy-snippet.ts';
import { headersFile, redirectsFile } from '../../engine/build/servers/host-files.ts';
import { nginxSnippet } from '../../engine/build/servers/nginx-snippet.ts';
import type { ServerConfig } from '../../engine/build/servers/server-config.ts';

export interface SiteFixture {
  /** The build's output folder. */
  readonly dir: string;
  /** Holds `dir` and nothing else of worth; for a server's own files. */
  readonly root: string;
  remove(): void;
}

/** Rules with all that could trip a configuration file: quotes, semicolons, "$", "{", "\" and "#". */
export function createRules(base: string): ServerConfig {
  return {
    base,
    headers: [
      {
        path: '/*',
        set: {
          'Content-Security-Policy': `default-src 'none'; script-src 'self' 'sha256-a+b/c='; ${'x'.repeat(40)}`,
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Permissions-Policy': 'camera=(), microphone=()',
          'Report-To': '{"group":"$host;{$HOME}","n":"a\\"b \\{x} `y` #z"}',
          'X-Long': 'a value of many words; '.repeat(250).trim(),
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      { path: '/_assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { path: '/*.md', set: { 'X-Robots-Tag': 'noindex' } },
      { path: '/teams/overview', set: { 'X-Note': 'costs $5; "quoted" \\ {host}' } },
      { path: '/404.html', set: { 'X-Robots-Tag': 'noindex, nofollow' } },
    ],
    redirects: [
      { from: 'old/page', to: 'teams/overview', status: 301 },
      { from: 'old/anchored', to: 'teams/overview#add-a-member', status: 302 },
      { from: 'old/own-query', to: 'teams/overview?tab=two#add', status: 308 },
      { from: 'old/away', to: 'https://example.com/a$b?c=d', status: 301 },
      { from: 'old/home', to: '', status: 301 },
      { from: 'old/weiß', to: 'teams/weiß', status: 301 },
      { from: 'old/a blank', to: 'with%20space', status: 301 },
      { from: `old/(a) [b] $1; 'c', 100% ~d+e=f&g!@`, to: 'teams/(a)$1;%25', status: 301 },
    ],
  };
}

const page = (title: string) =>
  `<!doctype html><title>${title}</title><p>${`${title}, in many words. `.repeat(40)}</p>\n`;

/** Modification time of every file, for requests that ask by date. */
export const fileTime = new Date('2026-01-02T03:04:05Z');

/** The site's files by name. */
export const siteFiles: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Home'),
  '404.html': page('No such page'),
  'teams/index.html': page('Teams'),
  'teams/overview/index.html': page('Overview'),
  'teams/overview.md': `# Overview\n\n${'Words of the page. '.repeat(40)}\n`,
  'releases/11.14.0/index.html': page('Release'),
  'with space/index.html': page('Space'),
  'teams/weiß/index.html': page('Weiß'),
  'packed/index.html': page('Packed'),
  'packed/index.html.br': brotliCompressSync(page('Packed')),
  'short.txt': 'Too short to compress.\n',
  'robots.txt': `User-agent: *\n${'Disallow: /none/\n'.repeat(30)}`,
  'docs-index.json': JSON.stringify(Array.from({ length: 60 }, (_, id) => ({ id, title: 'x' }))),
  'sitemap.xml': `<urlset>${'<url/>'.repeat(80)}</urlset>`,
  'site.webmanifest': JSON.stringify({ name: 'x'.repeat(300) }),
  'icon.png': Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 73) % 251)),
  'guide.pdf': Buffer.from(Array.from({ length: 700 }, (_, index) => (index * 31) % 251)),
  'data.unknown': 'z'.repeat(400),
  '_assets/main.4f2a9c.js': `export const words = '${'abc '.repeat(200)}';\n`,
  '_assets/main.91bd03.css': `.a { color: red; }\n`.repeat(40),
  '_assets/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`,
  '_nav/docs.json': JSON.stringify({ items: 'n'.repeat(500) }),
  '.hidden': 'hidden',
  '.well-known/secret': 'hidden',
  'teams/.hidden': 'hidden',
};

/** Write the site, with its server's files, to a new temporary folder. */
export function createSiteFixture(rules: ServerConfig): SiteFixture {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  // A server started by root reads as another user.
  chmodSync(root, 0o755);
  // As a build publishes it: a link to a release.
  const dir = join(root, 'dist');
  mkdirSync(join(root, 'dist.builds/1'), { recursive: true });
  symlinkSync('dist.builds/1', dir);
  const files = {
    ...siteFiles,
    '_server.json': JSON.stringify(rules),
    '_nginx.conf': nginxSnippet(rules),
    '_caddy.conf': caddySnippet(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    '../secret.txt': 'outside of the site\n',
  };
  for (const [name, contents] of Object.entries(files)) {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    utimesSync(path, fileTime, fileTime);
  }
  symlinkSync('../../secret.txt', join(dir, 'link.txt'));
  symlinkSync('../..', join(dir, 'linked'));
  return { dir, root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
