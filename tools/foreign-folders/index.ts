// A folder that was written for MkDocs, VitePress or mdBook → its settings, navigation and pages in our constructs. Nothing of it is run.
import path from 'node:path';
import type { SourceFormat } from '../../engine/tooling.ts';
import { SUMMARY, summaryItems } from './book-summary.ts';
import { navItems } from './mkdocs-nav.ts';
import { MKDOCS, readFirst, readSettings, VITEPRESS } from './read-settings.ts';
import { toLines } from './to-lines.ts';

/** All of them at once: a folder without any of their files may still have their constructs. */
export const foreignFolders: SourceFormat = {
  readSettings,
  lists: [SUMMARY],
  readSidebar({ read, pages, pathOf, names, titleOf }, diagnostics) {
    const chapters = summaryItems(read(path.posix.join(pages, SUMMARY)) ?? '', names);
    if (chapters.length > 0) return chapters;
    const text = readFirst(read, MKDOCS);
    if (text === undefined) return [];
    return navItems({ text, path: pathOf('mkdocs.yml'), names, titleOf }, diagnostics);
  },
  toLines(lines, page, files) {
    const isBook = files.read(path.posix.join(files.roots[0] ?? '', SUMMARY)) !== undefined;
    const isPress = readFirst(files.read, VITEPRESS) !== undefined;
    return toLines(lines, page, { ...files, isBook, isPress });
  },
};
