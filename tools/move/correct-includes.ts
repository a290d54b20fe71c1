// `::include` lines and the renames → edits of the ids that they hand to snippets as targets of links.
import {
  fenceWalker,
  parseAttributes,
  placeIn,
  placeOfValue,
  type SnippetReader,
  type SourceLine,
} from '../../engine/tooling.ts';
import type { TextEdit } from './edits.ts';
import type { Renames } from './renames.ts';

const INCLUDE = /^(\s*::include\{)(.*)\}\s*$/;

/** @param lines  tokens replaced, includes as they are. */
export function correctIncludes(
  lines: readonly SourceLine[],
  reader: SnippetReader,
  renames: Renames,
): TextEdit[] {
  const isCode = fenceWalker();
  return lines.flatMap((line) => {
    const [, start = '', inside = ''] = (!isCode(line.text) && INCLUDE.exec(line.text)) || [];
    if (inside === '') return [];
    const { bare, named } = parseAttributes(inside);
    const snippet = reader.read((named.file ?? bare[0] ?? '').replace(/^\.\//, '')) ?? '';
    return Object.entries(named).flatMap(([name, value]) => {
      const place = placeOfValue(inside, name);
      if (!place) return [];
      return idsIn(value, isTarget(name, snippet)).flatMap(({ id, at }) => {
        const text = renames.newWritten(id);
        if (text === undefined) return [];
        const column = start.length + place.at + at;
        const from = placeIn([line], 0, column);
        const to = placeIn([line], 0, column + id.length);
        const old = line.written.slice(from.column - 1, to.column - 1);
        return [{ path: from.path, line: from.line, column: from.column, old, text }];
      });
    });
  });
}

/** The value itself, where it is a link's target, and the targets of links in a text. */
function idsIn(value: string, isTarget: boolean): { id: string; at: number }[] {
  const whole = isTarget ? [{ id: value.split('#')[0] ?? '', at: 0 }] : [];
  const links = [...value.matchAll(/(?<=\]\(<?)[^)#?<>\s]+/g)];
  return [...whole, ...links.map(({ 0: id, index }) => ({ id, at: index }))];
}

/** Is the parameter the target of a link, or handed on to another snippet? */
function isTarget(name: string, snippet: string): boolean {
  return [`](${name})`, `](<${name}`, `]: ${name}`, `to=${name}`, `="${name}"`, `](${name}#`].some(
    (form) => snippet.includes(form.replace(name, `{${name}}`)),
  );
}
