// A text and a position → what is being written there: the target of a link, a directive, a token, a language, a label, a word.
import type { Position, Range } from 'vscode-languageserver';
import { lineRange } from './places.ts';

export type Written = {
  kind:
    | 'link'
    | 'snippet'
    | 'directive'
    | 'attribute'
    | 'record'
    | 'token'
    | 'language'
    /** In bold. */
    | 'label'
    /** `[id]` of a part of a record. */
    | 'id'
    | 'word';
  /** All of it, also behind the cursor. */
  text: string;
  range: Range;
  /** Up to the cursor. */
  before: string;
  /** The directive around an attribute or a record's name. */
  of?: string;
  /** The line that it is in. */
  lineText: string;
};

type Pattern = {
  kind: Written['kind'];
  /** Ends at the cursor: what is around it (`of`), and what is written of it (`before`). */
  before: RegExp;
  /** From the cursor on: the rest of it. */
  after: RegExp;
};

const TARGET = /^[^\s)>"'\]}]*/;

/** The first that fits counts. */
const PATTERNS: readonly Pattern[] = [
  { kind: 'language', before: /^\s*(?:`{3,}|~{3,})(?<before>[\w+#-]*)$/, after: /^[\w+#-]*/ },
  { kind: 'link', before: /\]\(\s*<?(?<before>[^\s()<>]*)$/, after: TARGET },
  { kind: 'link', before: /^\s*\[[^\]]+\]:\s+<?(?<before>[^\s<>]*)$/, after: TARGET },
  { kind: 'link', before: /[\s{]to="?(?<before>[^\s"{}=]*)$/, after: TARGET },
  { kind: 'snippet', before: /^\s*::include\{(?:file=)?"?(?<before>[^\s"{}=]*)$/, after: TARGET },
  {
    kind: 'record',
    before:
      /^\s*:{2,}(?<of>[a-z][\w-]*)(?:\[[^\]]*\])?\{(?:.*[\s{])?(?:name=)?"?(?<before>[a-z0-9][\w/-]*)$/,
    after: /^[\w/-]*/,
  },
  {
    kind: 'record',
    before: /^\s*:{2,}(?<of>[a-z][\w-]*)(?:\[[^\]]*\])?\{(?:.*\s)?name="?(?<before>)$/,
    after: /^[\w/-]*/,
  },
  {
    kind: 'attribute',
    before: /^\s*:{2,}(?<of>[a-z][\w-]*)(?:\[[^\]]*\])?\{(?:[^}]*\s)?(?<before>[\w-]*)$/,
    after: /^[\w-]*/,
  },
  { kind: 'directive', before: /^\s*:{2,}(?<before>[\w-]*)$/, after: /^[\w-]*/ },
  { kind: 'token', before: /(?<!\\)\{(?<before>[A-Za-z]*)$/, after: /^[A-Za-z]*/ },
  {
    kind: 'label',
    before: /^(?:[^*]|\*(?!\*)|\*\*[^*]*\*\*)*\*\*(?<before>[^*]*)$/,
    after: /^[^*]*/,
  },
  { kind: 'id', before: /(?:^|\s)\[(?<before>[a-z][a-z0-9-]*)?$/, after: /^[a-z0-9-]*/ },
  { kind: 'word', before: /(?:^|[\s(])(?<before>\p{L}+)$/u, after: /^\p{L}*/u },
];

/** Undefined in the front matter. */
export function writtenAt(
  lines: readonly string[],
  { line, character }: Position,
): Written | undefined {
  const text = lines[line] ?? '';
  if (!isBody(lines, line)) return undefined;
  for (const { kind, before, after } of PATTERNS) {
    const found = before.exec(text.slice(0, character));
    if (!found) continue;
    const { before: start = '', of } = found.groups ?? {};
    const [rest = ''] = after.exec(text.slice(character)) ?? [];
    const range = lineRange(line, character - start.length, character + rest.length);
    const written = { kind, text: start + rest, range, before: start, lineText: text };
    return of === undefined ? written : { ...written, of };
  }
  return undefined;
}

/** The line that closes the front matter, from 0; -1 where there is none. */
export const headEnd = (lines: readonly string[]): number =>
  lines[0]?.trimEnd() === '---'
    ? lines.findIndex((one, i) => i > 0 && one.trimEnd() === '---')
    : -1;

/** The line that opens a fence is no code yet: its language is written there. */
function isBody(lines: readonly string[], line: number): boolean {
  const end = headEnd(lines);
  if (line <= end) return false;
  let fence = '';
  for (let at = Math.max(0, end); at < line; at++) {
    const [, mark = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(lines[at] ?? '') ?? [];
    if (!mark) continue;
    if (!fence) fence = mark;
    else if (mark.startsWith(fence)) fence = '';
  }
  return !fence || /^[\s>]*(`{3,}|~{3,})/.test(lines[line] ?? '');
}
