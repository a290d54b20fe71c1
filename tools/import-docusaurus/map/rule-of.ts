// The rule of the map for one element: what people said, or what the import guesses of it.
import type { PageImport } from '../mdx/page-import.ts';
import type { Element } from '../mdx/tree.ts';
import type { MapRule } from './component-map.ts';
import { guessRule } from './guess-rule.ts';

export function ruleOf(element: Element, page: PageImport): MapRule | undefined {
  return page.map.rules.get(element.name) ?? guessed(element, page);
}

/** Components of the source alone: the names of HTML and of Docusaurus are known. */
function guessed(element: Element, page: PageImport): MapRule | undefined {
  return /^[A-Z]/.test(element.name) ? guessRule(element, page) : undefined;
}
