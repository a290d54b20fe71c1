// The look of the source, once its pages are known → settings of our config, and what became of each of its settings.
import { settingsSchema } from '../../../engine/tooling.ts';
import { changed, type Entry, toLookAt } from '../inventory/inventory.ts';
import type { PublicFiles } from '../output/public-files.ts';
import type { ImportedVersion } from '../pages/import-version.ts';
import { outside, resolveLink } from '../pages/resolve-link.ts';
import { type BrandSource, styleSheets } from './brand-source.ts';
import { readBrand, type SourceBrand } from './read-brand.ts';

export type TakenBrand = {
  settings: SourceBrand;
  /** Setting of the source → what became of it. */
  entries: Map<string, Entry>;
  /** Absolute path of a style sheet → the same. */
  files: Map<string, Entry>;
};

export function takeBrand({ plan, all }: ImportedVersion, open: PublicFiles): TakenBrand {
  const entries = new Map<string, Entry>();
  const [doc] = plan.docs;
  const home = outside('/', all);
  const source: BrandSource = {
    site: all.site,
    files: all.files,
    entries,
    hasPublic: (name) => open.files.has(name),
    pageOf: (docId, instance) =>
      plan.docs.find((one) => one.instance?.id === instance && one.docId === docId)?.pageId,
    resolve(href) {
      const isAddress = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(href);
      const { to } = doc
        ? resolveLink(isAddress ? href : `/${href}`, { file: doc.file, doc }, all)
        : { to: undefined };
      if (to === undefined || to === '' || /^tel:/.test(to)) return undefined;
      if (!/^(?:https?:|mailto:)/.test(to)) return { to };
      // What the old site had there is not imported.
      return to.startsWith(home) && !/^https?:/.test(href) ? undefined : { href: to };
    },
  };
  const settings = usable(readBrand(source), entries);
  const files = new Map<string, Entry>();
  if (settings.brand?.accent !== undefined) {
    const note = changed('its main color is "brand.accent"; its rules belong to a theme of yours');
    for (const file of styleSheets(source)) files.set(file, note);
    entries.set(themeOf(all.site.plugins), note);
  }
  return { settings, entries, files };
}

/** What our config would refuse is left out: a build must not fail for it. */
function usable(settings: SourceBrand, entries: Map<string, Entry>): SourceBrand {
  const { shape } = settingsSchema;
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => {
      const { success, error } = shape[key as keyof SourceBrand].safeParse(value);
      if (!success)
        entries.set(`"${key}" of site.config.ts`, toLookAt(error.issues[0]?.message ?? 'refused'));
      return success;
    }),
  );
}

/** Where the preset names its style sheets. */
const themeOf = (plugins: readonly { place: string; name: string }[]): string =>
  `${plugins.find(({ name }) => name === 'classic')?.place ?? 'presets[0]'}.theme`;
