// A snippet's name and its new one → every change of a file: the snippet's place, and each line that includes it.
import path from 'node:path';
import {
  comparePlaces,
  ExpectedError,
  nearest,
  placeIn,
  type SiteSource,
  type SourceLine,
} from '../../engine/tooling.ts';
import type { SiteCorrections } from './correct-site.ts';
import type { TextEdit } from './edits.ts';
import { expectPlace } from './expect-free.ts';
import { expectOwn } from './file-links.ts';
import { applyAll, pageLines, readPages, snippetTexts } from './site-text.ts';
import { toChanges } from './to-changes.ts';

export type SnippetRename = { name: string; to: string };

/** A name as `::include` has it: letters as in ids, below `snippets/`, and its ending. */
const NAME = /^(?:[\p{Ll}\p{N}{}][\p{Ll}\p{N}{}._-]*\/)*[\p{Ll}\p{N}{}][\p{Ll}\p{N}{}._-]*\.md$/u;

/** @throws ExpectedError  when there is no such snippet, the new name is none, or is taken. */
export function renameSnippet(source: SiteSource, { name, to }: SnippetRename): SiteCorrections {
  const { loaded, snippets } = source;
  const folder = path.join(loaded.contentDir, 'snippets');
  const [from, target] = [path.join(folder, name), path.join(folder, to)];
  if (!snippets.names().includes(name)) {
    const meant = nearest(name, snippets.names());
    throw new ExpectedError(
      `There is no snippet "${name}".`,
      meant ? `Closest: ${meant}` : 'Snippets are the files of content/snippets/.',
    );
  }
  if (!NAME.test(to) || to.split('/').includes('..'))
    throw new ExpectedError(`"${to}" is no name of a snippet.`, 'Write one such as ports-open.md.');
  expectPlace({ from, to: target }, loaded.contentDir);
  const texts = [
    ...readPages(source).map((page) => pageLines(page, source)),
    ...snippetTexts(source),
  ];
  const edits = texts
    .flatMap((lines) => lines.flatMap((line) => includeEdit(line, name, to) ?? []))
    .sort(comparePlaces);
  const changed = applyAll(source, edits);
  for (const file of [from, ...changed.keys()]) expectOwn(file, loaded);
  const changes = toChanges({ texts: changed, links: [] }, { files: [{ from, to: target }] });
  return { changes, edits, byHand: [], redirects: [] };
}

const INCLUDE = /^(?<start>\s*::include\{(?:file=)?"?(?:\.\/)?)(?<name>[^\s"{}=]+)/;

function includeEdit(line: SourceLine, name: string, to: string): TextEdit | undefined {
  const { start = '', name: included } = INCLUDE.exec(line.text)?.groups ?? {};
  if (included !== name) return undefined;
  const { path: file, line: number, column } = placeIn([line], 0, start.length);
  const end = placeIn([line], 0, start.length + name.length).column;
  const old = line.written.slice(column - 1, end - 1);
  return { path: file, line: number, column, old, text: to };
}
