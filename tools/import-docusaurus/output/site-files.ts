// The settings of the source → our config, and files for addresses that our redirects can't have.

import path from 'node:path';
import { docUrl, escapeHtml, slugify } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';

/** A page of the source at `guides/index` is ours at `guides/`: a file leads on, since no redirect of ours can be there. */
export function indexStubs(
  pageIds: Iterable<string>,
  redirects: ReadonlyMap<string, string>,
  { base }: DocusaurusSite,
): [name: string, html: string][] {
  return [...[...pageIds].map((id) => [id, id] as const), ...redirects]
    .filter(([from]) => from.endsWith('/index'))
    .map(([from, id]) => {
      const to = escapeHtml(docUrl(base, id));
      const head = `<meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}">`;
      return [
        `public/${from}/index.html`,
        `<!doctype html>${head}<title>${to}</title><a href="${to}">${to}</a>\n`,
      ];
    });
}

/** The names that tokens such as `{Product}` stand for. */
export function productOf({ title }: DocusaurusSite): { name: string; slug: string; code: string } {
  const slug =
    slugify(title.normalize('NFD'))
      .replace(/[^a-z0-9-]+/g, '')
      .replace(/^-+|(?<!-)-+$/g, '') || 'docs';
  const initials = title
    .replace(/[^A-Za-z0-9 ]+/g, '')
    .split(' ')
    .map((one) => one.charAt(0))
    .join('');
  return { name: title.trim() || 'Docs', slug, code: initials.toUpperCase().slice(0, 3) || 'DOC' };
}

export function configText(site: DocusaurusSite, product: object, brand: object): string {
  const settings = {
    product,
    title: site.title.trim() || 'Docs',
    ...(site.tagline.trim() ? { description: site.tagline.replace(/\s+/g, ' ').trim() } : {}),
    ...(URL.canParse(site.url) && /^https?:/.test(site.url) ? { url: site.url } : {}),
    base: site.base,
    lang: site.language,
    ...brand,
  };
  return `// What this site says of itself, taken over from ${path.basename(site.configFile)}.\nexport default ${JSON.stringify(settings, null, 2)};\n`;
}
