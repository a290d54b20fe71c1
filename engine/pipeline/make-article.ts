// One page's body ▶ its article, and what the build keeps of it: nothing here changes with the layout around it.
import type { Collection, RecordCard } from '../collection.ts';
import { showsValues } from '../content/guide-values.ts';
import type { LoadedCollection } from '../content/load-collections.ts';
import type { SourceFile } from '../content/load-source.ts';
import { checkTerms } from '../content/terms.ts';
import { diagnose, limitDiagnostics, sortDiagnostics } from '../diagnostics.ts';
import { createHighlighter } from '../markdown/highlight.ts';
import type { MarkdownContext, Page } from '../markdown/page.ts';
import { toPage } from '../markdown/to-page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { nearest } from '../nearest.ts';
import { drawIsland } from '../render/draw-island.tsx';
import { relax } from '../strictness.ts';
import { iconNames, iconSvg } from '../theme/icons.ts';
import { checkQuestions } from './check-questions.ts';
import type { PageKit, PageRecord } from './page-job.ts';
import { toPageSearch } from './search-page.ts';

export type Article = {
  page: Page;
  /** Without what drawing the page around it uses. */
  record: PageRecord;
  /** Pieces that weren't known, by their keys. */
  made: Record<string, string>;
};

const highlighter = createHighlighter();

/** Load what colours code before the first page asks for it. */
export function warmUp(): Promise<void> {
  return highlighter.load(['javascript']);
}

/** Parse. Diagnostics of the front matter come with the header, not from here. */
export async function makeArticle(
  source: SourceFile,
  frame: PageFrame,
  kit: PageKit,
): Promise<Article> {
  const seen: Seen = { images: [], described: new Set(), uses: new Set() };
  const page = await toPage(source, markdownContext(kit, seen));
  if (showsValues(kit.values, page.id)) seen.uses.add('values');
  const { used, made } = kit.pieces.take();
  const { links, diagnostics } = limitLinks(page);
  return {
    page,
    made,
    record: {
      anchors: page.anchors,
      links: links.map(({ path, line, column, id, anchor, href }) => ({
        path,
        line,
        column,
        id,
        anchor,
        href,
      })),
      images: seen.images,
      described: [...seen.described],
      uses: [...new Set([...page.uses, ...seen.uses])],
      pieces: used,
      words: page.words,
      search: toPageSearch(page, frame, kit.shell.genericWords),
      diagnostics: limitDiagnostics(
        relax(
          sortDiagnostics([
            ...source.diagnostics,
            ...diagnostics,
            ...checkTerms(source.lines, kit.terms),
            ...checkQuestions(kit.questions[page.id] ?? [], page.markdown),
          ]),
          kit.isStrict,
        ),
        MOST_OF_A_PAGE,
      ),
    },
  };
}

/** The build keeps complaints, and repeats them each time until they are solved. */
const MOST_OF_A_PAGE = 100;

const MOST_LINKS = 20_000;

/** Every link is kept, and looked up in each build. */
function limitLinks({ links, diagnostics }: Page): Pick<Page, 'links' | 'diagnostics'> {
  const first = links[MOST_LINKS];
  if (!first) return { links, diagnostics };
  const problem = diagnose(first, {
    code: 'links/too-many',
    message: `The page has ${links.length.toLocaleString('en')} links; it may have ${MOST_LINKS.toLocaleString('en')}.`,
    hint: 'Divide it into several pages.',
  });
  return { links: links.slice(0, MOST_LINKS), diagnostics: [problem, ...diagnostics] };
}

/** What a page has asked for while it was made. */
type Seen = { images: PageRecord['images']; described: Set<string>; uses: Set<string> };

function markdownContext(kit: PageKit, seen: Seen): MarkdownContext {
  const cards = kit.collections.filter(({ collection }) => collection.cardAttribute);
  return {
    highlighter,
    texts: kit.shell.texts,
    isDev: kit.shell.isDev,
    values: kit.values,
    prefix: kit.shell.product.code.toLowerCase(),
    resolveLink: kit.links.resolve,
    findPage: kit.links.find,
    findImage(src, path) {
      const found = kit.images.find(src, path);
      seen.images.push([src, 'url' in found ? found.url : '', path]);
      return found;
    },
    findFile:
      kit.links.find &&
      ((href, path) => {
        const url = kit.images.findFile(href, path);
        if (url !== undefined) seen.images.push([href, url, path]);
        return url;
      }),
    findIcon(name) {
      const svg = iconSvg(name);
      if (svg) return { svg };
      const closest = nearest(name, iconNames);
      return closest ? { closest } : {};
    },
    directives: kit.directives,
    collections: Object.fromEntries(
      kit.collections.map(({ collection, data }) => [collection.name, data]),
    ),
    cardAttributes: cards.map(({ collection }) => collection.cardAttribute ?? ''),
    cardOf: (attribute, name) =>
      cardOf(
        cards.find(({ collection }) => collection.cardAttribute === attribute),
        name,
        kit,
      ),
    islandNames: kit.islandNames,
    drawIsland(request) {
      seen.uses.add(`island:${request.name}`);
      return drawIsland(request, kit.islands, kit.pieces);
    },
    pieces: kit.pieces,
    titleOf(id) {
      seen.described.add(id);
      return kit.links.titleOf(id);
    },
    describe(id) {
      seen.described.add(id);
      return kit.links.describe(id);
    },
  };
}

async function cardOf(
  owner: LoadedCollection | undefined,
  name: string,
  kit: PageKit,
): Promise<(RecordCard & { uses: string[] }) | undefined> {
  const collection: Collection | undefined = owner?.collection;
  const card = collection?.card?.(owner?.data.records, name);
  if (!collection || !card) return undefined;
  const style = card.style && `${collection.name}/${card.style}`;
  const picture = await kit.pictureOf(collection.name, name);
  return {
    platforms: card.platforms,
    ...(picture ? { picture } : {}),
    ...(picture && style ? { style } : {}),
    uses: [`picture:${collection.name}/${name}`],
  };
}
