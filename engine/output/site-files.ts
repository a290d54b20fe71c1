// Site → the files that are no pages: records for machines, sitemap, robots, rules for servers.

import { escapeHtml } from '../html.ts';
import { targetUrl } from '../model/page-frame.ts';
import type { Site } from '../model/site.ts';
import { buildDocIndex, buildVersionRecord } from '../model/version.ts';
import { inlineScriptHash, type OutputFile } from '../render/render-page.tsx';
import { caddySnippet } from '../serve/caddy-snippet.ts';
import { headersFile, redirectsFile } from '../serve/host-files.ts';
import { nginxSnippet } from '../serve/nginx-snippet.ts';
import type { ServerConfig } from '../serve/server-config.ts';
import { openSearchDescription } from './open-search.ts';

export function renderSiteFiles(site: Site, indexedUrls: readonly string[]): OutputFile[] {
  const origin = site.config.url.replace(/\/$/, '');
  const server = buildServerConfig(site);
  return [
    { path: 'version.json', content: json(buildVersionRecord(site)) },
    { path: 'docs-index.json', content: json(buildDocIndex(site)) },
    { path: 'sitemap.xml', content: sitemap(origin, indexedUrls) },
    { path: 'robots.txt', content: robots(site, origin) },
    { path: 'opensearch.xml', content: openSearchDescription(site.config) },
    { path: '_server.json', content: json(server) },
    { path: '_headers', content: headersFile(server) },
    { path: '_redirects', content: redirectsFile(server) },
    { path: '_nginx.conf', content: nginxSnippet(server) },
    { path: '_caddy.conf', content: caddySnippet(server) },
  ];
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** No frames but a video's, which is only asked for when a reader starts it; nothing else from outside. */
export function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHash()}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function buildServerConfig(site: Site): ServerConfig {
  const { base } = site.config;
  return {
    base,
    headers: [
      {
        path: '/*',
        set: {
          'Content-Security-Policy': contentSecurityPolicy(),
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'same-origin',
          'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      { path: '/_assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
    redirects: listRedirects(site).map(({ id, to }) => ({
      from: id,
      to: to.startsWith(base) ? to.slice(base.length) : to,
      status: 301,
    })),
  };
}

/** Whole pages that lead elsewhere: aliases, and the redirects that docs authors wrote. */
export function listRedirects(site: Site): { id: string; to: string }[] {
  const aliases = site.ids.flatMap((id) => {
    const target = site.doc(id)?.frontMatter.alias_of;
    const url = target ? site.doc(target)?.url : undefined;
    return url ? [{ id, to: url }] : [];
  });
  const written = site.redirects.flatMap(({ from, to }) => {
    const url = from.includes('#') ? undefined : targetUrl(site, to);
    return url ? [{ id: from, to: url }] : [];
  });
  return [...aliases, ...written];
}

function sitemap(origin: string, urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(origin + url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Nothing is disallowed: what must stay out of search engines says so itself, and must be read for that. */
function robots(site: Site, origin: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${origin}${site.config.base}sitemap.xml\n`;
}
