// Two lines of text with their tags → one, in which words that came and went are marked.

import { diffArrays } from 'diff';
import { closingTag, type Element, type Node, openingTag, toHtml } from '../../engine/tooling.ts';

export type Words = { added: number; removed: number };

/** A word, a blank or a sign; a tag; a picture or a control, which is whole. */
type Token = { html: string; kind: 'text' | 'tag' | 'whole'; element?: Element };

/** A change that reads in one piece: where only blanks are the same between two words, they belong to it. */
type Part = { kind: 'same' | 'added' | 'removed'; tokens: Token[] };

export type DiffedText = Words & {
  html: string;
  /** Addresses of links whose words are the same. */
  links: { from: string; to: string }[];
};

const WHOLE: ReadonlySet<string> = new Set(['br', 'button', 'img', 'input', 'select', 'svg']);

/** All tags are those of the text as it is after the change, so the result is as well-formed as that. */
export function diffText(before: readonly Node[], after: readonly Node[]): DiffedText {
  const parts = joined(
    diffArrays(tokensOf(before), tokensOf(after), { comparator: (a, b) => a.html === b.html }).map(
      ({ value, added, removed }): Part => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        tokens: value,
      }),
    ),
  );
  const wordsOf = (kind: Part['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? countTokens(part.tokens) : 0), 0);
  const links = changedLinks(parts);
  return {
    html: parts.map(toMarked).join(''),
    added: wordsOf('added'),
    removed: wordsOf('removed'),
    links,
  };
}

/** Words alone, for what isn't shown word by word. */
export function diffCounts(before: string, after: string): Words {
  const counts = { added: 0, removed: 0 };
  for (const { value, added, removed } of diffArrays(wordsIn(before), wordsIn(after))) {
    if (added) counts.added += value.length;
    if (removed) counts.removed += value.length;
  }
  return counts;
}

const WORD = /[\p{L}\p{N}_]/u;

/** Entities are one sign. */
const TOKENS = /\s+|(?:[\p{L}\p{M}\p{N}_]|(?<=[\p{L}\p{N}])['’](?=\p{L}))+|&#?\w+;|[\s\S]/gu;

export const wordsIn = (text: string): string[] =>
  [...text.matchAll(TOKENS)].flatMap(([token]) => (isWord(token) ? token : []));

const isWord = (token: string): boolean => WORD.test(token) && !/^&#?\w+;$/.test(token);

const countTokens = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind, html }) => kind === 'text' && isWord(html)).length;

function tokensOf(nodes: readonly Node[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (typeof node === 'string')
      return [...node.matchAll(TOKENS)].map(([text]) => ({
        kind: 'text',
        html: /^\s+$/.test(text) ? ' ' : text,
      }));
    if (WHOLE.has(node.name)) return [{ kind: 'whole', html: toHtml([node]) }];
    const open: Token = { kind: 'tag', html: openingTag(node), element: node };
    const close = closingTag(node);
    const end: Token[] = close ? [{ kind: 'tag', html: close }] : [];
    return [open, ...tokensOf(node.children), ...end];
  });
}

/** All that went comes before what took its place. */
function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const end = () => {
    if (removed.length) out.push({ kind: 'removed', tokens: removed });
    if (added.length) out.push({ kind: 'added', tokens: added });
    [removed, added] = [[], []];
  };
  parts.forEach((part, i) => {
    const isOpen = removed.length > 0 || added.length > 0;
    const isGap = isOpen && i < parts.length - 1 && part.tokens.every(isBlank);
    if (part.kind !== 'added' && (part.kind === 'removed' || isGap)) removed.push(...part.tokens);
    if (part.kind !== 'removed' && (part.kind === 'added' || isGap)) added.push(...part.tokens);
    if (part.kind !== 'same' || isGap) return;
    end();
    out.push(part);
  });
  end();
  return out;
}

const isBlank = ({ kind, html }: Token): boolean => kind === 'text' && html === ' ';

function toMarked({ kind, tokens }: Part): string {
  if (kind === 'same') return tokens.map(({ html }) => html).join('');
  if (kind === 'removed')
    return mark(
      'del',
      tokens.filter((one) => one.kind !== 'tag'),
    );
  let html = '';
  let run: Token[] = [];
  const end = () => {
    html += mark('ins', run);
    run = [];
  };
  for (const token of tokens) {
    if (token.kind !== 'tag') run.push(token);
    else {
      end();
      html += token.html;
    }
  }
  end();
  return html;
}

function mark(tag: 'ins' | 'del', tokens: readonly Token[]): string {
  const html = tokens.map((one) => one.html).join('');
  return html.trim() === '' ? (tag === 'ins' ? html : '') : `<${tag}>${html}</${tag}>`;
}

/** In the order of the text, as far as both sides have as many. */
function changedLinks(parts: readonly Part[]): DiffedText['links'] {
  const hrefs = (kind: Part['kind']) =>
    parts.flatMap((part) =>
      part.kind === kind
        ? part.tokens.flatMap(({ element }) => {
            const href = element?.name === 'a' ? element.attributes.get('href') : undefined;
            return typeof href === 'string' ? href : [];
          })
        : [],
    );
  const [before, after] = [hrefs('removed'), hrefs('added')];
  if (before.length !== after.length) return [];
  return before.flatMap((from, i) => {
    const to = after[i] ?? from;
    return from === to ? [] : { from, to };
  });
}
