// A heading's or label's text → the name it has in an address, much as GitHub and Docusaurus make it.
import { SITE_IDS } from './site-ids.ts';

/**
 * Lower case, letters and digits of any script, words joined by one `-` (GitHub and Docusaurus write
 * two where a sign between two blanks falls out); empty text gives `section`.
 */
export function slugify(text: string): string {
  const letters = PLAIN.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9\s_-]/g, '')
    : text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '');
  const slug = letters.trim().replace(/\s+/g, '-');
  return slug || 'section';
}

/** Most texts: classes of all scripts take several times as long to match. */
const PLAIN = /^[\0-\x7f]*$/;

/** Gives each slug once: a second `setup` becomes `setup-1`. Ids around the article are taken from the start. */
export function createSlugger(): (text: string) => string {
  const taken = new Set(SITE_IDS);
  const lastNumber = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    let unique = slug;
    let n = lastNumber.get(slug) ?? 0;
    while (taken.has(unique)) unique = `${slug}-${++n}`;
    lastNumber.set(slug, n);
    taken.add(unique);
    return unique;
  };
}
