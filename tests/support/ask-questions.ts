// A built site and the questions of its content → at which place its search has the section that answers.

import { loadConfig } from '../../engine/content/config/load-config.ts';
import { loadQuestions, type Question } from '../../engine/content/pages/questions.ts';
import { cutSection } from '../../engine/text/cut-section.ts';
import { openBuiltSite } from '../../tools/mcp/built-site.ts';
import { openSectionSearch } from '../../tools/mcp/search-sections.ts';

/**
 * @property answers  any of them will do.
 * @property rank     place of the first hit that is one of these sections or holds it, from 1; 0 when there is none.
 * @property found    hits, as `page#anchor`.
 */
type AskedQuestion = { question: string; answers: Question[]; rank: number; found: string[] };

/** Hits that are looked at. */
const FIRST = 10;

export async function askQuestions(siteDir: string, outDir: string): Promise<AskedQuestion[]> {
  const entries: Question[][] = [];
  for (const one of loadQuestions(await loadConfig({ siteDir }), [])) {
    entries[one.entry] ??= [];
    entries[one.entry]?.push(one);
  }
  const built = await openBuiltSite(outDir);
  const search = openSectionSearch(built);
  const results: AskedQuestion[] = [];
  for (const answers of entries) {
    const question = answers[0]?.question ?? '';
    const { sections } = await search.ask(question, { limit: FIRST });
    let rank = 0;
    for (const [i, { id, anchor }] of sections.entries()) {
      const wanted = answers.filter(({ page }) => page === id);
      if (rank > 0 || wanted.length === 0) continue;
      const text = cutSection(await built.markdown(id), anchor) ?? '';
      if (wanted.some(({ words }) => text.includes(words))) rank = i + 1;
    }
    const found = sections.map(({ id, anchor }) => `${id}#${anchor}`);
    results.push({ question, answers, rank, found });
  }
  return results;
}
