// Terms with a meaning and the site → what pages mark, what readers open, and what is wrong with their pages.
import type { Terms } from '../content/pages/terms.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import type { DefinedTerm } from '../markdown/page.ts';
import { nearest } from '../text/nearest.ts';
import type { PageLinks } from './check-links.ts';
import { docUrl } from './routes.ts';
import type { Site } from './site.ts';

/** Term → what it means, and the title of the page that explains it. */
export type Meanings = Record<string, readonly [means: string, title: string]>;

/** Those whose page is in this build. */
export function definedTerms(terms: Terms, site: Site): DefinedTerm[] {
  return terms.flatMap(({ term, means, page = '', also = [], but = [] }) => {
    const [id = '', anchor] = page.split('#');
    if (!means || !site.has(id)) return [];
    const hash = anchor ? `#${encodeURIComponent(anchor)}` : '';
    return [{ term, also, but, id, url: docUrl(site.config.base, id) + hash }];
  });
}

export function meaningsOf(terms: Terms, site: Site): Meanings {
  return Object.fromEntries(
    terms.flatMap(({ term, means, page = '' }) => {
      const title = site.doc(page.split('#')[0] ?? '')?.frontMatter.title;
      return means && title ? [[term, [means, title] as const]] : [];
    }),
  );
}

/** Their pages as links, so that anchors are checked with all others. */
export function termLinks(terms: Terms): PageLinks {
  const links = terms.flatMap(({ page, at }) => {
    const [id = '', anchor = ''] = page?.split('#') ?? [];
    return page && at ? [{ ...at, id, anchor, href: page }] : [];
  });
  return { id: '', anchors: [], links };
}

export function checkTermPages(terms: Terms, site: Site): Diagnostic[] {
  return terms.flatMap(({ term, page, at }) => {
    const [id = ''] = page?.split('#') ?? [];
    if (!page || !at || site.has(id)) return [];
    const closest = nearest(id, site.ids);
    return [
      diagnose(at, {
        code: 'terms/missing-page',
        message: `The term "${term}" leads to "${id}", a page that is not there.`,
        hint: closest ? `Closest: ${closest}` : 'Write the id of a page, such as teams/overview.',
      }),
    ];
  });
}
