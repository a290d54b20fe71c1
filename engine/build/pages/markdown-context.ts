// The context of pages → what the parse of one page takes of it, and a list of what that page has requested.
import type { LoadedCollection } from '../../collection.ts';
import type { RecordCard } from '../../content/config/collection-data.ts';
import type { MarkdownContext } from '../../markdown/page.ts';
import { drawComponent } from '../../render/draw-component.tsx';
import { drawIsland } from '../../render/draw-island.tsx';
import { nearest } from '../../text/nearest.ts';
import { iconNames, iconSvg } from '../../theme/icons.ts';
import type { PageContext, PageRecord } from './page-job.ts';

/** What a page has requested while it was made. */
export type Seen = {
  images: PageRecord['images'];
  described: Set<string>;
  dependencies: Set<string>;
};

/** @param seen  is added to. */
export function markdownContext(context: PageContext, seen: Seen): MarkdownContext {
  const cards = context.collections.filter(({ collection }) => collection.cardAttribute);
  return {
    ...context.article,
    highlighter: context.highlighter,
    values: context.values,
    resolveLink: context.links.resolve,
    findPage: context.links.find,
    findImage(src, path) {
      const found = context.images.find(src, path);
      seen.images.push([src, 'url' in found ? found.url : '', path]);
      return found;
    },
    findFile:
      context.links.find &&
      ((href, path) => {
        const url = context.images.findFile(href, path);
        if (url !== undefined) seen.images.push([href, url, path]);
        return url;
      }),
    findIcon(name) {
      const svg = iconSvg(name);
      if (svg) return { svg };
      const closest = nearest(name, iconNames);
      return closest ? { closest } : {};
    },
    directives: context.directives,
    cardAttributes: cards.map(({ collection }) => collection.cardAttribute ?? ''),
    cardOf: (attribute, name) =>
      cardOf(
        cards.find(({ collection }) => collection.cardAttribute === attribute),
        name,
        context,
      ),
    islandNames: context.islandNames,
    drawIsland(request) {
      seen.dependencies.add(`island:${request.name}`);
      return drawIsland(request, context.islands, context.pieces);
    },
    drawComponent(request) {
      const kind = context.islandNames.includes(request.name) ? 'island' : 'component';
      seen.dependencies.add(`${kind}:${request.name}`);
      return drawComponent(request, context.loadExports);
    },
    pieces: context.pieces,
    versions: context.versions,
    titleOf(id) {
      seen.described.add(id);
      return context.links.titleOf(id);
    },
    describe(id) {
      seen.described.add(id);
      return context.links.describe(id);
    },
  };
}

async function cardOf(
  owner: LoadedCollection | undefined,
  name: string,
  context: PageContext,
): Promise<(RecordCard & { dependencies: string[] }) | undefined> {
  if (!owner) return undefined;
  const { collection, data } = owner;
  const card = collection.card?.(data.records, name);
  if (!card) return undefined;
  const style = card.style && `${collection.name}/${card.style}`;
  const picture = await context.pictureOf(collection.name, name);
  return {
    platforms: card.platforms,
    ...(picture ? { picture } : {}),
    ...(picture && style ? { style } : {}),
    dependencies: [`picture:${collection.name}/${name}`],
  };
}
