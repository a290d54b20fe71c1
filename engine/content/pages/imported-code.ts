// A fence that names a file, ```ts file=samples/a.ts region=setup → the same fence with lines of that file in it.
import { type Diagnostic, diagnose, type Problem } from '../../diagnostics/diagnostics.ts';
import { parseAttributes, placeOfValue } from '../../text/attributes.ts';
import { cutCode } from './cut-code.ts';
import { closesFence, openingFence } from './fence.ts';
import type { CodeReader } from './inserts.ts';
import { rangeIn, type SourceLine } from './source-text.ts';

/** Begins the name of such a file among the dependencies of a page. */
export const CODE = 'code:';

export type ImportedCode = {
  file: string;
  /** The opening line, and the lines of the file. */
  lines: SourceLine[];
  /** Of the fence, where the file's lines have such signs themselves. */
  marker: string;
  diagnostics: Diagnostic[];
};

export const namesFile = (opening: string): boolean => /\sfile=/.test(opening.replace(/`|~/g, ' '));

/**
 * @param opening  tokens replaced.
 * @param body     what is in the fence so far.
 * @returns        undefined for a fence that names no file.
 */
export function importCode(
  opening: SourceLine,
  body: readonly string[],
  reader: CodeReader,
): ImportedCode | undefined {
  const marker = openingFence(opening.text);
  const start = opening.text.indexOf(marker);
  const infoAt = start + marker.length;
  const info = opening.text.slice(infoAt);
  const { file, region, lines: range } = parseAttributes(info).named;
  if (file === undefined) return undefined;
  const fail = (about: string, problem: Problem): ImportedCode => {
    const { at, length } = placeOfValue(info, about) ?? { at: 0, length: info.trimEnd().length };
    const place = rangeIn([opening], 0, infoAt + at, infoAt + at + length);
    return { file, lines: [opening], marker, diagnostics: [diagnose(place, problem)] };
  };
  if (body.some((line) => /[^\s>]/.test(line))) return fail('file', fileAndText());
  const read = reader.read(file);
  if ('code' in read) return fail('file', read);
  const cut = cutCode(read.text, { file, region, lines: range });
  if ('problem' in cut) return fail(cut.about, cut.problem);
  const longer = longerThan(
    marker,
    cut.lines.map(({ text }) => text),
  );
  const prefix = prefixOf(opening.text.slice(0, start));
  const path = reader.pathOf(file);
  return {
    file,
    marker: longer,
    lines: [
      withLanguage(
        insert(opening, infoAt, longer.slice(marker.length)),
        infoAt + longer.length - marker.length,
        file,
      ),
      ...cut.lines.map(({ number, text, written }) => ({
        text: text === '' ? prefix.trimEnd() : prefix + text,
        path,
        line: number,
        written,
        shifts: [{ at: 0, by: written.length - text.length - prefix.length }],
      })),
    ],
    diagnostics: [],
  };
}

/** The line that closes the fence, as long as the one that opens it. */
export function closeImported(closing: SourceLine, marker: string): SourceLine {
  const short = openingFence(closing.text);
  const at = closing.text.indexOf(short) + short.length;
  return closesFence(closing.text, short)
    ? insert(closing, at, marker.slice(short.length))
    : closing;
}

const fileAndText = (): Problem => ({
  code: 'code/file-and-text',
  message: 'The fence takes its code from a file, and has code itself, which alone is shown.',
  hint: 'Remove the code, or "file=".',
});

/** Signs of quotes and indentation: what every further line in the fence begins with. */
const prefixOf = (before: string): string => before.replace(/[^\s>]/g, ' ');

/** No line of the file closes the fence. */
function longerThan(marker: string, lines: readonly string[]): string {
  const sign = marker.slice(0, 1);
  const runs = lines.map((line) => /^[ \t]{0,20}([`~]{3,})/.exec(line)?.[1] ?? '');
  const longest = Math.max(0, ...runs.filter((run) => run[0] === sign).map((run) => run.length));
  return longest < marker.length ? marker : sign.repeat(longest + 1);
}

/** Where the author names no language, the name of the file does. */
function withLanguage(opening: SourceLine, infoAt: number, file: string): SourceLine {
  const [, first = ''] = /^\s*(\S*)/.exec(opening.text.slice(infoAt)) ?? [];
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(file) ?? [];
  return /^[^=[{\s]+$/.test(first) || extension === ''
    ? opening
    : insert(opening, infoAt, `${extension} `);
}

/** The line with something in it that the author did not write. */
function insert(line: SourceLine, at: number, text: string): SourceLine {
  if (text === '') return line;
  const shifts = line.shifts ?? [];
  const by = shifts.findLast((shift) => shift.at <= at)?.by ?? 0;
  const before = shifts.filter((shift) => shift.at <= at);
  const after = shifts.filter((shift) => shift.at > at);
  const moved = after.map((shift) => ({ at: shift.at + text.length, by: shift.by - text.length }));
  return {
    ...line,
    text: line.text.slice(0, at) + text + line.text.slice(at),
    shifts: [...before, { at: at + text.length, by: by - text.length }, ...moved],
  };
}
