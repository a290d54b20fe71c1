// Signs of other tools that say nothing here → a warning, of one wording for each kind, so that they are shown together.

import { type Diagnostic, diagnose, placeIn, type SourceLine } from '../../engine/tooling.ts';
import { createFences } from './fences.ts';
import { codeSpans } from './prose-lines.ts';

type Mark = { pattern: RegExp; sign: string; tool: string; hint: string };

const MARKS: readonly Mark[] = [
  {
    pattern: /^\s*<<<\s+\S/,
    sign: '<<<',
    tool: 'VitePress',
    hint: 'Write <<< ./file, or <<< @/file#region, alone on its line.',
  },
  {
    pattern: /\{\{#\w/,
    sign: '{{#…}}',
    tool: 'mdBook',
    hint: 'Includes on a line of their own are understood: {{#include file}}.',
  },
  {
    pattern: /^\s*(?:-{1,2}8<-{1,2})/,
    sign: '--8<--',
    tool: 'MkDocs',
    hint: 'Write the name of the file in quotes, alone on its line.',
  },
  {
    pattern: /^\s*(?:!!!|\?\?\?|===)\+?\s+["\w]/,
    sign: '!!!, ??? and ===',
    tool: 'MkDocs',
    hint: 'Indent what belongs to it by four blanks; a title is in double quotes.',
  },
  {
    pattern: /^\s*\{%[-+]?\s*\w/,
    sign: '{% … %}',
    tool: 'Jekyll and others',
    hint: 'Write what it stands for.',
  },
  {
    pattern: /\{\{[<%]\s*\/?\w/,
    sign: '{{< … >}}',
    tool: 'Hugo',
    hint: 'Write the construct that it stands for.',
  },
  {
    pattern: /^\s*\{[*!][ \t]/,
    sign: '{* … *}',
    tool: 'MkDocs',
    hint: 'Write {* file *}, alone on its line.',
  },
  {
    pattern: /^\s*\/{3,}(?:\s|$)/,
    sign: '///',
    tool: 'MkDocs',
    hint: 'Write /// note | Title above, and /// below, with as many slashes.',
  },
  {
    pattern: /\{\{(?![<%#])[^{}]{0,500}\}\}/,
    sign: '{{ … }}',
    tool: 'VitePress and others',
    hint: 'Write what it stands for, or put it in backticks.',
  },
  {
    pattern: /\{: ?[.#]?\w[^{}]{0,200}\}$/,
    sign: '{: … }',
    tool: 'MkDocs and Jekyll',
    hint: 'Take it out; an anchor of a heading is {#name}.',
  },
  {
    pattern: /^\s*\.\. [\w-]+::/,
    sign: '.. name::',
    tool: 'Sphinx',
    hint: 'Write the construct that it stands for, such as :::note',
  },
];

export function unknownMarks(lines: readonly SourceLine[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  const fences = createFences();
  for (const [i, { text }] of lines.entries()) {
    const isCode = fences.has(text);
    if (isCode) continue;
    const prose = withoutCode(text.trimEnd());
    const mark = MARKS.find(({ pattern }) => pattern.test(prose));
    if (!mark) continue;
    const { sign, tool, hint } = mark;
    found.push(
      diagnose(placeIn(lines, i, text.search(/\S/)), {
        severity: 'warning',
        code: 'foreign/not-understood',
        kind: sign,
        message: `"${sign}" of ${tool} says nothing here, so readers see it as text.`,
        hint,
      }),
    );
  }
  return found;
}

/** What is in backticks is meant as it is. */
function withoutCode(text: string): string {
  let out = '';
  let at = 0;
  for (const [from, to] of text.includes('`') ? codeSpans(text) : []) {
    out += text.slice(at, from);
    at = to;
  }
  return out + text.slice(at);
}
