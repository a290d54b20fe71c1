// What an import passes over → its names with the reason, and the addresses that it had.
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';
import { matchesAny } from './glob.ts';
import type { DocsPlan } from './plan-docs.ts';

export type LeftOut = {
  /** Name → why. */
  names: Map<string, string>;
  /** Address → why there is no page. */
  addresses: Map<string, string>;
  isLeftOut(route: string): boolean;
};

export function listLeftOut(
  site: DocusaurusSite,
  files: SourceFiles,
  { chosen, elsewhere }: DocsPlan,
): LeftOut {
  const names = new Map<string, string>();
  const addresses = new Map<string, string>();
  const hasFrozen = elsewhere.size > 0;
  const beginnings: string[] = [];
  for (const { folder, route } of site.blogs) {
    if (!files.hasFolder(folder)) continue;
    const posts = files.list(folder).filter((name) => /\.mdx?$/.test(name)).length;
    names.set(
      files.shown(folder),
      `A blog of ${posts} posts, at /${route}. Links to it keep their address.`,
    );
    beginnings.push(route);
  }
  for (const { folder, route, include, exclude } of site.pages)
    for (const name of files.list(folder)) {
      if (!/\.[jt]sx?$/.test(name) || !matchesAny(name, include) || matchesAny(name, exclude))
        continue;
      const own = toRoute(
        `${route}/${name.replace(/\.[jt]sx?$/, '').replace(/(^|\/)index$/, '$1')}`,
      );
      if (own === '') continue;
      addresses.set(
        own,
        `It is made by code: ${files.shown(folder)}/${name}. Write a page, or a redirect.`,
      );
    }
  for (const { instance, others, version } of chosen) {
    const lost = hasFrozen ? [] : others;
    if (lost.length > 0)
      names.set(
        `versions ${lost.map(({ name }) => name).join(', ')}${instance.id === 'default' ? '' : ` of ${instance.id}`}`,
        `Only "${version.name}" is imported; addresses of the others lead to its pages. Without --version, all are.`,
      );
  }
  if (files.hasFolder(`${files.dir}/i18n`)) names.set('i18n', 'Translations are left out.');
  return {
    names,
    addresses,
    isLeftOut: (route) =>
      addresses.has(route) ||
      beginnings.some((one) => one === '' || route === one || route.startsWith(`${one}/`)) ||
      site.docs.some(({ route: own, tagsPath }) =>
        toRoute(route).startsWith(toRoute(`${own}/${tagsPath}`)),
      ),
  };
}
