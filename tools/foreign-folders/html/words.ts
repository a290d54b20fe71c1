// A component's attributes → what of them readers saw: its title, its number, its file, and where it leads.
import type { Tag } from './tags.ts';

const TITLES = ['title', 'caption', 'label', 'text', 'heading', 'header', 'summary', 'data-text'];
const TARGETS = ['href', 'to', 'link', 'url'];

/** Markdown in one line; empty where nothing can be read. */
export function wordsOf({ name, attributes }: Tag): string {
  const title = TITLES.map((key) => attributes[key]).find(Boolean) ?? '';
  const { number = '' } = attributes;
  const file = attributes['file-name'] ?? attributes.filename ?? '';
  const named = [number && `${name} ${number}`, title].filter(Boolean).join(': ');
  const target = TARGETS.map((key) => attributes[key]).find(
    (one) => one && /^[\w./#:?=&%~+@-]+$/.test(one),
  );
  const words = [file && `\`${file}\``, named].filter(Boolean).join(', ');
  return target ? `[${words || target}](${target})` : words;
}
