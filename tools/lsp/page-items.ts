// The site and a range → ids of pages, or links to the headings of one, that may be written over it.
import { type CompletionItem, CompletionItemKind, type Range } from 'vscode-languageserver';
import type { LiveSite } from '../../engine/tooling.ts';
import { targetOf } from './site-index.ts';

/** Every page by its id, to write over a range. */
export const pageItems = ({ site }: LiveSite, range: Range): CompletionItem[] =>
  site.ids.flatMap((id) => {
    const matter = site.doc(id)?.frontMatter;
    if (!matter || matter.alias_of) return [];
    const { title, description } = matter;
    const shown = { detail: title, documentation: description, kind: CompletionItemKind.File };
    return [{ label: id, filterText: id, textEdit: { range, newText: id }, ...shown }];
  });

/** Every heading and row of a page by its link, as `page` writes it. */
export function anchorItems(
  live: LiveSite,
  range: Range,
  { page, pageId }: { page: string; pageId: string },
): CompletionItem[] {
  const { id } = targetOf(live, `${page}#x`, pageId);
  return (live.pages[id]?.anchors ?? []).map((anchor) => {
    const label = `${page}#${anchor}`;
    const textEdit = { range, newText: label };
    return { label, filterText: label, textEdit, kind: CompletionItemKind.Reference };
  });
}
