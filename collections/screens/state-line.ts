// `{set="target: Create" without=note}` at the end of a caption → the values of that state; the braces go out of the text.
import type { Token } from 'markdown-it';
import {
  diagnose,
  type PageState,
  type Problem,
  rangeInInline,
  replaceText,
} from '../../engine/index.ts';
import { nearest, parseAttributes, placeOfValue } from '../../engine/shared.ts';
import { STATE_KEYS, type StateKey, type StateProblem, type WrittenState } from './states.ts';

const BRACES = /\{(?!(?:since|until|changed)=)([a-z]+=[^{}]*)\}\s*$/;

/** `report`: at the letters of a value; `write`: what machines read in place of the braces. */
export type StateLine = {
  written: WrittenState;
  report(problem: StateProblem): void;
  write(text: string): void;
};

/** @param inline  the first text of a state; undefined where it has none. */
export function takeStateLine(inline: Token | undefined, page: PageState): StateLine {
  const found = inline ? BRACES.exec(inline.content) : null;
  if (!inline || !found) return { written: {}, report: () => {}, write: () => {} };
  const [braces, text = ''] = found;
  const from = found.index;
  const { bare, named } = parseAttributes(text);
  const place = (wrong: string, at: number) => {
    const start = from + 1 + at;
    return rangeInInline(page, inline, start, start + Math.max(1, wrong.length));
  };
  for (const word of [...bare, ...Object.keys(named).filter((key) => !isKey(key))])
    page.diagnostics.push(diagnose(place(word, text.indexOf(word)), unknownKey(word)));
  cutChildren(inline);
  const before = inline.content.slice(0, from).trimEnd().length;
  return {
    written: named,
    report({ key, wrong, at, problem }) {
      const value = placeOfValue(text, key);
      page.diagnostics.push(diagnose(place(wrong, (value?.at ?? 0) + at), problem));
    },
    write: (words) => replaceText(page, inline, before, from + braces.length, words),
  };
}

const isKey = (key: string): key is StateKey => STATE_KEYS.some((one) => one === key);

/** The braces may hold what Markdown takes for something else: all from there on goes. */
function cutChildren(inline: Token): void {
  const children = inline.children ?? [];
  const last = children.findLastIndex(
    ({ type, content }) => type === 'text' && /\{[a-z]+=/.test(content),
  );
  const text = children[last];
  if (!text) return;
  text.content = text.content.slice(0, text.content.lastIndexOf('{')).trimEnd();
  inline.children = children.slice(0, last + 1);
}

function unknownKey(key: string): Problem {
  const meant = nearest(key, STATE_KEYS);
  const all = `A state takes: ${STATE_KEYS.join(', ')}`;
  return {
    code: 'screens/unknown-state-key',
    message: `A state takes no "${key}".`,
    hint: meant ? `Closest: ${meant}\n${all}` : all,
  };
}
