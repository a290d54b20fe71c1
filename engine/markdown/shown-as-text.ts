// Brackets that make no link, no footnote and no reference → diagnostics: readers see them as text.
import type { MarkdownIt, StateInline } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { nearest } from '../text/nearest.ts';
import { positionInState } from './inline.ts';
import { hasScheme, isExternal } from './resolve-href.ts';
import { stateOf } from './state.ts';

const FOOTNOTE = /\[\^([^\]\s^[]{1,100})\]/y;
const REFERENCE = /\[([^[\]\n]{1,200})\]\[([^[\]\n]{0,100})\]/y;
const LINK = /\[[^[\]\n]{0,400}\]\(\s*<?([^\s()<>]{1,400})/y;

/** What links, footnotes and references take is gone by now; `\[` and code don't come here. */
export function shownAsText(md: MarkdownIt): void {
  md.inline.ruler.push('shown_as_text', (state, isSilent) => {
    if (state.src[state.pos] === '[' && !isSilent) {
      const found = footnoteProblem(state) ?? linkProblem(state) ?? referenceProblem(state);
      if (found) report(state, ...found);
    }
    return false;
  });
}

type Found = [length: number, problem: Problem];

const NO_LINK = 'To show the text, write it in code, or \\[ for the bracket.';

function footnoteProblem(state: StateInline): Found | undefined {
  const [whole, name = ''] = matchAt(FOOTNOTE, state) ?? [];
  if (!whole) return undefined;
  const refs = (state.env.footnotes as { refs?: object } | undefined)?.refs ?? {};
  const meant = nearest(
    name,
    Object.keys(refs).map((key) => key.slice(1)),
  );
  return [
    whole.length,
    {
      code: 'footnotes/undefined',
      message: `There is no footnote "${name}", so readers see "${whole}" as text.`,
      hint: `${meant ? `Closest: [^${meant}]` : `Write its text on a line of its own: [^${name}]: …`}\n${NO_LINK}`,
    },
  ];
}

function linkProblem(state: StateInline): Found | undefined {
  const [whole, href = ''] = matchAt(LINK, state) ?? [];
  if (!whole || !hasScheme(href) || isExternal(href)) return undefined;
  const scheme = href.slice(0, href.indexOf(':') + 1);
  return [
    whole.length,
    {
      code: 'links/unusable-scheme',
      message: `Nothing can lead to "${scheme}", so readers see this as text.`,
      hint: `Links lead to pages, to http:, https:, mailto: and tel:.\n${NO_LINK}`,
    },
  ];
}

/** `a[0][1]` is prose about code. */
function referenceProblem(state: StateInline): Found | undefined {
  if (/[\w\])]/.test(state.src[state.pos - 1] ?? '')) return undefined;
  const [whole, text = '', label = ''] = matchAt(REFERENCE, state) ?? [];
  if (!whole || /^[ xX]$/.test(text)) return undefined;
  const named = label || text;
  const { references = {} } = state.env as { references?: Record<string, unknown> };
  const key = state.md.utils.normalizeReference(named);
  if (Object.hasOwn(references, key)) return undefined;
  const meant = nearest(key, Object.keys(references))?.toLowerCase();
  return [
    whole.length,
    {
      code: 'links/undefined-reference',
      message: `There is no reference "${named}", so readers see "${whole}" as text.`,
      hint: `${meant ? `Closest: ${meant}` : `Write where it leads on a line of its own: [${named}]: page/id`}\n${NO_LINK}`,
    },
  ];
}

function matchAt(pattern: RegExp, state: StateInline): RegExpExecArray | null {
  pattern.lastIndex = state.pos;
  return pattern.exec(state.src);
}

function report(state: StateInline, length: number, problem: Problem): void {
  const { diagnostics, lines } = stateOf(state.env);
  const { line, column } = positionInState(state);
  diagnostics.push(diagnose(rangeIn(lines, line, column, column + length), problem));
}
