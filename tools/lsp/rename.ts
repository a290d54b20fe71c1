// A place in a file, its new name and the site → the changes that `learn mv` makes, as an editor makes them: all at once, and undone at once.
import path from 'node:path';
import type { Range, WorkspaceEdit } from 'vscode-languageserver';
import { ExpectedError, isAnchor, type LiveSite } from '../../engine/tooling.ts';
import { placesOfLabel } from './labels.ts';
import { lineRange, toUri } from './places.ts';
import { renameLabel } from './rename-label.ts';
import { anchorAt, targetOf, textOf } from './site-index.ts';
import { headEnd } from './written-at.ts';
import { type At, writtenIn } from './written-in.ts';

/** A file that is there, unless it is new; its place afterwards; its text, where that changes; or where a link leads. */
type Change = { from?: string; to: string; text?: string; link?: string };

/**
 * What `learn mv FROM TO` would change, of several at once.
 *
 * @throws ExpectedError  when the new name is none, or is taken.
 */
export type Rename = (
  live: Pick<LiveSite, 'source' | 'site'>,
  words: readonly { from: string; to: string }[],
) => readonly Change[];

/** `name`: as the editor shows it to be changed. `wordFor`: what `learn mv` calls it; undefined for a label. */
export type Renamed = {
  range: Range;
  name: string;
  wordFor?: (name: string) => string;
  pageId: string;
};

/** What would be renamed at a place; undefined where nothing is. */
export function renamedAt(
  { pageId, lines, file, uri, position }: At,
  live: LiveSite,
): Renamed | undefined {
  const written = writtenIn(live, { file, lines, position });
  if (written?.kind === 'link') {
    const { id, anchor } = targetOf(live, written.text, pageId);
    if (!live.site.has(id)) return undefined;
    const at = written.range.start.character + written.text.indexOf('#') + 1;
    if (anchor && position.character >= at)
      return { ...anchorOf(id, anchor, lineRange(position.line, at, at + anchor.length)), pageId };
    return { range: written.range, name: id, wordFor: (name) => name, pageId };
  }
  if (written?.kind === 'snippet') {
    const isThere = live.source.snippets.names().includes(written.text);
    const wordFor = (name: string) => `snippets/${name}`;
    return isThere ? { range: written.range, name: written.text, wordFor, pageId } : undefined;
  }
  if (written?.kind === 'label') {
    const isKnown = placesOfLabel(live, pageId, written.text).length > 0;
    return isKnown ? { range: written.range, name: written.text, pageId } : undefined;
  }
  if (!pageId) return undefined;
  const whole = lineRange(position.line, 0, lines[position.line]?.length ?? 0);
  if (isOfPage(lines, position.line))
    return { range: whole, name: pageId, wordFor: (name) => name, pageId };
  const anchor = anchorAt(live, pageId, { uri, position });
  return anchor ? { ...anchorOf(pageId, anchor, whole), pageId } : undefined;
}

/** Its first line, or its title. */
const isOfPage = (lines: readonly string[], line: number): boolean =>
  line === 0 || (line <= headEnd(lines) && /^title\s*:/.test(lines[line] ?? ''));

const anchorOf = (id: string, anchor: string, range: Range) => ({
  range,
  name: anchor,
  wordFor: (name: string) => `${id}#${name}`,
});

/** @throws ExpectedError  when an editor can't do it. */
export function toWorkspaceEdit(
  { name, wordFor, pageId }: Renamed,
  newName: string,
  { site, rename }: { site: LiveSite; rename: Rename },
): WorkspaceEdit {
  if (!wordFor) return renameLabel({ pageId, label: name, newLabel: newName }, site);
  if (wordFor('').endsWith('#') && !isAnchor(newName))
    throw new ExpectedError(
      `"${newName}" can't be an id of a heading.`,
      'Write a word such as set-up.',
    );
  return toEdit(rename(site, [{ from: wordFor(name), to: wordFor(newName) }]), site);
}

export function toEdit(changes: readonly Change[], live: LiveSite): WorkspaceEdit {
  if (changes.some(({ link }) => link !== undefined))
    throw new ExpectedError('A link of the file system moves, too.', 'Use: learn mv');
  const documentChanges: WorkspaceEdit['documentChanges'] = [];
  for (const { from, to, text } of changes) {
    if (text !== undefined) {
      const uri = toUri(from ?? to);
      if (from === undefined) documentChanges.push({ kind: 'create', uri });
      const lines = from === undefined ? [] : textOf(live, from).split('\n');
      const end = { line: Math.max(0, lines.length - 1), character: lines.at(-1)?.length ?? 0 };
      const range = { start: { line: 0, character: 0 }, end };
      documentChanges.push({
        textDocument: { uri, version: null },
        edits: [{ range, newText: text }],
      });
    }
    if (from !== undefined && path.resolve(from) !== path.resolve(to))
      documentChanges.push({ kind: 'rename', oldUri: toUri(from), newUri: toUri(to) });
  }
  return { documentChanges };
}
