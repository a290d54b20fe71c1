// An index page's data → its Markdown for machines: what is in it, each page with its own description.
import type { CategoryData } from '../model/category.ts';
import { fill } from '../text/fill.ts';

/** @param about  says what is in a category that has no description of its own; with `{label}`. */
export function categoryMarkdown(category: CategoryData, about: string): string {
  const { title, children } = category;
  const description = category.description || fill(about, { label: title });
  const lines = children
    .filter(({ isPlanned }) => !isPlanned)
    .map(({ label, url, description: of }) => `- [${label}](${url})${of ? `: ${of}` : ''}`);
  return `# ${title}\n\n> ${description}\n\n${lines.join('\n')}\n`;
}
