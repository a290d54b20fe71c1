// Queries → those that the two sites' own searches answer with other pages first.
import { openSearch } from '../../engine/tooling.ts';
import type { Side } from './side.ts';

/** `pages` are the ids that should be found, where that is written down. */
export type WantedQuery = { query: string; pages: readonly string[] };

export type SearchMove = {
  query: string;
  /** Ids of the first pages, best first. */
  before: string[];
  after: string[];
  /** Place of the first page that should be found, from 1; 0 where it isn't among the first. Undefined where none is written down. */
  wanted?: { before: number; after: number };
};

const FIRST = 3;
const LOOKED_AT = 8;

export async function moveInSearch(
  { before, after }: { before: Side; after: Side },
  queries: readonly WantedQuery[],
): Promise<{ asked: number; moves: SearchMove[] }> {
  if (isSameIndex(before, after)) return { asked: queries.length, moves: [] };
  const [askBefore, askAfter] = [createAsk(before), createAsk(after)];
  const moves: SearchMove[] = [];
  for (const { query, pages } of queries) {
    const [was, is] = [await askBefore(query), await askAfter(query)];
    const first = { before: was.slice(0, FIRST), after: is.slice(0, FIRST) };
    const place = (found: readonly string[]) => 1 + found.findIndex((id) => pages.includes(id));
    const wanted = pages.length ? { wanted: { before: place(was), after: place(is) } } : {};
    if (first.before.join('\n') !== first.after.join('\n'))
      moves.push({ query, ...first, ...wanted });
  }
  return { asked: queries.length, moves };
}

function isSameIndex(before: Side, after: Side): boolean {
  const filesOf = ({ built }: Side) => built.files.filter((file) => file.startsWith('_search/'));
  const [was, is] = [filesOf(before), filesOf(after)];
  return (
    was.join('\n') === is.join('\n') &&
    was.every((file) => before.built.read(file).equals(after.built.read(file)))
  );
}

function createAsk({ built }: Side): (query: string) => Promise<string[]> {
  const search = openSearch(async (file) => JSON.parse(built.text(`_search/${file}`)));
  return async (query) => {
    let ids: string[] = [];
    await search.ask({ query, limit: LOOKED_AT }, ({ pages }) => {
      ids = pages.map(({ id }) => id);
    });
    return ids;
  };
}
