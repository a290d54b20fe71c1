// `<script>`, `<style>` and `<svg>` with all that is in them → nothing; `<pre>` → a fence. They may hold blank lines.

import { type Diagnostic, diagnose, placeIn, type SourceLine } from '../../../engine/tooling.ts';
import { createFences } from '../fences.ts';
import { toText } from './inline-pairs.ts';

const OPENING = /^\s*<(script|style|svg|pre)(?=[\s>])/i;

export function withoutBlocks(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  const out: SourceLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const unclosed = new Set<string>();
  const fences = createFences();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const isCode = fences.has(line.text);
    const name = isCode ? undefined : OPENING.exec(line.text)?.[1]?.toLowerCase();
    const end = name === undefined || unclosed.has(name) ? -1 : closingLine(lines, at, name);
    if (name !== undefined && end < 0) unclosed.add(name);
    if (name === undefined || end < 0) {
      out.push(line);
      continue;
    }
    if (name === 'pre') out.push(...fenceOf(lines.slice(at, end + 1)));
    else {
      out.push({ ...line, text: behind(lines[end]?.text ?? '', name), shifts: [] });
      if (name !== 'svg') diagnostics.push(leftOut(lines, at, name));
    }
    at = end;
  }
  return { lines: out, diagnostics };
}

function closingLine(lines: readonly SourceLine[], from: number, name: string): number {
  for (let at = from; at < lines.length; at++)
    if (lines[at]?.text.toLowerCase().includes(`</${name}`)) return at;
  return -1;
}

/** What follows the closing tag on its line. */
function behind(text: string, name: string): string {
  const close = text.toLowerCase().lastIndexOf(`</${name}`);
  const end = text.indexOf('>', close);
  return end < 0 ? '' : text.slice(end + 1).trim();
}

function fenceOf(lines: readonly SourceLine[]): SourceLine[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return [];
  const language = /\blang(?:uage)?(?:-|=")([\w-]{1,40})/.exec(first.text)?.[1] ?? '';
  const inside = lines
    .map((line) => ({ ...line, text: toText(line.text.replace(/<[^<>]{0,2000}>/g, '')) }))
    .filter(({ text }, i) => text.trim() !== '' || (i > 0 && i < lines.length - 1));
  return [
    { ...first, text: `\`\`\`\`${language}`, shifts: [] },
    ...inside.map((line) => ({ ...line, shifts: [] })),
    { ...last, text: '````', shifts: [] },
  ];
}

function leftOut(lines: readonly SourceLine[], at: number, name: string): Diagnostic {
  return diagnose(placeIn(lines, at, lines[at]?.text.search(/\S/)), {
    severity: 'warning',
    code: 'foreign/left-out',
    kind: `<${name}>`,
    message: `"<${name}>" is left out, with all that is in it: a page runs no code and has no style of its own.`,
    hint: 'Take it out.',
  });
}
