// content/search-queries.yaml and the ids of a built site → the queries that some page answers.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * @param names  the product's `{ name, slug, code }`; the tokens of a query stand for them.
 * @returns `{ query, kind, pages }[]`, pages narrowed to those that exist.
 */
export function loadGolden(file, names, ids) {
  if (!existsSync(file)) return [];
  const fill = (text) =>
    String(text)
      .replaceAll('{Product}', names.name)
      .replaceAll('{product}', names.slug)
      .replaceAll('{PR}', names.code)
      .replaceAll('{pr}', names.code.toLowerCase());
  const known = new Set(ids);
  return parse(readFileSync(file, 'utf8'))
    .map(({ query, kind, pages }) => ({
      query: fill(query),
      kind,
      pages: pages.map(fill).filter((id) => known.has(id)),
    }))
    .filter(({ pages }) => pages.length > 0);
}
