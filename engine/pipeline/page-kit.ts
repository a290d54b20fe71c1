// What worker threads are sent ▶ what making a page takes. Components are loaded when a page first shows them.
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Attributes } from '../attributes.ts';
import type { AnyCollection, CollectionData, Drawing } from '../collection.ts';
import { importCompiled, type ModuleFiles } from '../content/compile-module.ts';
import type { GuideValues } from '../content/guide-values.ts';
import { createImageIndex, type ImageFolders } from '../content/image-index.ts';
import { type LoadedCollection, withData } from '../content/load-collections.ts';
import type { PageNames } from '../content/page-names.ts';
import { createPassages } from '../content/passages.ts';
import type { Questions } from '../content/questions.ts';
import { createSnippetReader } from '../content/snippet-reader.ts';
import type { Terms } from '../content/terms.ts';
import type { Tokens } from '../content/tokens.ts';
import { withDirectives } from '../markdown/directives/index.ts';
import type { IslandLoader } from '../render/draw-island.tsx';
import type { DrawnCollection, SheetLink } from '../render/render-doc.tsx';
import type { Shell } from '../theme/shell.ts';
import { type LinkTable, oracleFrom } from './link-table.ts';
import { loadTheme } from './load-theme.ts';
import { moduleHash, type SiteModules } from './modules.ts';
import type { LinkOracle, PageKit } from './page-job.ts';
import { openPieces } from './piece-file.ts';
import type { Users } from './users.ts';

/** Plain data. */
export type KitSetup = {
  tokens: Tokens;
  contentDir: string;
  contentName: string;
  images: ImageFolders;
  pagesDir: string;
  names: PageNames | undefined;
  shell: Shell;
  /** The compiled config, which lists the collections, and the compiled theme. */
  configModule: string | undefined;
  themeModule: string | undefined;
  data: Readonly<Record<string, CollectionData>>;
  modules: SiteModules;
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
  terms: Terms;
  isStrict: boolean;
  questions: Questions;
  piecesFile: string;
  /** Known once all other pages are made. */
  users?: Users;
};

export async function createKit(setup: KitSetup, links: LinkTable | LinkOracle): Promise<PageKit> {
  const { shell, modules } = setup;
  const collections = withData(await loadListed(setup.configModule), setup.data);
  return {
    ...(await kitParts(collections, modules, setup.users)),
    tokens: setup.tokens,
    snippets: createSnippetReader(setup.contentDir, setup.contentName, setup.pagesDir),
    images: createImageIndex(setup.images),
    shell,
    theme: await loadTheme(setup.themeModule),
    sheets: setup.sheets,
    values: setup.values,
    terms: setup.terms,
    isStrict: setup.isStrict,
    links: 'resolve' in links ? (links as LinkOracle) : oracleFrom(links as LinkTable, setup.names),
    questions: setup.questions,
    pieces: openPieces(setup.piecesFile),
  };
}

/** What a kit has of collections, the same in workers and in the development server. */
export async function kitParts(
  collections: readonly LoadedCollection[],
  modules: SiteModules,
  users?: Users,
) {
  const cardAttributes = new Map(
    collections.flatMap(({ collection: { cardAttribute, name } }) =>
      cardAttribute ? [[cardAttribute, name] as const] : [],
    ),
  );
  const own = collections.flatMap(({ collection }) => collection.directives ?? []);
  const directives = withDirectives(own, cardAttributes);
  return {
    collections,
    passages: createPassages(collections, users),
    directives,
    usesOf: (name: string, { named }: Attributes) => directives.get(name)?.uses?.(named) ?? [],
    drawn: await loadDrawings(collections, modules.drawings),
    islandNames: Object.keys(modules.islands),
    islands: createIslandLoader(modules.islands),
    pictureOf: createPictures(modules.pictures),
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
