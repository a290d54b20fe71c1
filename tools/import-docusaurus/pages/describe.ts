// The Markdown of a page → a description: its first sentence, 160 characters at most.
import { closesFence, linksToText, openingFence } from '../../../engine/tooling.ts';

const SHORTEST = 25;
const LONGEST = 160;

export function describe(body: string, title: string, siteTitle: string): string {
  const words = firstParagraph(body);
  if (words.length < SHORTEST) return words.length > 10 ? words : `${title} in ${siteTitle}.`;
  const end = sentenceEnd(words);
  const sentence = end > 0 ? words.slice(0, end) : words;
  if (sentence.length <= LONGEST) return sentence.replace(/:$/, '.');
  const cut = sentence.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 60)).replace(/(?<![,;:.\s])[,;:.\s]+$/, '')}…`;
}

/** Prose: no heading, list, table, directive, picture or code. */
function firstParagraph(body: string): string {
  let fence = '';
  let words = '';
  for (const line of body.split('\n')) {
    if (fence !== '') {
      if (closesFence(line, fence)) fence = '';
      continue;
    }
    fence = openingFence(line);
    if (fence !== '') continue;
    const text =
      /^(?:\s*(?:`[^`]*`$|#|\\<|\||:{2,}|!\[|<|[-*+] |\d+[.)] |>|={3,}|-{3,})|\[[^\]]*\]:)/.test(
        line,
      )
        ? ''
        : plain(line);
    if (text !== '') words = words === '' ? text : `${words} ${text}`;
    else if (words.length >= SHORTEST) break;
    if (words.length > 1_000) break;
  }
  return words.trim();
}

function plain(line: string): string {
  return linksToText(line.replace(/!\[[^\][]*\]\([^()]*\)/g, ''))
    .replace(/\[([^\][]*)\]\[[^\][]*\]/g, '$1')
    .replace(/<br>/g, ' ')
    .replace(/<\/?(?:kbd|su[bp]|wbr|abbr|mark|small|ins|del|dfn|samp|var|q)(?: [^<>]*)?>/g, '')
    .replace(/\[\^[^\][]*\]|[`*]|\{#[^{}]*\}/g, '')
    .replace(/(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Behind the first full stop that ends a sentence of some length. */
function sentenceEnd(words: string): number {
  for (const match of words.matchAll(/[.!?](?= [A-Z"'(]|$)/g)) {
    const end = match.index + 1;
    if (end >= SHORTEST && !/\b(?:e\.g|i\.e|etc|vs|ex)\.$/.test(words.slice(0, end))) return end;
  }
  return -1;
}
