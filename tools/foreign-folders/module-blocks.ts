// `::: package.module` of mkdocstrings, with its options → nothing, and a warning: only its generator knows what it stands for.

import { type Diagnostic, diagnose, placeIn, type SourceLine } from '../../engine/tooling.ts';
import { createFences } from './fences.ts';

const MODULE = /^:::[ \t]+[A-Za-z_]\w*(?:\.\w+)+\s*$/;

export function moduleBlocks(lines: readonly SourceLine[]): {
  lines: SourceLine[];
  diagnostics: Diagnostic[];
} {
  const out: SourceLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const fences = createFences();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const isCode = fences.has(line.text);
    if (isCode || !MODULE.test(line.text)) {
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
