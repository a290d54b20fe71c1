// An answer of titles, and texts of its pages → the answer with headings, excerpts and descriptions.
import type { PageHit, SearchAnswer, SectionHit } from '../answer.ts';
import type { TextFile } from '../files.ts';
import { type Composed, MOST_WORDS } from './compose-answer.ts';
import type { Index } from './load-index.ts';
import { excerptOf, markText } from './match-words.ts';

/** With the texts that have come for the answers before: who types on sees them stay. */
export function withLoadedTexts(composed: Composed, index: Index): SearchAnswer {
  const { answer } = composed;
  const texts = answer.pages.map(({ id }) => index.loadedText(id));
  return { ...answer, pages: addTexts(composed, texts).pages };
}

/** The last answer. A page whose text can't be had is shown without. */
export async function withTexts(composed: Composed, index: Index): Promise<SearchAnswer> {
  const texts = await Promise.all(
    composed.answer.pages.map(({ id, sections }) =>
      sections.length > 0 ? index.text(id) : undefined,
    ),
  );
  const answer = addTexts(composed, texts);
  const pages = answer.pages.map((page, i) => (texts[i] ? page : { ...page, sections: [] }));
  return { ...answer, pages, isComplete: true, failed: index.failures() };
}

function addTexts(
  { answer, records, matcher }: Composed,
  texts: readonly (TextFile | undefined)[],
): SearchAnswer {
  const words = new Set<string>();
  const pages = answer.pages.map((page, i): PageHit => {
    const text = texts[i];
    if (!text) return page;
    const sections = page.sections.map((section, k): SectionHit => {
      const [anchor, heading, said] = text.records[records[i]?.[k] ?? -1] ?? ['', '', ''];
      const marked = markText(heading, matcher);
      for (const { text: run, isMatch } of [...marked, ...markText(said, matcher)])
        if (isMatch) words.add(run.toLowerCase());
      const excerpt = excerptOf(said, matcher);
      return {
        ...section,
        anchor,
        url: anchor ? `${page.url}#${encodeURIComponent(anchor)}` : page.url,
        heading: marked,
        ...(excerpt.length > 0 ? { excerpt } : {}),
      };
    });
    return { ...page, description: text.description, sections };
  });
  return { ...answer, pages, words: [...words].slice(0, MOST_WORDS) };
}
