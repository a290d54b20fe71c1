// `:   Text` of definition lists in MkDocs → the text, below its term; `*[HTML]: Words` → nothing, and a warning.

import { type Diagnostic, diagnose, placeIn, type SourceLine } from '../../engine/tooling.ts';
import { editLines } from './edit-lines.ts';
import { createFences } from './fences.ts';

const DEFINITION = /^([ \t]*)(:[ \t]{1,4})(?=\S)/;
const ABBREVIATION = /^[ \t]{0,3}\*\[[^\]\n]{1,200}\]:[ \t]/;

export function definitionLines(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  const out: SourceLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const fences = createFences();
  /** Of a definition that goes on: where its lines begin, and how far they are further in. */
  let inside: { at: number; by: number } | undefined;
  for (const [i, line] of lines.entries()) {
    const { text } = line;
    const indent = text.search(/\S/);
    if (inside && indent >= 0 && indent < inside.at + inside.by) inside = undefined;
    const isCode = fences.has(text);
    const [, before = '', sign = ''] = (!isCode && DEFINITION.exec(text)) || [];
    if (sign !== '' && !(inside && indent >= inside.at + inside.by)) {
      inside = { at: before.length, by: sign.length };
      if (out.at(-1)?.text.trim() !== '') out.push({ ...line, text: '', shifts: [] });
    }
    if (inside && indent >= 0) {
      const { at, by } = inside;
      out.push(...editLines([line], [{ from: at, to: at + by, text: '' }]));
    } else if (!isCode && ABBREVIATION.test(text)) {
      diagnostics.push(abbreviation(lines, i));
      out.push({ ...line, text: '' });
    } else out.push(line);
  }
  return { lines: out, diagnostics };
}

const abbreviation = (lines: readonly SourceLine[], at: number): Diagnostic =>
  diagnose(placeIn(lines, at), {
    severity: 'warning',
    code: 'foreign/left-out',
    kind: '*[…]:',
    message: '"*[…]:" of MkDocs is left out: abbreviations are explained where they are used.',
    hint: 'Write <abbr title="…"> once, or add the word to the terms of a site with a config.',
  });
