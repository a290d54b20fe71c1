// Headings of a site of VitePress without an id → with the id that VitePress gives them, where ours would be another.
import { linksToText, type SourceLine, slugify } from '../../engine/tooling.ts';
import { createFences } from './fences.ts';

const HEADING = /^(#{2,6})[ \t]+(\S.*)$/;

/** The first of several equal ones has it: the others are numbered by either tool. */
export function pressAnchors(lines: readonly SourceLine[]): SourceLine[] {
  const fences = createFences();
  const taken = new Set<string>();
  return lines.map((line) => {
    const [, , text = ''] = (!fences.has(line.text) && HEADING.exec(line.text)) || [];
    if (text === '' || /\{#[^{}]*\}\s*$/.test(text)) return line;
    const words = plainText(text);
    const slug = pressSlug(words);
    if (slug === '' || slug === slugify(words) || taken.has(slug)) return line;
    taken.add(slug);
    return { ...line, text: `${line.text.trimEnd()} {#${slug}}` };
  });
}

const plainText = (text: string): string =>
  linksToText(text)
    .replace(/<[^<>]{0,500}>/g, '')
    .replace(/[`*]|\\(?=[^\w\s])/g, '')
    .trim();

/** @see https://github.com/mdit-vue/mdit-vue (packages/shared, slugify) */
function pressSlug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]/)
    .filter(Boolean);
  return words.join('-').replace(/^\d/, '_$&').toLowerCase();
}
