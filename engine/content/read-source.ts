// A page's file, Markdown or record ▶ SourceFile.
import { readFileSync } from 'node:fs';
import type { ReleaseBook } from '../releases/book.ts';
import type { PageFile } from './list-pages.ts';
import { type SourceContext, type SourceFile, toSource } from './load-source.ts';
import { toReleaseSource } from './release-source.ts';

export function readSource(
  { id, file, path, release }: PageFile,
  context: SourceContext & { book: ReleaseBook },
): SourceFile {
  return release === undefined
    ? toSource({ id, path, bytes: readFileSync(file) }, context)
    : toReleaseSource(release, context.book);
}
