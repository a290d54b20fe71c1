// A built site → what our own engine finds in it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEngine } from './engine.mjs';

/** @returns for each query the ids of the pages, best first. */
export async function rankOurs(dir, queries, depth) {
  const folder = path.join(dir, '_search');
  const { openSearch } = await loadEngine();
  const search = openSearch(async (file) =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8')),
  );
  const ranked = [];
  for (const query of queries) {
    let answer = { pages: [] };
    await search.ask({ query, limit: depth }, (next) => {
      answer = next;
    });
    ranked.push(answer.pages.map(({ id }) => id));
  }
  return ranked;
}

/** A page of the generated corpus as the engine's index takes it. */
export function toSearchPage({ id, title, description, keywords, sections }) {
  return {
    title,
    description,
    names: [id.slice(id.lastIndexOf('/') + 1)],
    crumbs: id.split('/').slice(0, -1),
    keywords,
    platforms: [],
    records: sections.map(({ anchor, heading, text, code }) => ({
      anchor,
      heading,
      crumbs: [],
      text,
      code,
    })),
  };
}
