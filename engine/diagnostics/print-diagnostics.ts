// Diagnostic[] → text for a terminal: place, sentence, the line with its mark, what to write instead.
import { once } from '../text/once.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostics.ts';

const TAB = '    ';
const WIDTH = 100;

/** One diagnostic as a block of lines, no colours; ends without a line break. */
export function formatDiagnostic(one: Diagnostic): string {
  const lines = [
    `${one.path}:${one.line}:${one.column}  ${one.severity}  ${one.code}`,
    '',
    `  ${one.message}`,
  ];
  if (one.lineText !== undefined) lines.push('', ...excerpt(one, one.lineText));
  if (one.hint) lines.push('', ...one.hint.split('\n').map((line) => `  ${line}`));
  for (const place of one.related ?? [])
    lines.push('', `  See also ${place.path}:${place.line}:${place.column}`);
  return lines.map(withoutControls).join('\n');
}

/**
 * All diagnostics and a closing count, sorted. Empty input gives an empty string.
 *
 * @param options.isWhole  print every warning, even where many are of one kind.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { isWhole = false }: { isWhole?: boolean } = {},
): string {
  const sorted = sortDiagnostics(diagnostics);
  if (sorted.length === 0) return '';
  const kinds = isWhole ? sorted.map((one) => [one]) : groupAlike(sorted);
  return `${kinds.map(formatKind).join('\n\n')}\n\n${countLine(sorted)}`;
}

/** More warnings of one code are printed once, with three of their places; those with a `kind` always are. */
const MOST_ALIKE = 8;

/** Each kind is listed where its first warning is. */
function groupAlike(sorted: readonly Diagnostic[]): Diagnostic[][] {
  const byKind = new Map<string, Diagnostic[]>();
  for (const one of sorted) {
    const alike = byKind.get(kindOf(one));
    if (alike) alike.push(one);
    else byKind.set(kindOf(one), [one]);
  }
  return sorted.flatMap((one) => {
    const alike = byKind.get(kindOf(one)) ?? [];
    const most = one.kind === undefined ? MOST_ALIKE : 1;
    if (one.severity === 'error' || alike.length <= most) return [[one]];
    return one === alike[0] ? [alike] : [];
  });
}

function kindOf({ severity, code, kind = '' }: Diagnostic): string {
  return `${severity} ${code} ${kind}`;
}

function formatKind(alike: readonly Diagnostic[]): string {
  const [first, ...others] = alike;
  if (!first) return '';
  if (others.length === 0) return formatDiagnostic(first);
  const files = new Set(alike.map(({ path }) => path)).size;
  const shown = others.slice(0, 2).map(placeOf);
  const more = others.length - shown.length;
  const places = [...shown, ...(more > 0 ? [plural(more, 'more place')] : [])];
  const list = new Intl.ListFormat('en').format(places);
  return [
    formatDiagnostic(first),
    '',
    `  The same at ${list}, in ${plural(files, 'file')}.`,
    ...(more > 0 ? ['  All of them: learn check --all'] : []),
  ].join('\n');
}

const placeOf = ({ path, line, column }: Diagnostic) =>
  withoutControls(`${path}:${line}:${column}`);

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
function excerpt(one: Diagnostic, lineText: string): string[] {
  const { lineFrom = 0 } = one;
  const at = one.column - 1 - lineFrom;
  const from = at > WIDTH - 30 ? at - 40 : 0;
  const to = from + WIDTH;
  const before = (from + lineFrom > 0 ? '…' : '') + widen(lineText.slice(from, at));
  const marked = widen(lineText.slice(at, Math.min(to, at + one.length)));
  const after = widen(lineText.slice(Math.min(to, at + one.length), to));
  const end = lineText.length > to ? '…' : '';
  const gutter = `  ${one.line} │ `;
  return [
    `${gutter}${before}${marked}${after}${end}`,
    `${' '.repeat(gutter.length - 2)}│ ${' '.repeat(widthOf(before))}${'^'.repeat(Math.max(1, widthOf(marked)))}`,
  ];
}

function widen(text: string): string {
  return text.replaceAll('\t', TAB);
}

/** Node takes a while to make it, and most runs print nothing. */
const graphemes = once(() => new Intl.Segmenter('en'));
const WIDE =
  /^[\p{Emoji_Presentation}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;

/** Columns in a terminal: pictures and East Asian signs take two, marks on a letter none. */
function widthOf(text: string): number {
  if (/^[\x20-\x7E…]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes().segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** What content says must not steer the terminal, nor turn the direction of its text. */
function withoutControls(line: string): string {
  return line.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
