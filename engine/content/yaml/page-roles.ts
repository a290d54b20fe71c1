// A place in a YAML file, or in the head of a page → whether the text there is the id of a page.
import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';

/** What its keys mean: a sidebar's entries are ids, a record's are below `page` and `pages`. */
export type YamlKind = 'sidebar' | 'redirects' | 'planned' | 'header' | 'record';

/** @param name  below the content folder: `sidebars/docs.yaml`. */
export function yamlKindOf(name: string): YamlKind {
  if (name.startsWith('sidebars/')) return 'sidebar';
  if (name === 'redirects.yaml') return 'redirects';
  return name === 'planned.yaml' ? 'planned' : 'record';
}

/** `folder`: ids of pages begin with it. */
export type PageRole = 'page' | 'folder' | 'other';

type KeyPosition = {
  /** Is it the key of a pair? */
  isKey: boolean;
  /** As a visitor of the library gives it: a number in a list. */
  key: unknown;
  ancestors: readonly (Node | Pair)[];
};

/** What a text in a file is by its place. */
export function pageRoleOf(kind: YamlKind, { isKey, key, ancestors }: KeyPosition): PageRole {
  const pair = ancestors.filter((one) => isPair(one)).at(isKey ? -2 : -1) as Pair | undefined;
  const name = isScalar(pair?.key) ? String(pair.key.value) : '';
  if (isKey) return kind === 'sidebar' && isLabelled(ancestors) ? 'page' : 'other';
  if (kind === 'sidebar' && name === 'generate') return 'folder';
  return holdsPages(kind, name, typeof key === 'number') ? 'page' : 'other';
}

const HEAD_KEYS = new Set(['alias_of', 'parent', 'pagination_prev', 'pagination_next']);

/** @param name  of the key that is around; empty at the top. */
export function holdsPages(kind: YamlKind, name: string, isListed: boolean): boolean {
  if (kind === 'sidebar') return isListed && name === 'items';
  if (kind === 'planned') return isListed;
  if (kind === 'redirects') return name === 'from' || name === 'to';
  return kind === 'header' ? HEAD_KEYS.has(name) : name === 'page' || name === 'pages';
}

/** `- guide/roles: Roles` in a sidebar. */
function isLabelled(ancestors: readonly (Node | Pair)[]): boolean {
  const [list, map, pair] = ancestors.slice(-3);
  const name = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
  const isOther = ['label', 'items', 'href', 'generate'].includes(name);
  return isSeq(list) && isMap(map) && map.items.length === 1 && !isOther;
}
