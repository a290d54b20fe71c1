// New texts and links, and files that move → one change a file.
import { existsSync } from 'node:fs';
import type { FileChange } from './change-files.ts';
import type { LinkEdit } from './file-links.ts';
import type { MovePlan } from './plan-move.ts';

/** @param texts  by absolute path, as it is before the move. */
export function toChanges(
  { texts, links }: { texts: ReadonlyMap<string, string>; links: readonly LinkEdit[] },
  { files }: Pick<MovePlan, 'files'>,
): FileChange[] {
  const moved = new Set(files.map(({ from }) => from));
  const linkOf = new Map(links.map(({ from, text }) => [from, text]));
  const still = [...texts].filter(([file]) => !moved.has(file));
  return [
    ...files.map(({ from, to }) => {
      const text = texts.get(from);
      const link = linkOf.get(from);
      return {
        from,
        to,
        ...(text === undefined ? {} : { text }),
        ...(link === undefined ? {} : { link }),
      };
    }),
    ...still.map(([file, text]) => ({
      ...(existsSync(file) ? { from: file } : {}),
      to: file,
      text,
    })),
    ...links
      .filter(({ from }) => !moved.has(from))
      .map(({ from, to, text: link }) => ({ from, to, link })),
  ];
}
