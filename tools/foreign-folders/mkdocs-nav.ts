// `nav` of mkdocs.yml → the items of a sidebar: pages, links, and lists as categories. What leads nowhere is a warning.
import { isMap, isScalar, isSeq, LineCounter, type Node } from 'yaml';
import {
  type Diagnostic,
  diagnose,
  findPage,
  humanize,
  type PageNames,
  readYamlDocument,
  type SidebarEntry,
} from '../../engine/tooling.ts';

export type NavSource = {
  text: string;
  /** As diagnostics show it. */
  path: string;
  names: PageNames;
  /** Title of a page. */
  titleOf(id: string): string | undefined;
};

type Scope = NavSource & { counter: LineCounter; diagnostics: Diagnostic[] };

/** Empty where there is no such list. */
export function navItems(source: NavSource, diagnostics: Diagnostic[]): SidebarEntry[] {
  const counter = new LineCounter();
  const document = readYamlDocument(source.text, { lineCounter: counter, logLevel: 'silent' });
  const nav = document.errors.length > 0 ? undefined : document.get('nav');
  return itemsOf(nav, { ...source, counter, diagnostics });
}

function itemsOf(list: unknown, scope: Scope): SidebarEntry[] {
  if (!isSeq(list)) return [];
  return list.items.flatMap((item) => {
    if (isScalar(item)) return pageAt(item, undefined, scope);
    if (!isMap(item)) return [];
    return item.items.flatMap(({ key, value }) => {
      const label = isScalar(key) ? String(key.value ?? '').trim() : '';
      return isSeq(value) ? category(value, label, scope) : pageAt(value as Node, label, scope);
    });
  });
}

function pageAt(node: Node, label: string | undefined, scope: Scope): SidebarEntry[] {
  const href = isScalar(node) && typeof node.value === 'string' ? node.value.trim() : '';
  if (/^https?:\/\//.test(href)) return [{ type: 'link', href, label: label || href }];
  const id = href === '' ? undefined : findPage(href, 'mkdocs', scope.names);
  if (id !== undefined)
    return [{ type: 'page', id, ...(label ? { label } : {}), at: [], isGenerated: true }];
  report(node, href, scope);
  return [];
}

/** An index page that comes first is the category's own. */
function category(list: Node, label: string, scope: Scope): SidebarEntry[] {
  const items = itemsOf(list, scope);
  const [first, ...others] = items;
  const isIndex = first?.type === 'page' && (first.label === undefined || label === '');
  const index = isIndex && /(?:^|\/)index$/.test(first.id) ? first.id : undefined;
  const title = label || (index && scope.titleOf(index)) || titleOfFolder(items);
  const inside = index === undefined ? items : others;
  if (inside.length === 0) return items;
  return [
    {
      type: 'category',
      label: title,
      description: '',
      items: inside,
      ...(index === undefined ? {} : { page: { id: index, at: [] } }),
    },
  ];
}

function titleOfFolder(items: readonly SidebarEntry[]): string {
  const page = items.find((one) => one.type === 'page');
  const folder = page?.type === 'page' ? page.id.split('/').at(-2) : undefined;
  return humanize(folder ?? 'pages');
}

function report(node: Node, href: string, { counter, diagnostics, path, text }: Scope): void {
  const { line, col } = counter.linePos(node?.range?.[0] ?? 0);
  diagnostics.push(
    diagnose(
      { path, line, column: col, lineText: text.split('\n')[line - 1] ?? '' },
      {
        severity: 'warning',
        code: 'sidebar/unknown-page',
        message: `The navigation names "${href}", and there is no such page.`,
        hint: 'Name a file below the folder of the pages.',
      },
    ),
  );
}
