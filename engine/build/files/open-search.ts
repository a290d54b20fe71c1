// Site's config → opensearch.xml: what a browser needs to offer the site's search in its address bar.

import type { SiteConfig } from '../../content/config/settings.ts';
import { escapeHtml } from '../../text/html.ts';
import { letterIcon } from '../../text/icon-address.ts';
import { SEARCH_ID } from '../../text/search-id.ts';

const SHORT_NAME_LENGTH = 16;

/** @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
export function openSearchDescription(
  config: Pick<SiteConfig, 'url' | 'base' | 'title' | 'description' | 'lang' | 'product'>,
): string {
  const searchUrl = `${config.url.replace(/\/$/, '')}${config.base}${SEARCH_ID}?q={searchTerms}`;
  const icon = letterIcon(config.title, '#555555');
  const elements = [
    `<ShortName>${escapeHtml(shortName(config))}</ShortName>`,
    `<Description>${escapeHtml(config.description)}</Description>`,
    `<Url type="text/html" template="${escapeHtml(searchUrl)}"/>`,
    `<Image width="16" height="16" type="image/svg+xml">${escapeHtml(icon)}</Image>`,
    `<Language>${escapeHtml(config.lang)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n${elements.join('\n')}\n</OpenSearchDescription>\n`;
}

function shortName({ title, product }: Pick<SiteConfig, 'title' | 'product'>): string {
  const fitting = [title, product.name].find((name) => name.length <= SHORT_NAME_LENGTH);
  return fitting ?? title.slice(0, SHORT_NAME_LENGTH).trim();
}
