// Tutorials and a page's id → its place among the parts: what is shown around its article.
import { docUrl, type Site } from '../../engine/index.ts';
import { pageOf, type Tutorial } from './tutorials-file.ts';

/** `at`: of this page, from 0; -1 on the page that introduces the tutorial, or has all of it. */
export type TutorialPlace = {
  title: string;
  start: string;
  at: number;
  parts: readonly { url: string; label: string; result: string }[];
};

/** @returns  undefined for a page that is part of none. */
export function placeInTutorial(
  tutorials: readonly Tutorial[],
  id: string,
  { config }: Site,
): TutorialPlace | undefined {
  const found = tutorials.find(
    ({ start, parts }) => start === id || parts.some(({ page }) => pageOf(page) === id),
  );
  if (!found) return undefined;
  return {
    title: found.title,
    start: docUrl(config.base, found.start),
    at: found.parts.findIndex(({ page }) => page === id),
    parts: found.parts.map(({ page, label, result }) => ({
      url: docUrl(config.base, pageOf(page)) + page.slice(pageOf(page).length),
      label,
      result,
    })),
  };
}
