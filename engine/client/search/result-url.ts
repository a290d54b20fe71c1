// What was typed and found → addresses: of the search page, of a report, of a result in its own tab.
import { encodePart } from '../../text/encode-part.ts';
import { fill } from '../../text/fill.ts';
import type { Hit } from './list-hits.ts';

const LONGEST = 500;

export const encodeQuery = (query: string): string => encodePart(query.slice(0, LONGEST));

export function searchPageUrl(base: string, query: string): string {
  return query.trim() === '' ? `${base}search` : `${base}search?q=${encodeQuery(query)}`;
}

export function reportUrl(feedback: string, query: string): string {
  return fill(feedback, { query: encodeQuery(query) });
}

const WORDS_AFTER = 3;

/**
 * The result's address with a text fragment, for browsers to light up what matches. A phrase, not a word: browsers
 * go to its first place in the page. Where they don't find it they go to the anchor.
 */
export function tabUrl({ url, excerpt }: Hit): string {
  const at = excerpt?.findIndex(({ isMatch }) => isMatch) ?? -1;
  if (!excerpt || at < 0) return url;
  const rest = excerpt
    .slice(at)
    .map(({ text }) => text)
    .join('');
  const phrase = rest
    .split(/\s+/)
    .slice(0, WORDS_AFTER + 1)
    .join(' ')
    .replace(/(?<![\s.,;:…])[\s.,;:…]+$/u, '');
  const hash = url.includes('#') ? '' : '#';
  return `${url}${hash}:~:text=${encodeQuery(phrase).replaceAll('-', '%2D')}`;
}
