// Queries with the pages that answer them, and what a search answered → how well it did.

export type GoldenQuery = { query: string; kind: string; pages: string[] };

/** @property rank  place of the first right page, from 1; 0 when it is not among the answers. */
export type GoldenResult = GoldenQuery & { rank: number; found: string[] };

export type GoldenScore = {
  count: number;
  /** Share of queries with a right page first, among the first three, and among the first five. */
  success1: number;
  success3: number;
  success5: number;
  /** Mean of 1 / rank. */
  mrr: number;
};

/** Only queries with at least one page that exists, and of their pages those. */
export function queriesFor(
  queries: readonly GoldenQuery[],
  exists: (id: string) => boolean,
): GoldenQuery[] {
  return queries.flatMap((one) => {
    const pages = one.pages.filter(exists);
    return pages.length > 0 ? [{ ...one, pages }] : [];
  });
}

/** @param answer  ids of pages, best first. */
export async function askGolden(
  queries: readonly GoldenQuery[],
  answer: (query: string) => Promise<string[]>,
): Promise<GoldenResult[]> {
  const results: GoldenResult[] = [];
  for (const one of queries) {
    const found = [...new Set(await answer(one.query))];
    results.push({ ...one, found, rank: 1 + found.findIndex((id) => one.pages.includes(id)) });
  }
  return results;
}

export function scoreGolden(results: readonly GoldenResult[]): GoldenScore {
  const share = (isGood: (one: GoldenResult) => boolean) =>
    results.filter(isGood).length / Math.max(1, results.length);
  return {
    count: results.length,
    success1: share(({ rank }) => rank === 1),
    success3: share(({ rank }) => rank >= 1 && rank <= 3),
    success5: share(({ rank }) => rank >= 1 && rank <= 5),
    mrr:
      results.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) /
      Math.max(1, results.length),
  };
}
