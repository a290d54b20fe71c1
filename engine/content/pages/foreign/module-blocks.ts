// `::: package.module` of mkdocstrings, with its options → nothing, and a warning: only its generator knows what it stands for.
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostics.ts';
import { closesFence, openingFence } from '../fence.ts';
import { placeIn, type SourceLine } from '../source-text.ts';

const MODULE = /^:::[ \t]+[A-Za-z_]\w*(?:\.\w+)+\s*$/;

export function moduleBlocks(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  const out: SourceLine[] = [];
  const diagnostics: Diagnostic[] = [];
  let fence = '';
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const isInside = fence !== '';
    if (!isInside) fence = openingFence(line.text);
    else if (closesFence(line.text, fence)) fence = '';
    if (isInside || fence !== '' || !MODULE.test(line.text)) {
      out.push(line);
      continue;
    }
    diagnostics.push(
      diagnose(placeIn(lines, at), {
        severity: 'warning',
        code: 'foreign/left-out',
        kind: '::: module',
        message: '"::: module" of mkdocstrings is left out: no code is read here.',
        hint: 'Let the generator write Markdown first, and name that folder.',
      }),
    );
    out.push({ ...line, text: '' });
    while (/^(?: {4}|\t)/.test(lines[at + 1]?.text ?? '')) at++;
  }
  return { lines: out, diagnostics };
}
