// A setting that can't be read without running the config → a diagnostic that says where, and what to write instead.
import { type Diagnostic, diagnose } from '../../../engine/tooling.ts';
import type { SourceFiles } from '../source-files.ts';
import { isUnread, type Unread } from '../syntax/evaluate.ts';

export type Asker = {
  diagnostics: Diagnostic[];
  /** The value, or `otherwise` with a diagnostic where it can't be read or has another type. */
  text(value: unknown, what: string, otherwise: string): string;
  list(value: unknown, what: string): unknown[];
  record(value: unknown, what: string): Record<string, unknown>;
  unread(one: Unread, what: string, otherwise: string): void;
};

const HOW =
  'Write the value itself there; or write a config with plain values and name it: --config FILE';

export function createAsker(files: SourceFiles): Asker {
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<string>();
  const unread = ({ node, file }: Unread, what: string, otherwise: string) => {
    const place = placeAt(files, file, node.start);
    const key = `${place.path}:${place.line}:${place.column}:${what}`;
    if (reported.has(key)) return;
    reported.add(key);
    diagnostics.push(
      diagnose(place, {
        severity: 'warning',
        code: 'import/unread-setting',
        message: `${what} is worked out when the config runs, and an import runs nothing. Taken: ${otherwise}.`,
        length: lengthOf(node, place.lineText ?? '', place.column),
        hint: HOW,
      }),
    );
  };
  return {
    diagnostics,
    unread,
    text(value, what, otherwise) {
      if (typeof value === 'string') return value;
      if (isUnread(value)) unread(value, what, otherwise === '' ? 'nothing' : `"${otherwise}"`);
      return otherwise;
    },
    list(value, what) {
      if (Array.isArray(value)) return value;
      if (isUnread(value)) unread(value, what, 'none');
      return [];
    },
    record(value, what) {
      if (isUnread(value)) unread(value, what, 'nothing');
      return typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        !isUnread(value)
        ? (value as Record<string, unknown>)
        : {};
    },
  };
}

function lengthOf(node: { start: number; end: number }, line: string, column: number): number {
  return Math.max(1, Math.min(node.end - node.start, line.length - column + 1));
}

/** @param offset  of the text as the parser saw it. */
export function placeAt(files: SourceFiles, file: string, offset: number) {
  const text = files.readText(file) ?? '';
  const at = Math.min(offset, text.length);
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const to = text.indexOf('\n', at);
  return {
    path: files.shown(file),
    line: text.slice(0, at).split('\n').length,
    column: at - from + 1,
    lineText: text.slice(from, to < 0 ? undefined : to),
  };
}

/** Texts of a list; what can't be read in it is requested. */
export function textsOf(value: unknown, what: string, ask: Asker, otherwise: string[]): string[] {
  if (value === undefined) return otherwise;
  if (typeof value === 'string') return [value];
  const all = ask.list(value, what);
  for (const one of all) if (isUnread(one)) ask.unread(one, `A part of ${what}`, 'nothing');
  return all.filter((one): one is string => typeof one === 'string');
}
