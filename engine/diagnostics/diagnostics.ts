// A problem in content or configuration, as a value: every stage returns them, only the CLI and the
// development overlay print them. Modelled on vfile-message and esbuild's messages.

export type Severity = 'error' | 'warning';

/** One place in a file. `line` and `column` count from 1; `path` is relative to the content folder's parent. */
export type Place = {
  path: string;
  line: number;
  column: number;
  lineText?: string;
  /** Characters of the line before `lineText`: of a long line only what is around the column is kept. */
  lineFrom?: number;
};

/** What is wrong, where, and what to write instead. */
export type Diagnostic = Place & {
  severity: Severity;
  /** `area/problem`; never renamed once published. */
  code: string;
  /** What is wrong, one sentence, from the author's side. */
  message: string;
  /** Characters to underline, at least 1. */
  length: number;
  /** What to write instead. */
  hint?: string;
  /** Other places that belong to the problem, such as the second of two clashing files. */
  related?: Place[];
  /** Part of its code that is one diagnostic wherever it is made, such as a front matter key: printed once. */
  kind?: string;
};

/** What is wrong, before it has a place: an error, unless `severity` says otherwise. */
export type Problem = Pick<Diagnostic, 'code' | 'message'> &
  Partial<Pick<Diagnostic, 'severity' | 'length' | 'hint' | 'related' | 'kind'>>;

/** Make a diagnostic from a place and a problem; severity is `error` unless said otherwise. */
export function diagnose(place: Place, problem: Problem): Diagnostic {
  return { severity: 'error', length: 1, ...place, ...around(place), ...problem };
}

const LINE_LENGTH = 400;

/** A line of a million characters with a thousand problems would be kept a thousand times. */
function around({ lineText, column }: Place): Pick<Place, 'lineText' | 'lineFrom'> {
  if (lineText === undefined || lineText.length <= LINE_LENGTH) return {};
  const from = Math.max(0, Math.min(column - 1 - LINE_LENGTH / 2, lineText.length - LINE_LENGTH));
  return { lineText: lineText.slice(from, from + LINE_LENGTH), lineFrom: from };
}

/**
 * The first `most` of each file, in their order; of the others only how many there are.
 *
 * @param diagnostics  sorted.
 */
export function limitDiagnostics(diagnostics: readonly Diagnostic[], most: number): Diagnostic[] {
  const byPath = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    const known = byPath.get(one.path);
    if (known) known.push(one);
    else byPath.set(one.path, [one]);
  }
  return [...byPath.values()].flatMap((all) => {
    const more = all.slice(most);
    const [first] = more;
    if (!first) return all;
    const rest = diagnose(first, {
      severity: hasErrors(more) ? 'error' : 'warning',
      code: 'file/more-problems',
      message: `From here on, the file has ${more.length.toLocaleString('en')} more problem${more.length === 1 ? '' : 's'}.`,
      hint: 'They are shown when those before them are solved.',
    });
    const { lineText: _, lineFrom: __, hint, ...place } = rest;
    return [...all.slice(0, most), { ...place, length: 1, ...(hint ? { hint } : {}) }];
  });
}

/** By path, line and column. */
export const comparePlaces = (
  a: Pick<Place, 'path' | 'line' | 'column'>,
  b: Pick<Place, 'path' | 'line' | 'column'>,
): number => compare(a.path, b.path) || a.line - b.line || a.column - b.column;

/** A file that can't be read as it was meant: what depends on it is wrong, too, until it is right. */
const CAUSE =
  /^(?:config\/.*|source\/merge-conflict|(?!frontmatter\/|directive\/).*\/(?:not-utf8|not-yaml|unknown-key|missing-key|wrong-value))$/;

const rankOf = ({ code, severity }: Diagnostic): number =>
  severity === 'error' && CAUSE.test(code) ? 0 : 1;

/** Causes first; then by path, line, column and code, exact repeats dropped. Does not change its argument. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      comparePlaces(a, b) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
  return sorted.filter((one, i) => {
    const before = sorted[i - 1];
    return !before || keyOf(before) !== keyOf(one);
  });
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((one) => one.severity === 'error');
}

/** A failure the person at the keyboard can fix (no config, port taken, disk full): printed without a stack. */
export class ExpectedError extends Error {
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'ExpectedError';
    this.hint = hint;
  }
}

/** Thrown once, at the end, when the collected diagnostics contain an error. */
export class ContentError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super('The content has errors.');
    this.name = 'ContentError';
    this.diagnostics = diagnostics;
  }
}

function keyOf(one: Diagnostic): string {
  return `${one.path}\0${one.line}\0${one.column}\0${one.code}\0${one.message}`;
}

/** Plain code-unit order: the same on every machine, unlike `localeCompare`. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Where a value is: its file, and the keys and indexes that lead to it. A name without a folder is a
 * small file of the content folder, `config` the site's config; of a page, its front matter.
 */
export type Locate = (file: string, path: readonly PropertyKey[]) => Place & { length: number };
