// A built site → everything in its HTML that breaks a promise: policy, metadata, sitemap, Markdown copies.
import { createHash } from 'node:crypto';
import type { BuiltSite } from './check-built-links.ts';
import { decodeEntities, elementsOf, type HtmlElement } from './html-elements.ts';
import { parseServerBase } from './server-base.ts';

type Page = { name: string; html: string; elements: HtmlElement[]; canonical: string | undefined };

/** @returns one line a problem, with the file it is in. */
export function checkBuiltHtml(site: BuiltSite): string[] {
  const pages = [...site].flatMap(([name, html]) =>
    name.endsWith('.html') ? [toPage(name, html)] : [],
  );
  const whole = pages.filter(({ name }) => !name.startsWith('_nav/'));
  return [
    ...pages.flatMap((page) => policyProblems(page, site).map((one) => `${page.name}: ${one}`)),
    ...whole.flatMap((page) => metadataProblems(page, site).map((one) => `${page.name}: ${one}`)),
    ...sitemapProblems(whole, site),
  ];
}

function toPage(name: string, html: string): Page {
  const elements = elementsOf(html);
  const canonical = elements.find((one) => isLink(one, 'canonical'))?.attributes.get('href');
  return { name, html, elements, canonical };
}

function isLink({ tag, attributes }: HtmlElement, rel: string): boolean {
  return tag === 'link' && attributes.get('rel') === rel;
}

/** What the Content-Security-Policy would block, and what would be asked of another host. */
function policyProblems({ html, elements }: Page, site: BuiltSite): string[] {
  const problems = elements.flatMap(({ tag, attributes }) => [
    ...[...attributes.keys()]
      .filter((name) => /^(?:style|on\w+)$/.test(name))
      .map((name) => `${name}= on <${tag}>`),
    ...resourcesOf(tag, attributes)
      .filter((url) => !/^(?:\/(?!\/)|data:)/.test(url))
      .map((url) => `<${tag}> loads ${url}`),
    ...(['style', 'iframe', 'object', 'embed', 'base'].includes(tag) ? [`<${tag}>`] : []),
  ]);
  const allowed = site.get('_server.json') ?? '';
  for (const [, attributes = '', script = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  ))
    if (!attributes.includes(' src=') && !attributes.includes('application/ld+json')) {
      const hash = createHash('sha256').update(script, 'latin1').digest('base64');
      if (!allowed.includes(`'sha256-${hash}'`))
        problems.push('an inline script the policy does not know');
    }
  return problems;
}

function resourcesOf(tag: string, attributes: HtmlElement['attributes']): string[] {
  const names = ['src', 'srcset', 'poster', ...(tag === 'link' ? ['href'] : [])];
  const isPointer =
    tag === 'link' && /^(?:canonical|alternate|expect)$/.test(attributes.get('rel') ?? '');
  return isPointer ? [] : names.flatMap((name) => attributes.get(name) ?? []);
}

function metadataProblems(page: Page, site: BuiltSite): string[] {
  const { name, html, elements, canonical } = page;
  const meta = (key: string) =>
    elements
      .find(
        ({ tag, attributes }) =>
          tag === 'meta' && [attributes.get('name'), attributes.get('property')].includes(key),
      )
      ?.attributes.get('content');
  const isRedirect = elements.some(({ attributes }) => attributes.get('http-equiv') === 'refresh');
  const isIndexed = meta('robots') !== 'noindex';
  const title = decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const problems = title.trim() === '' ? ['no title'] : [];
  if (name === '404.html' || isRedirect) return isIndexed ? [...problems, 'is indexed'] : problems;
  if (!/^https?:\/\/[^/]+\//.test(canonical ?? '')) problems.push(`canonical address ${canonical}`);
  if (!meta('description')?.trim()) problems.push('no description');
  for (const key of ['og:title', 'og:description', 'og:type', 'og:site_name'])
    if (!meta(key)?.trim()) problems.push(`no ${key}`);
  if (meta('og:url') !== canonical) problems.push('og:url is not the canonical address');
  if (elements.filter(({ tag }) => tag === 'h1').length !== 1) problems.push('not one h1');
  if (isIndexed !== sitemapOf(site).has(canonical ?? ''))
    problems.push(
      isIndexed ? 'indexed, and not in the sitemap' : 'not indexed, and in the sitemap',
    );
  return [...problems, ...breadcrumbProblems(page), ...twinProblems(page, site)];
}

type ListItem = { position: number; name: string; item: string };

/** @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbProblems({ html, canonical }: Page): string[] {
  const [, text] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  if (text === undefined) return [];
  const data = JSON.parse(text) as { '@type': string; itemListElement: ListItem[] };
  const items = data.itemListElement;
  const isGood =
    data['@type'] === 'BreadcrumbList' &&
    items.every(
      (one, i) => one.position === i + 1 && one.name !== '' && /^https?:\/\//.test(one.item),
    ) &&
    items.at(-1)?.item === canonical;
  return isGood ? [] : ['breadcrumb data that fits no breadcrumbs'];
}

/** A page that names its Markdown has it, and it opens with the title. */
function twinProblems({ elements }: Page, site: BuiltSite): string[] {
  const href = elements.find((one) => isLink(one, 'alternate'))?.attributes.get('href');
  if (href === undefined) return [];
  const nearDuplicate = site.get(decodeURI(href).slice(parseServerBase(site).length));
  return nearDuplicate?.startsWith('# ') ? [] : [`no Markdown at ${href}`];
}

function sitemapOf(site: BuiltSite): Set<string> {
  const entries = (site.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g);
  return new Set([...entries].map(([, url = '']) => decodeEntities(url)));
}

function sitemapProblems(pages: readonly Page[], site: BuiltSite): string[] {
  const text = site.get('sitemap.xml') ?? '';
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc><\/url>\n/g)].map(
    ([, url = '']) => url,
  );
  const rest = text.replace(/<url><loc>[^<]*<\/loc><\/url>\n/g, '');
  const known = new Set(pages.flatMap(({ canonical }) => canonical ?? []));
  const frame =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
  return [
    ...(/^\n?<\/urlset>\n$/.test(rest.replace(frame, '')) ? [] : ['sitemap.xml: not well formed']),
    ...(new Set(entries).size === entries.length ? [] : ['sitemap.xml: an address twice']),
    ...entries
      .filter((url) => !known.has(decodeEntities(url)))
      .map((url) => `sitemap.xml: ${url} is no page`),
    ...(/^User-agent: \*\nAllow: \/\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/.test(
      site.get('robots.txt') ?? '',
    )
      ? []
      : ['robots.txt: not well formed']),
  ];
}
