// Site → the files that are no pages: records for machines, sitemap, robots, rules for servers.

import { listRedirects } from '../../model/addresses.ts';
import { buildCategoryData, listCategories } from '../../model/category.ts';
import { findElsewhere } from '../../model/other-versions.ts';
import type { Site } from '../../model/site.ts';
import { buildDocIndex, buildVersionRecord } from '../../model/version.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import { escapeHtml } from '../../text/html.ts';
import { mergeTexts } from '../../theme/texts.ts';
import { markVersions } from '../pages/mark-versions.ts';
import { caddySnippet } from '../servers/caddy-snippet.ts';
import { contentSecurityPolicy } from '../servers/content-security-policy.ts';
import { headersFile, redirectsFile } from '../servers/host-files.ts';
import { nginxSnippet } from '../servers/nginx-snippet.ts';
import type { HostRules } from '../servers/read-host-files.ts';
import type { ServerConfig } from '../servers/server-config.ts';
import { openSearchDescription } from './open-search.ts';
import type { SiteCard } from './site-card.ts';

/** Versions that are built together share their rules and the list of their sitemaps: see `versions/shared-files.ts`. */
export function renderSiteFiles(site: Site, own?: HostRules): OutputFile[] {
  const origin = site.config.url.replace(/\/$/, '');
  const isAlone = site.builtVersions === undefined;
  return [
    { path: 'version.json', content: json(buildVersionRecord(site)) },
    { path: 'docs-index.json', content: json(buildDocIndex(site)) },
    { path: '_site.json', content: json(siteCard(site, origin)) },
    ...(isAlone || !site.version.noIndex
      ? [{ path: SITEMAP, content: sitemap(origin, indexedPages(site)) }]
      : []),
    { path: 'opensearch.xml', content: openSearchDescription(site.config) },
    ...(isAlone
      ? [
          robotsFile([origin + site.config.base], own?.robots),
          ...serverFiles(buildServerConfig(site, own)),
        ]
      : []),
  ];
}

/** The same rules, for each kind of server. */
export function serverFiles(server: ServerConfig): OutputFile[] {
  return [
    { path: '_server.json', content: json(server) },
    // Without it, GitHub Pages leaves out what begins with "_".
    { path: '.nojekyll', content: '' },
    { path: '_headers', content: headersFile(server) },
    { path: '_redirects', content: redirectsFile(server) },
    { path: '_nginx.conf', content: nginxSnippet(server) },
    { path: '_caddy.conf', content: caddySnippet(server) },
  ];
}

/** What programs that read the built folder must know of the site as a whole. */
function siteCard({ config, version, collections }: Site, origin: string): SiteCard {
  const { title, description, base, lang, insight } = config;
  const { copy } = mergeTexts(config.texts);
  const versions = markVersions(collections)?.all;
  const shared = { title, description, origin, base, lang, version: version.label };
  const own = { ...shared, ...(versions ? { versions } : {}), copy };
  if (!insight) return own;
  const { keepDays, perMinute, signedInBy } = insight;
  return { ...own, insight: { keepDays, perMinute, ...(signedInBy ? { signedInBy } : {}) } };
}

const SITEMAP = 'sitemap.xml';

/**
 * Nothing is disallowed: what must stay out of search engines says so itself, and must be read for that.
 *
 * @param homes  whole addresses of versions that are indexed.
 * @param own    what the site itself has to say in its place; a sitemap that it names is enough.
 */
export function robotsFile(
  homes: readonly string[],
  own = 'User-agent: *\nAllow: /\n',
): OutputFile {
  const sitemaps = homes.map((home) => `Sitemap: ${home}${SITEMAP}\n`);
  const isNamed = /^sitemap:/im.test(own);
  const rules = own.endsWith('\n') ? own : `${own}\n`;
  return { path: 'robots.txt', content: rules + (isNamed ? '' : sitemaps.join('')) };
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** @param own  rules of the site itself: its headers come last, so they win; a page or another redirect stays where it is. */
export function buildServerConfig(site: Site, own?: HostRules): ServerConfig {
  const { base } = site.config;
  const redirects = listRedirects(site).map(({ id, to }) => ({
    from: id,
    to: to.startsWith(base) ? to.slice(base.length) : to,
    status: 301 as const,
  }));
  const taken = new Set(redirects.map(({ from }) => from));
  const added = (own?.redirects ?? []).filter(({ from }) => {
    const isFree = !taken.has(from) && !site.has(from);
    taken.add(from);
    return isFree;
  });
  return {
    base,
    headers: [
      {
        path: '/*',
        set: {
          'Content-Security-Policy': contentSecurityPolicy(site.config),
          'X-Content-Type-Options': 'nosniff',
          'Referrer-Policy': 'same-origin',
          'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      { path: '/_assets/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      ...(own?.headers ?? []),
    ],
    redirects: [...redirects, ...added],
    ...(own?.hostLines ? { hostLines: own.hostLines } : {}),
  };
}

function sitemap(origin: string, urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escapeHtml(origin + url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Where the latest version has the page, search engines are sent there. */
const isCanonical = (site: Site) => {
  const latest = site.versions.find((one) => one.isLast)?.version ?? '';
  return (url: string) =>
    findElsewhere(site.builtVersions, url, site.config.base)?.[latest] === undefined;
};

/** Addresses for the sitemap, sorted. */
function indexedPages(site: Site): string[] {
  const categories = listCategories(site).flatMap((id) => {
    const pageData = buildCategoryData(site, id);
    return pageData?.isIndexed ? [pageData.url] : [];
  });
  return [...writtenPages(site), ...categories].filter(isCanonical(site)).sort();
}

function writtenPages(site: Site): string[] {
  if (site.version.noIndex) return [];
  const urls = site.ids.flatMap((id) => {
    const doc = site.doc(id);
    return doc && !doc.frontMatter.alias_of && !doc.frontMatter.unlisted ? [doc.url] : [];
  });
  return site.has('index') ? urls : [site.config.base, ...urls];
}
