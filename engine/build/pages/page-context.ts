// What worker threads are sent → what making a page takes. Components are loaded when a page first shows them.
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openStore } from '../../cache/store.ts';
import type { AnyCollection, LoadedCollection } from '../../collection.ts';
import { importCompiled, type ModuleFiles } from '../../content/config/compile-module.ts';
import { withData } from '../../content/config/load-collections.ts';
import { createCodeReader } from '../../content/pages/code-reader.ts';
import { createImageIndex } from '../../content/pages/image-index.ts';
import { createShortcodes } from '../../content/pages/shortcodes.ts';
import { createSnippetReader } from '../../content/pages/snippet-reader.ts';
import { withDirectives } from '../../markdown/directives/index.ts';
import { createPieces } from '../../markdown/pieces.ts';
import type { LoadExports } from '../../render/draw-component.tsx';
import type { IslandLoader } from '../../render/draw-island.tsx';
import type { DrawnCollection } from '../../render/render-doc.tsx';
import type { SourceFormat } from '../../source-format.ts';
import type { Attributes } from '../../text/attributes.ts';
import type { Drawing } from '../../theme/drawing.ts';
import { loadTheme } from '../client/load-theme.ts';
import { moduleHash, type SiteModules } from '../client/modules.ts';
import type { Users } from '../plan/dependents.ts';
import { type LinkTable, resolverFrom } from '../plan/link-table.ts';
import { highlighterFor } from './highlighter-for.ts';
import { markVersions } from './mark-versions.ts';
import type { PageContext } from './page-job.ts';
import type { SiteContext } from './site-context.ts';

/** What a thread is sent. */
export type ContextSetup = {
  context: SiteContext;
  links: LinkTable;
  /** Known once all other pages are made. */
  users?: Users | undefined;
};

/** @param format  what a bare folder may have been written in. */
export async function openContext(
  { context, links, users }: ContextSetup,
  format: SourceFormat | undefined,
): Promise<PageContext> {
  return createPageContext(context, {
    collections: withData(await loadListed(context.configModule), context.data),
    theme: await loadTheme(context.themeModule),
    links: resolverFrom(links, context.article.names),
    store: openStore(context.cacheDir),
    users,
    format,
  });
}

type Opened = Pick<PageContext, 'collections' | 'theme' | 'links' | 'store'> & {
  /** In place of those of the store. */
  pieces?: PageContext['pieces'];
  users?: Users | undefined;
  format: SourceFormat | undefined;
};

/** The same in threads and in the development server. */
export async function createPageContext(
  context: SiteContext,
  { users, format, ...opened }: Opened,
): Promise<PageContext> {
  const { modules } = context;
  const { collections } = opened;
  const cardAttributes = new Map(
    collections.flatMap(({ collection: { cardAttribute, name } }) =>
      cardAttribute ? [[cardAttribute, name] as const] : [],
    ),
  );
  const directives = withDirectives(collections, cardAttributes);
  return {
    ...context,
    ...opened,
    snippets: createSnippetReader({ ...context, format }),
    code: createCodeReader(context.contentDir, context.contentName),
    images: createImageIndex(context.pictures),
    highlighter: highlighterFor(context.grammars),
    shortcodes: createShortcodes(collections, users),
    directives,
    dependenciesOf: (name: string, { named }: Attributes) =>
      directives.get(name)?.dependencies?.(named) ?? [],
    versions: markVersions(collections),
    drawn: await loadDrawings(collections, modules.drawings),
    islandNames: Object.keys(modules.islands),
    islands: createIslandLoader(modules.islands),
    loadExports: createExportsLoader(modules),
    pictureOf: createPictures(modules.pictures),
    pieces: opened.pieces ?? createPieces(opened.store),
  };
}

async function loadListed(module: string | undefined): Promise<readonly AnyCollection[]> {
  if (!module) return [];
  const { default: config } = await importCompiled(module, 'The config');
  return (config as { collections?: AnyCollection[] }).collections ?? [];
}

function loadDrawings(
  collections: readonly LoadedCollection[],
  drawings: ModuleFiles,
): Promise<DrawnCollection[]> {
  return Promise.all(
    collections.map(async (one) => {
      const { name } = one.collection;
      const at = drawings[name];
      const drawing = at
        ? ((await importCompiled(at, `The drawing of ${name}`)).default as Drawing)
        : {};
      return { ...one, drawing };
    }),
  );
}

function createIslandLoader(islands: ModuleFiles): IslandLoader {
  return {
    load: async (name) => (await importCompiled(islands[name] ?? '', `The island ${name}`)).default,
    hashOf: (name) => moduleHash(islands, name),
  };
}

function createExportsLoader({ components, islands }: SiteModules): LoadExports {
  return async (name) => {
    const at = components[name] ?? islands[name];
    return at === undefined ? undefined : importCompiled(at, `The component ${name}`);
  };
}

/** Shapes are drawn into an SVG once. Empty for a record without a picture. */
function createPictures(pictures: ModuleFiles) {
  const drawn = new Map<string, string>();
  return async (collection: string, record: string): Promise<string> => {
    const name = `${collection}/${record}`;
    const at = pictures[name];
    if (!at) return '';
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const shapes = (await importCompiled(at, `The picture ${name}`)).default;
    const inside =
      typeof shapes === 'function' ? createElement(shapes as ComponentType) : (shapes as ReactNode);
    const svg = renderToStaticMarkup(
      createElement(
        'svg',
        { className: 'thumbnail', viewBox: '0 0 120 72', 'aria-hidden': true },
        inside,
      ),
    );
    drawn.set(name, svg);
    return svg;
  };
}
