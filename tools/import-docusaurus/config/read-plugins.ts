// `presets` and `plugins` of a config → folders of pages, blogs and redirects; the others are named.
import path from 'node:path';
import type { SourceFiles } from '../source-files.ts';
import { isRecord, isUnread } from '../syntax/evaluate.ts';
import { type Asker, textsOf } from './ask.ts';
import { NOT_PAGES, type Options, toDocs } from './docs-instance.ts';
import type { DocusaurusSite, PagesInstance } from './docusaurus-site.ts';
import { toRoute } from './route.ts';

type Found = Pick<
  DocusaurusSite,
  | 'docs'
  | 'pages'
  | 'blogs'
  | 'redirects'
  | 'fromExtensions'
  | 'passedOver'
  | 'plugins'
  | 'customCss'
>;

const KNOWN = new Set([
  'classic',
  'content-docs',
  'content-pages',
  'content-blog',
  'client-redirects',
]);

export function readPlugins(config: Options, files: SourceFiles, ask: Asker): Found {
  const found: Found = {
    docs: [],
    pages: [],
    blogs: [],
    redirects: [],
    fromExtensions: [],
    passedOver: [],
    plugins: [],
    customCss: [],
  };
  const entries = [
    ...entriesOf(config.presets, 'A preset', { ask, files, key: 'presets' }),
    ...entriesOf(config.plugins, 'A plugin', { ask, files, key: 'plugins' }),
    ...entriesOf(config.themes, 'A theme', { ask, files, key: 'themes' }),
  ];
  for (const { name, options, place } of entries) {
    found.plugins.push({ place, name, options, isKnown: KNOWN.has(name) });
    if (place.startsWith('themes')) continue;
    if (name === 'classic') readClassic(options, found, files, ask, place);
    else if (name === 'content-docs') found.docs.push(toDocs(options, files, ask, place));
    else if (name === 'content-pages') found.pages.push(toPages(options, files, ask));
    else if (name === 'content-blog') found.blogs.push(toBlog(options, files));
    else if (name === 'client-redirects') readRedirects(options, found, ask);
    else found.passedOver.push(name);
  }
  return found;
}

/** `'x'` and `['x', {…}]`, under their short names: `@docusaurus/plugin-content-docs` → `content-docs`. */
function entriesOf(
  value: unknown,
  what: string,
  { ask, files, key }: { ask: Asker; files: SourceFiles; key: string },
): { name: string; options: Options; place: string }[] {
  if (value === undefined) return [];
  return ask.list(value, `${what}s`.replace('A ', 'The list of ')).flatMap((entry, i) => {
    const place = `${key}[${i}]`;
    if (isUnread(entry)) {
      if (!/Function/.test(entry.node.type)) ask.unread(entry, what, 'nothing');
      return [];
    }
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    if (isUnread(name)) {
      if (!/Function/.test(name.node.type)) ask.unread(name, what, 'nothing');
      return [];
    }
    if (typeof name !== 'string') return [];
    const read =
      options === undefined || options === false
        ? {}
        : ask.record(options, `The options of "${name}"`);
    return [{ name: shortName(name, files), options: read, place }];
  });
}

function shortName(name: string, files: SourceFiles): string {
  return (path.isAbsolute(name) ? files.shown(name) : name)
    .replace(/^.*\/node_modules\//, '')
    .replace(/^@docusaurus\//, '')
    .replace(/^docusaurus-/, '')
    .replace(/^(?:plugin|preset|theme)-/, '')
    .replace(/^@[\w.-]+\/preset-classic$/, 'classic');
}

function readClassic(
  options: Options,
  found: Found,
  files: SourceFiles,
  ask: Asker,
  place: string,
): void {
  const of = (name: string) => ask.record(options[name] ?? {}, `"${name}" of the preset`);
  if (options.docs !== false) found.docs.push(toDocs(of('docs'), files, ask, `${place}.docs`));
  if (options.pages !== false) found.pages.push(toPages(of('pages'), files, ask));
  if (options.blog !== false) found.blogs.push(toBlog(of('blog'), files));
  const css = textsOf(of('theme').customCss, '"customCss"', ask, []);
  found.customCss.push(...css.map((one) => path.resolve(files.dir, one)));
}

function toPages(options: Options, files: SourceFiles, ask: Asker): PagesInstance {
  return {
    folder: path.resolve(files.dir, ask.text(options.path, '"path" of the pages', 'src/pages')),
    route: toRoute(ask.text(options.routeBasePath, '"routeBasePath"', '/')),
    include: textsOf(options.include, '"include"', ask, ['**/*.{js,jsx,ts,tsx,md,mdx}']),
    exclude: textsOf(options.exclude, '"exclude"', ask, NOT_PAGES),
  };
}

function toBlog(options: Options, files: SourceFiles): Found['blogs'][number] {
  const text = (key: string, otherwise: string) =>
    typeof options[key] === 'string' ? options[key] : otherwise;
  return {
    folder: path.resolve(files.dir, text('path', 'blog')),
    route: toRoute(text('routeBasePath', 'blog')),
  };
}

function readRedirects(options: Options, found: Found, ask: Asker): void {
  found.fromExtensions.push(...textsOf(options.fromExtensions, '"fromExtensions"', ask, []));
  if (isUnread(options.createRedirects))
    ask.unread(
      options.createRedirects,
      '"createRedirects"',
      'no redirects but those of "redirects"',
    );
  if (options.redirects === undefined) return;
  for (const one of ask.list(options.redirects, '"redirects"')) {
    if (!isRecord(one) || typeof one.to !== 'string') {
      if (isUnread(one)) ask.unread(one, 'A redirect', 'nothing');
      continue;
    }
    for (const from of textsOf(one.from, '"from" of a redirect', ask, []))
      found.redirects.push({ from, to: one.to });
  }
}
