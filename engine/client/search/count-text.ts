// An answer → how many results it has, in words.

import type { SearchAnswer } from '../../search/answer.ts';
import { fill } from '../../text/fill.ts';
import type { SearchTexts } from '../../theme/texts.ts';

/**
 * @param hits  places on show.
 * @returns     nothing where the count is unknown, since parts of the index failed.
 */
export function countText(answer: SearchAnswer, hits: number, texts: SearchTexts): string {
  const pages = answer.pages.length;
  if (pages === 0 && answer.failed > 0) return '';
  if (pages === 0) return fill(texts.nothing, { query: answer.query.trim() });
  if (answer.total > pages || answer.isMore)
    return fill(answer.isMore ? texts.foundBestOfMore : texts.foundBest, {
      pages,
      total: answer.total,
    });
  if (hits === 1) return texts.foundOne;
  return fill(pages === 1 ? texts.foundOnOne : texts.found, { results: hits, pages });
}
