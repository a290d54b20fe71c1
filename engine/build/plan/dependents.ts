// What pages have declared → for each use, the pages that show it.
import type { Site } from '../../model/site.ts';

/** Use → ids in code-unit order. */
export type Users = Readonly<Record<string, readonly string[]>>;

/** Unlisted pages don't count: no reader is sent there. */
export function usersOf(
  site: Site,
  pages: Readonly<Record<string, { dependencies: readonly string[] }>>,
): Users {
  const names = site.collections.map(({ collection }) => `${collection.name}:`);
  const users = new Map<string, string[]>();
  const others = new Set<string>();
  for (const id of Object.keys(pages).sort()) {
    const matter = site.doc(id)?.frontMatter;
    if (!matter || matter.unlisted || matter.draft) continue;
    for (const use of pages[id]?.dependencies ?? []) {
      const ids = users.get(use);
      if (ids) ids.push(id);
      else if (others.has(use)) continue;
      else if (names.some((name) => use.startsWith(name))) users.set(use, [id]);
      else others.add(use);
    }
  }
  return Object.fromEntries(users);
}
