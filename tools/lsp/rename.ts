// A page's id and its new one → the changes that `learn mv` makes, as an editor makes them: all at once, and undone at once.
import path from 'node:path';
import type { WorkspaceEdit } from 'vscode-languageserver';
import { ExpectedError, type LiveSite } from '../../engine/tooling.ts';
import { toUri } from './places.ts';
import { textOf } from './site-index.ts';

/** A file that is there, unless it is new; its place afterwards; its text, where that changes; or where a link leads. */
type Change = { from?: string; to: string; text?: string; link?: string };

/** What `learn mv` would change. @throws ExpectedError  when the new id is none, or is taken. */
export type Move = (
  live: Pick<LiveSite, 'source' | 'site'>,
  ids: { id: string; newId: string },
) => readonly Change[];

/** @throws ExpectedError  when an editor can't do it. */
export function toWorkspaceEdit(changes: readonly Change[], live: LiveSite): WorkspaceEdit {
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
