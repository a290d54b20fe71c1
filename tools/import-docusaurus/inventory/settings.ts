// The source's config, key by key → one column each. What nothing here knows is left out, with that reason.
import { lookUp } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { isRecord, isUnread } from '../syntax/evaluate.ts';
import { changed, type Entry, leftOut, taken, toLookAt } from './inventory.ts';

const own = taken('site.config.ts');
const planned = changed('ids, addresses and sidebars of the pages');
const dates = taken('dates come from git');
const notRun = leftOut('it is code, and an import runs nothing');
const analytics = leftOut('to count readers, name its script in "head.scripts"');
const deploys = leftOut('only a deployment of the old site uses it');
const language = leftOut('translations are left out');

/** Path, without the numbers of lists → what becomes of it. */
const KNOWN: Readonly<Record<string, Entry>> = {
  title: own,
  tagline: own,
  url: own,
  baseUrl: own,
  trailingSlash: changed('addresses answer with and without a slash'),
  onBrokenLinks: changed('learn check reports them'),
  onBrokenAnchors: changed('learn check reports them'),
  onBrokenMarkdownLinks: changed('learn check reports them'),
  onDuplicateRoutes: changed('learn check reports them'),
  organizationName: deploys,
  projectName: deploys,
  deploymentBranch: deploys,
  githubHost: deploys,
  staticDirectories: taken('public/'),
  customFields: leftOut('only code reads them'),
  future: leftOut('it is about how the old site is built'),
  'i18n.defaultLocale': taken('"lang"'),
  'i18n.locales': language,
  'i18n.localeConfigs': language,
  'i18n.path': language,
  'markdown.format': changed('how pages are read'),
  'markdown.mermaid': taken('diagrams are drawn'),
  'markdown.hooks': changed('learn check reports them'),
  'themeConfig.algolia': changed('search is part of the site, and needs no service'),
  'themeConfig.prism.magicComments': changed('marks of lines in code'),
  'themeConfig.prism.additionalLanguages': taken('all languages are known'),
  'themeConfig.prism.defaultLanguage': leftOut('a code block names its language'),
  'themeConfig.prism.theme': leftOut('code has the colors of the site'),
  'themeConfig.prism.darkTheme': leftOut('code has the colors of the site'),
  'themeConfig.colorMode': leftOut('readers choose light or dark, or their system does'),
  'themeConfig.mermaid': leftOut('diagrams have the colors of the site'),
  'themeConfig.tableOfContents': leftOut('"toc_max_heading_level" of a page says it'),
  'themeConfig.docs': leftOut('the navigation folds by itself'),
  'themeConfig.navbar.title': own,
  'themeConfig.navbar.hideOnScroll': leftOut('the header stays'),
  'themeConfig.footer.style': leftOut('the footer has the colors of the site'),
  'themeConfig.footer.logo': leftOut('the footer has links and a note'),
  'docs.path': planned,
  'docs.id': planned,
  'docs.routeBasePath': planned,
  'docs.sidebarPath': planned,
  'docs.include': planned,
  'docs.exclude': planned,
  'docs.numberPrefixParser': planned,
  'docs.lastVersion': planned,
  'docs.includeCurrentVersion': planned,
  'docs.onlyIncludeVersions': planned,
  'docs.tagsBasePath': planned,
  'docs.versions': changed('versions.yaml'),
  'docs.showLastUpdateTime': dates,
  'docs.showLastUpdateAuthor': leftOut('pages show the date, not the author'),
  'docs.breadcrumbs': taken('pages have breadcrumbs'),
  'docs.remarkPlugins': notRun,
  'docs.rehypePlugins': notRun,
  'docs.beforeDefaultRemarkPlugins': notRun,
  'docs.beforeDefaultRehypePlugins': notRun,
  'docs.sidebarItemsGenerator': notRun,
  'pages.path': planned,
  'pages.routeBasePath': planned,
  'pages.include': planned,
  'pages.exclude': planned,
  'pages.remarkPlugins': notRun,
  'pages.rehypePlugins': notRun,
  'redirects.redirects': changed('content/redirects.yaml'),
  'redirects.fromExtensions': changed('content/redirects.yaml'),
  'redirects.createRedirects': notRun,
  'preset.blog': leftOut('blogs are left out'),
  'preset.theme': leftOut('rules of style belong to a theme of yours'),
  'preset.sitemap': taken('every build has a sitemap.xml'),
  'preset.gtag': analytics,
  'preset.googleAnalytics': analytics,
  'preset.googleTagManager': analytics,
  'preset.svgr': leftOut('pictures are files'),
  'plugin.theme-mermaid': taken('diagrams are drawn'),
  'plugin.mermaid': taken('diagrams are drawn'),
  'plugin.sitemap': taken('every build has a sitemap.xml'),
  'plugin.sass': leftOut('rules of style belong to a theme of yours'),
  'plugin.content-blog': leftOut('blogs are left out'),
  'plugin.google-gtag': analytics,
  'plugin.google-analytics': analytics,
  'plugin.google-tag-manager': analytics,
  'plugin.ideal-image': taken('pictures have their sizes'),
  'plugin.copy-page-button': taken('pages can be copied as Markdown'),
  'plugin.search-local': changed('search is part of the site'),
  'plugin.docusaurus-search-local': changed('search is part of the site'),
};

/** What their keys say is in different columns. */
const OPENED = new Set(
  `i18n markdown headTags scripts stylesheets themeConfig
  themeConfig.navbar themeConfig.navbar.logo themeConfig.navbar.items
  themeConfig.footer themeConfig.footer.links
  themeConfig.prism themeConfig.announcementBar themeConfig.metadata`.split(/\s+/),
);

/** @param found  what became of settings that were read. */
export function listSettings(
  site: DocusaurusSite,
  found: ReadonlyMap<string, Entry>,
): Map<string, Entry> {
  const all = new Map<string, Entry>();
  const walk = (value: unknown, at: string, name: string) => {
    const entry = found.get(at);
    if (!entry && OPENED.has(name) && Array.isArray(value) && value.length > 0)
      for (const [i, one] of value.entries()) walk(one, `${at}[${i}]`, `${name}[]`);
    else if (!entry && OPENED.has(name) && isRecord(value))
      for (const [key, one] of Object.entries(value)) walk(one, join(at, key), join(name, key));
    else all.set(at, entry ?? entryOf(value, name));
  };
  for (const [key, value] of Object.entries(site.settings))
    if (!PLUGINS.has(key)) walk(value, key, key);
  for (const one of site.plugins) addPlugin(one, walk, all);
  for (const [name, entry] of found) if (name.startsWith('"')) all.set(name, entry);
  for (const key of PLUGINS)
    if (isUnread(site.settings[key]))
      all.set(key, toLookAt('it is worked out when the config runs'));
  return all;
}

const PLUGINS = new Set(['presets', 'plugins', 'themes']);

const join = (at: string, key: string) => (at === '' ? key : `${at}.${key}`);

type Walk = (value: unknown, at: string, name: string) => void;

/** Places of the options of `classic`, and of the plugins that it stands for, are named alike. */
const GROUPS: Readonly<Record<string, string>> = {
  'content-docs': 'docs',
  'content-pages': 'pages',
  'client-redirects': 'redirects',
};

function addPlugin(
  { place, name, options }: DocusaurusSite['plugins'][number],
  walk: Walk,
  all: Map<string, Entry>,
): void {
  const shown = `${place} ${name}`;
  if (name === 'classic') {
    for (const [key, value] of Object.entries(options))
      if ((key === 'docs' || key === 'pages') && isRecord(value))
        for (const [inner, one] of Object.entries(value))
          walk(one, `${place}.${key}.${inner}`, `${key}.${inner}`);
      else walk(value, `${place}.${key}`, `preset.${key}`);
    if (Object.keys(options).length === 0) all.set(shown, planned);
    return;
  }
  const group = lookUp(GROUPS, name);
  if (group === undefined || Object.keys(options).length === 0) {
    const known = lookUp(KNOWN, `plugin.${name}`);
    all.set(
      shown,
      group ? planned : (known ?? leftOut('a plug-in is code, and an import runs nothing')),
    );
    return;
  }
  for (const [key, value] of Object.entries(options))
    walk(value, `${place}.${key}`, `${group}.${key}`);
}

function entryOf(value: unknown, name: string): Entry {
  const known = lookUp(KNOWN, name);
  if (isUnread(value) && known?.column !== 'leftOut')
    return toLookAt('it is worked out when the config runs');
  return known ?? leftOut('nothing here says the same');
}
