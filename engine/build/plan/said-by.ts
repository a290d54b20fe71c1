// A page's front matter and what its text names → hashes, by which the rest of the site tells whether it says anything else.
import { hashOf } from '../../cache/hash.ts';
import type { PageHeader } from '../../content/pages/page-header.ts';

/** With and without the description: few ask for those of other pages, and they change most. */
export function saidBy({ frontMatter, mentions }: Pick<PageHeader, 'frontMatter' | 'mentions'>) {
  const brief = frontMatter && { ...frontMatter, description: '' };
  return {
    says: hashOf([JSON.stringify([frontMatter, mentions])]),
    saysBriefly: hashOf([JSON.stringify([brief, mentions])]),
  };
}
