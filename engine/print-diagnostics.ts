// Diagnostic[] → text for a terminal: place, sentence, the line with its mark, what to write instead.
import { type Diagnostic, sortDiagnostics } from './diagnostics.ts';

const TAB = '    ';

/** One diagnostic as a block of lines, no colours; ends without a line break. */
export function formatDiagnostic(one: Diagnostic): string {
  const lines = [
    `${one.path}:${one.line}:${one.column}  ${one.severity}  ${one.code}`,
    '',
    `  ${one.message}`,
  ];
  if (one.lineText !== undefined) lines.push('', ...excerpt(one));
  if (one.hint) lines.push('', ...one.hint.split('\n').map((line) => `  ${line}`));
  for (const place of one.related ?? [])
    lines.push('', `  See also ${place.path}:${place.line}:${place.column}`);
  return lines.join('\n');
}

/** All diagnostics and a closing count, sorted. Empty input gives an empty string. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const sorted = sortDiagnostics(diagnostics);
  if (sorted.length === 0) return '';
  return `${sorted.map(formatDiagnostic).join('\n\n')}\n\n${countLine(sorted)}`;
}

/** «2 errors, 1 warning in 2 files.» */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((one) => one.severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const files = new Set(diagnostics.map((one) => one.path)).size;
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${plural(files, 'file')}.`;
}

export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Long lines are cut around the marked part, so that the mark stays in sight. */
function excerpt(one: Diagnostic): string[] {
  const gutter = `  ${one.line} │ `;
  const text = (one.lineText ?? '').replaceAll('\t', TAB);
  const before = (one.lineText ?? '').slice(0, one.column - 1);
  const column = before.length + before.split('\t').length * (TAB.length - 1) - (TAB.length - 1);
  const start = column > 70 ? column - 40 : 0;
  const shown = text.slice(start, start + 100);
  const length = Math.max(1, Math.min(one.length, shown.length - (column - start)));
  const pad = ' '.repeat(gutter.length - 2);
  return [`${gutter}${shown}`, `${pad}│ ${' '.repeat(column - start)}${'^'.repeat(length)}`];
}
