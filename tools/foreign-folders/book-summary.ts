// `SUMMARY.md` of an mdBook → the items of a sidebar: its links in their order, its headings as categories.
import { findPage, type PageNames, type SidebarEntry } from '../../engine/tooling.ts';

/** Lists the chapters of a book, and is none. */
export const SUMMARY = 'SUMMARY.md';

const LINK = /^(\s*)(?:[-*+][ \t]+)?\[([^\]]*)\]\(([^()\s]*)\)\s*$/;

type Level = { width: number; items: SidebarEntry[] };

/** Links to pages that are not there, such as drafts, are left out; what is below them stays. */
export function summaryItems(text: string, names: PageNames): SidebarEntry[] {
  const top: SidebarEntry[] = [];
  let levels: Level[] = [{ width: -1, items: top }];
  for (const line of text.split('\n')) {
    const part = /^#[ \t]+(\S.*)$/.exec(line.trim())?.[1];
    if (part !== undefined) levels = [{ width: -1, items: openPart(part, top) }];
    const [, indent, written = '', href = ''] = LINK.exec(line) ?? [];
    const label = withoutMarks(written);
    if (indent === undefined) continue;
    const width = indent.replaceAll('\t', '    ').length;
    while (levels.length > 1 && (levels.at(-1)?.width ?? 0) >= width) levels.pop();
    const around = levels.at(-1)?.items ?? top;
    const id = href === '' ? undefined : findPage(href.split('#')[0] ?? '', 'SUMMARY', names);
    const page = id === undefined ? {} : { page: { id, at: [] } };
    const items: SidebarEntry[] = [];
    around.push({ type: 'category', label, description: '', items, ...page });
    levels.push({ width, items });
  }
  return top.flatMap(withoutEmpty);
}

/** Of Markdown in a label, the words. */
const withoutMarks = (label: string): string =>
  label.replace(/\\([^\w\s])|[`*]/g, (_, sign = '') => sign);

function openPart(label: string, top: SidebarEntry[]): SidebarEntry[] {
  if (/^summary$/i.test(label)) return top;
  const items: SidebarEntry[] = [];
  top.push({ type: 'category', label, description: '', items });
  return items;
}

/** A chapter without others below is a page. */
function withoutEmpty(entry: SidebarEntry): SidebarEntry[] {
  if (entry.type !== 'category') return [entry];
  const { label, page } = entry;
  const items = entry.items.flatMap(withoutEmpty);
  if (items.length > 0) return [{ ...entry, items }];
  return page ? [{ type: 'page', id: page.id, label, at: [], isGenerated: true }] : [];
}
