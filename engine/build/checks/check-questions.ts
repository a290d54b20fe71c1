// Questions and the Markdown of pages → diagnostics where a page, a section or the words of an answer are gone.
import type { Question } from '../../content/pages/questions.ts';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { Site } from '../../model/site.ts';
import { anchorsIn, cutSection } from '../../text/cut-section.ts';
import { nearest } from '../../text/nearest.ts';

export function checkQuestionPages(questions: readonly Question[], site: Site): Diagnostic[] {
  return questions
    .filter(({ page }) => !site.has(page))
    .map(({ page, question, at }) => {
      const closest = nearest(page, site.ids);
      return diagnose(at.page, {
        code: 'questions/missing-page',
        message: `There is no page "${page}" to answer "${question}".`,
        ...(closest ? { hint: `Closest: ${closest}` } : {}),
      });
    });
}

/** @param questions  those that the page answers. */
export function checkQuestions(questions: readonly Question[], markdown: string): Diagnostic[] {
  return questions.flatMap(({ page, anchor, words, question, at }) => {
    const section = cutSection(markdown, anchor);
    if (section?.includes(words)) return [];
    if (section !== undefined)
      return diagnose(at.words, {
        code: 'questions/missing-words',
        message: `The section ${page}#${anchor} no longer says "${words}", which answers "${question}".`,
        hint: 'Write the words as the section says them now, or name the section that has them.',
      });
    const closest = nearest(anchor, anchorsIn(markdown));
    return diagnose(at.anchor, {
      code: 'questions/missing-section',
      message: `${page} has no section "${anchor}" to answer "${question}".`,
      ...(closest ? { hint: `Closest: ${closest}` } : {}),
    });
  });
}
