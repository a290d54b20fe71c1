// `learn search "words" [DIR|SITE]`: what the site's own search answers, from a built site.

import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { readBuiltJson } from '../disk/built-file.ts';
import type { MarkedText, SearchAnswer } from '../search/answer.ts';
import { openSearch } from '../search/query/open-search.ts';
import { findOutput } from './find-output.ts';
import type { Command } from './flags.ts';

/** One place that was found; `--json` prints a list of these, best first. */
type Hit = {
  id: string;
  anchor: string;
  title: string;
  heading: string;
  url: string;
  score: number;
};

const PAGES = 20;

export const searchCommand: Command = async ([query, ...words], flags) => {
  if (!query)
    throw new ExpectedError('There is nothing to search for.', 'learn search "some words"');
  const outDir = await findOutput(words, flags);
  const search = openSearch(async (file) => readBuiltJson(outDir, `_search/${file}`));
  let answer: SearchAnswer | undefined;
  await search.ask(
    { query, limit: PAGES, ...(flags.section ? { section: flags.section } : {}) },
    (one) => {
      answer = one;
    },
  );
  if (!answer || answer.failed > 0)
    throw new ExpectedError(
      `There is no search index in ${outDir}.`,
      'Build the site: learn build',
    );
  const hits = answer.pages.flatMap(toHits).sort((a, b) => b.score - a.score);
  process.stdout.write(flags.json ? `${JSON.stringify(hits, null, 2)}\n` : toText(answer));
  return hits.length > 0 ? 0 : 1;
};

/** A page's best place has the page's score, which puts pages in order; its others come below in proportion. */
function toHits(page: SearchAnswer['pages'][number]): Hit[] {
  const { id, url } = page;
  const title = plain(page.title);
  const best = page.sections[0]?.score || 1;
  const places = page.sections.map((section) => ({
    id,
    anchor: section.anchor,
    title,
    heading: plain(section.heading),
    url: section.url,
    score: round((page.score * section.score) / best),
  }));
  return places.length > 0
    ? places
    : [{ id, anchor: '', title, heading: title, url, score: round(page.score) }];
}

function toText(answer: SearchAnswer): string {
  const lines = answer.pages.flatMap((page) => [
    `${plain(page.title)}  ${page.url}${page.alsoOn ? `  (+${page.alsoOn})` : ''}`,
    ...page.sections
      .filter(({ anchor }) => anchor)
      .map(({ heading, url }) => `    ${plain(heading)}  ${url}`),
  ]);
  const corrected = answer.corrected ? [`Searched for: ${answer.corrected}`] : [];
  const nothing = answer.pages.length === 0 ? ['Nothing found.'] : [];
  return `${[...corrected, ...nothing, ...lines].join('\n')}\n`;
}

const plain = (marked: MarkedText) => marked.map(({ text }) => text).join('');
const round = (score: number) => Math.round(score * 1000) / 1000;
