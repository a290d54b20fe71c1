// Ranked pages for each golden query → success@1, success@5 and mean reciprocal rank, over all and by kind.

/** How far down a list is looked at: what is later counts as not found. */
export const DEPTH = 10;

/**
 * @param queries  `{ query, kind, pages }[]`
 * @param ranked   for each query the ids of the pages found, best first.
 */
export function scoreRanking(queries, ranked) {
  const places = queries.map(({ pages }, n) => {
    const at = [...new Set(ranked[n])].slice(0, DEPTH).findIndex((id) => pages.includes(id));
    return at + 1;
  });
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const of = (isMeant) => summarize(places.filter((_, n) => isMeant(queries[n])));
  return {
    all: of(() => true),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, of((query) => query.kind === kind)])),
    failed: queries
      .map(({ query }, n) => ({ query, place: places[n], first: ranked[n][0] }))
      .filter(({ place }) => place !== 1),
  };
}

/** @param places  from 1; 0 is not found. */
function summarize(places) {
  const share = (isGood) => places.filter(isGood).length / Math.max(1, places.length);
  const reciprocal = places.reduce((sum, place) => sum + (place ? 1 / place : 0), 0);
  return {
    queries: places.length,
    first: share((place) => place === 1),
    five: share((place) => place >= 1 && place <= 5),
    reciprocal: reciprocal / Math.max(1, places.length),
  };
}
