// `:   Text` of definition lists in MkDocs → the text, below its term; `*[HTML]: Words` → nothing, and a warning.
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostics.ts';
import { closesFence, openingFence } from '../fence.ts';
import { placeIn, type SourceLine, shifted } from '../source-text.ts';

const DEFINITION = /^([ \t]*):[ \t]{1,4}(?=\S)/;
const ABBREVIATION = /^[ \t]{0,3}\*\[[^\]\n]{1,200}\]:[ \t]/;

export function definitionLines(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  const out: SourceLine[] = [];
  const diagnostics: Diagnostic[] = [];
  let fence = '';
  /** Width that the lines of a definition are indented by, while one goes on. */
  let inside = 0;
  for (const [i, line] of lines.entries()) {
    const { text } = line;
    if (inside > 0 && text.trim() !== '' && text.search(/\S/) < inside) inside = 0;
    const isInFence = fence !== '';
    if (!isInFence) fence = openingFence(text);
    else if (closesFence(text, fence)) fence = '';
    const isCode = isInFence || fence !== '';
    const start = isCode ? undefined : DEFINITION.exec(text)?.[0];
    if (start !== undefined) {
      inside = start.length;
      if (out.at(-1)?.text.trim() !== '') out.push({ ...line, text: '', shifts: [] });
      out.push(shifted(line, start.length));
    } else if (inside > 0 && text.trim() !== '') out.push(shifted(line, inside));
    else if (!isCode && ABBREVIATION.test(text)) {
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
