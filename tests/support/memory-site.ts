// Page names, front matter and small files as values → a Site, for tests of the model without a disk.
import { type SiteConfigInput, siteConfigSchema } from '../../engine/config.ts';
import type { FrontMatter } from '../../engine/content/pages/frontmatter.ts';
import { generateEntries } from '../../engine/content/sidebars/generate-sidebar.ts';
import {
  expandItems,
  type SidebarFile,
  sidebarFileSchema,
} from '../../engine/content/sidebars/sidebar-file.ts';
import { DEFAULT_VERSIONS, type VersionEntry } from '../../engine/content/yaml/records.ts';
import { buildSite, type Site } from '../../engine/model/site.ts';

type WrittenSidebar = Partial<Omit<SidebarFile, 'items'>> & { items: unknown[] };

export type MemorySite = {
  config?: SiteConfigInput;
  /** Id → front matter; a title is made from the id where there is none. */
  pages?: Record<string, Partial<FrontMatter> | undefined>;
  sidebars?: WrittenSidebar[];
  redirects?: { from: string; to: string }[];
  versions?: (Partial<VersionEntry> & { version: string })[];
  planned?: string[];
  isDev?: boolean;
};

/** A page whose front matter is undefined is there, and can't be read. */
export function memorySite(given: MemorySite = {}): Site {
  const { pages = {}, sidebars = [], redirects = [], planned = [], isDev = false } = given;
  const ids = Object.keys(pages);
  return buildSite({
    config: siteConfigSchema.parse(given.config ?? {}),
    isDev,
    planned,
    redirects,
    pages: ids.map((id) => ({ id, path: `content/pages/${id}.md` })),
    sidebars: sidebars.map((sidebar, i) => toSidebar(sidebar, i, ids)),
    versions: given.versions?.map(toVersion) ?? DEFAULT_VERSIONS,
    header(id) {
      const matter = pages[id];
      return matter && { title: `Title of ${id}`, description: `About ${id}.`, ...matter };
    },
  });
}

function toSidebar(written: WrittenSidebar, i: number, ids: readonly string[]): SidebarFile {
  const { icon, label, ...sidebar } = sidebarFileSchema.parse({
    name: `Sidebar ${i + 1}`,
    slug: `sidebar-${i + 1}`,
    order: i + 1,
    ...written,
  });
  return {
    ...sidebar,
    label: label ?? sidebar.name,
    ...(icon ? { icon } : {}),
    items: expandItems(sidebar.items, (folder, at) =>
      generateEntries(
        ids.map((id) => ({ id })),
        folder,
        { at, factsOf: () => ({}) },
      ),
    ),
    path: `content/sidebars/${sidebar.slug}.yaml`,
  };
}

function toVersion(entry: Partial<VersionEntry> & { version: string }): VersionEntry {
  const plain = { banner: 'none', badge: true, noIndex: false, isLast: false } as const;
  return { label: `v${entry.version}`, ...plain, ...entry };
}

/** Places as the tests print them: the keys as the column's text, always in line 1. */
export const locate = (file: string, path: readonly PropertyKey[]) => ({
  path: `${file}#${path.map(String).join('.')}`,
  line: 1,
  column: 1,
  length: 1,
});
