// What readers did → lines for the files of the content: synonyms, golden queries, redirects. Proposals; a writer decides.
import { editDistance } from '../../../engine/tooling.ts';
import type { Findings, RetryRow } from '../read/findings.ts';

/** What the content has already. */
export type Content = {
  /** Ids of pages. */
  pages: ReadonlySet<string>;
  /** Left sides. */
  synonyms: ReadonlySet<string>;
  /** Queries that tests ask; undefined where the site has no such file. */
  golden: ReadonlySet<string> | undefined;
  redirects: ReadonlySet<string>;
  /** The product's names → the tokens that content writes for them. */
  toTokens(text: string): string;
};

/** Lines to add, by file. */
export type Proposals = { synonyms: string[]; golden: string[]; redirects: string[] };

/** A single reader may have mistyped. */
const LEAST = 2;
const LEAST_OPENED = 3;
/** Of those who opened something, so many opened this page. */
const MOST_OPENED = 0.6;

export function propose(findings: Findings, content: Content): Proposals {
  return {
    synonyms: proposeSynonyms(findings.retries, content),
    golden: proposeGolden(findings, content),
    redirects: proposeRedirects(findings, content),
  };
}

function proposeSynonyms(retries: readonly RetryRow[], { synonyms, toTokens }: Content): string[] {
  const byQuery = new Map<string, string[]>();
  for (const { query, next, n } of retries) {
    if (n < LEAST || synonyms.has(query) || isMasked(query) || isMasked(next)) continue;
    byQuery.set(query, [...(byQuery.get(query) ?? []), next]);
  }
  return [...byQuery].map(
    ([query, nexts]) =>
      `${quote(toTokens(query))}: [${nexts.map((one) => quote(toTokens(one))).join(', ')}]`,
  );
}

function proposeGolden({ searches }: Findings, { golden, pages, toTokens }: Content): string[] {
  if (!golden) return [];
  return searches.flatMap(({ query, opened }) => {
    const all = opened.reduce((sum, { n }) => sum + n, 0);
    const [best] = opened;
    if (!best || best.n < LEAST_OPENED || best.n / all < MOST_OPENED) return [];
    if (golden.has(query) || isMasked(query) || !pages.has(best.page)) return [];
    const kind = query.split(' ').length <= 2 ? 'short' : 'words';
    return [
      `- query: ${quote(toTokens(query))}`,
      `  kind: ${kind}`,
      `  pages: [${quote(toTokens(best.page))}]`,
    ];
  });
}

function proposeRedirects(
  { missing }: Findings,
  { redirects, pages, toTokens }: Content,
): string[] {
  return missing.flatMap(({ address, n, isDone }) => {
    if (n < LEAST || isDone || redirects.has(address) || pages.has(address)) return [];
    if (!/^[a-z\d][\w\-/.]*$/i.test(address)) return [];
    const to = nearestPage(address, pages);
    return to ? [`- from: ${quote(toTokens(address))}`, `  to: ${quote(toTokens(to))}`] : [];
  });
}

const lastOf = (id: string) => id.split('/').at(-1) ?? '';

/** The one page whose last part is the same, or nearly; undefined where there are several, or none. */
function nearestPage(address: string, pages: ReadonlySet<string>): string | undefined {
  const wanted = lastOf(address).toLowerCase();
  if (wanted.length < 4) return undefined;
  for (const distance of [0, 1, 2]) {
    const near = [...pages].filter((id) => editDistance(lastOf(id), wanted) <= distance);
    if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  }
  return undefined;
}

const isMasked = (text: string) => /\[(?:address|mail|key|number)\]/.test(text);

/** A YAML scalar: plain where that can't be anything else. */
const quote = (text: string): string =>
  /^[a-z][a-z\d\-/ ]*$/i.test(text) &&
  !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) &&
  text === text.trim()
    ? text
    : JSON.stringify(text);
