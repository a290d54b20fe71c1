// The first use of a term in the running text → a link to the page that explains it, marked for the script.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { onceFor } from '../text/once.ts';
import { quoteRegex } from '../text/quote-regex.ts';
import type { DefinedTerm } from './page.ts';
import { stateOf } from './state.ts';

/** Inside these, a word is a name, a label or a link already. */
const CLOSED = /^(?:link|strong|s)_(open|close)$/;

export function markTerms(md: MarkdownIt): void {
  md.core.ruler.push('terms', (state) => {
    const page = stateOf(state.env);
    const finder = finderOf(page.context.terms);
    if (!finder) return;
    const seen = new Set(
      page.context.terms.filter(({ id }) => id === page.id).map(({ term }) => term),
    );
    state.tokens.forEach((token, i) => {
      if (token.type === 'inline' && state.tokens[i - 1]?.type === 'paragraph_open')
        token.children = markIn(state, token.children ?? [], finder, seen);
    });
  });
}

/** @param seen  terms that are marked no more; those that are found are added. */
function markIn(state: StateCore, tokens: Token[], finder: Finder, seen: Set<string>): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    const [, end] = CLOSED.exec(token.type) ?? [];
    if (end) depth += end === 'open' ? 1 : -1;
    else if (token.meta?.isOpen) depth++;
    else if (token.meta?.isClose) depth--;
    if (token.type !== 'text' || depth > 0) return [token];
    const found = finder(token.content).filter(({ term: { term } }) => {
      const isNew = !seen.has(term);
      seen.add(term);
      return isNew;
    });
    return found.length ? divide(state, token, found) : [token];
  });
}

function divide(state: StateCore, token: Token, found: readonly Found[]): Token[] {
  const text = (from: number, to?: number) =>
    Object.assign(new state.Token('text', '', 0), { content: token.content.slice(from, to) });
  let end = 0;
  const parts = found.flatMap(({ at, length, term: { term, url } }) => {
    const open = new state.Token('term_open', 'a', 1);
    open.attrs = [
      ['href', url],
      ['data-term', term],
    ];
    const before = text(end, at);
    end = at + length;
    return [before, open, text(at, end), new state.Token('term_close', 'a', -1)];
  });
  return [...parts, text(end)];
}

type Found = { at: number; length: number; term: DefinedTerm };
type Finder = (text: string) => Found[];

/** The longest form counts. Phrases in which a term means something else are found first, and are none. */
const finderOf = onceFor((terms: readonly DefinedTerm[]): Finder | undefined => {
  if (terms.length === 0) return undefined;
  const termOf = new Map<string, DefinedTerm | undefined>();
  for (const term of terms)
    for (const form of [term.term, ...term.also])
      for (const one of spelled(form)) termOf.set(one, term);
  for (const { but } of terms)
    for (const phrase of but.flatMap(spelled)) termOf.set(phrase, undefined);
  const forms = [...termOf.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${forms.map(quoteRegex).join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index: at }) => {
      const term = termOf.get(word);
      return term ? [{ at, length: word.length, term }] : [];
    });
});

/** As it is written, and at the beginning of a sentence. */
const spelled = (form: string): string[] => [form, form.slice(0, 1).toUpperCase() + form.slice(1)];
