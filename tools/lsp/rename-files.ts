// Files and folders that an editor is about to rename, and the site → the edits that `learn mv` makes; the editor moves them itself.
import path from 'node:path';
import type { FileOperationRegistrationOptions, WorkspaceEdit } from 'vscode-languageserver';
import { ExpectedError, isBelow, type LiveSite } from '../../engine/tooling.ts';
import { toFile } from './places.ts';
import { type Rename, toEdit } from './rename.ts';
import { snippetFile } from './site-index.ts';

/** Which of them are content is known only when the site is. */
export const RENAMED_FILES: FileOperationRegistrationOptions = {
  filters: [
    { scheme: 'file', pattern: { glob: '**/*.{md,mdx}', matches: 'file' } },
    { scheme: 'file', pattern: { glob: '**', matches: 'folder' } },
  ],
};

type FileRename = { oldUri: string; newUri: string };

/**
 * @returns undefined where no page and no snippet gets another name.
 * @throws  ExpectedError  when a new name is none, or is taken.
 */
export function editsForFiles(
  files: readonly FileRename[],
  { site, rename }: { site: LiveSite; rename: Rename },
): WorkspaceEdit | undefined {
  const moves = files.flatMap(({ oldUri, newUri }) => {
    const [from, to] = [toFile(oldUri), toFile(newUri)];
    const isMeant =
      from && to && isContent(site, from) && withoutEnding(from) !== withoutEnding(to);
    // To `learn mv`, what is behind the sign is a heading.
    return isMeant && !`${from}${to}`.includes('#') ? [{ from, to }] : [];
  });
  if (moves.length === 0) return undefined;
  const changes = rename(site, moves);
  const isAsAsked = ({ from, to }: (typeof changes)[number]) =>
    from === undefined ||
    from === to ||
    moves.some((move) => to === path.join(move.to, path.relative(move.from, from)));
  if (!changes.every(isAsAsked))
    throw new ExpectedError('Its file would get another name.', 'Use: learn mv');
  const { documentChanges = [] } = toEdit(changes, site);
  return {
    documentChanges: documentChanges.filter((one) => !('kind' in one && one.kind === 'rename')),
  };
}

function isContent(site: LiveSite, at: string): boolean {
  const { pages, snippets } = site.source;
  return (
    pages.some(({ file, record }) => !record && isBelow(file, at)) ||
    snippets.names().some((name) => snippetFile(site, name) === at)
  );
}

const withoutEnding = (file: string): string => file.replace(/\.mdx?$/, '');
