// A page that was made → what our own parser finds in it: anchors, links, and the errors that a build would have.
import {
  createPieces,
  type Diagnostic,
  directives,
  type Highlighter,
  type ImageFile,
  type MarkdownContext,
  NO_VALUES,
  type NoImage,
  type PageLink,
  type Tokens,
  toHeader,
  toPage,
  toSource,
} from '../../../engine/tooling.ts';

export type CheckedPage = { anchors: string[]; links: PageLink[]; diagnostics: Diagnostic[] };

export type PageChecker = (id: string, text: string) => Promise<CheckedPage>;

type World = {
  tokens: Tokens;
  hasPage(id: string): boolean;
  hasPicture(name: string): boolean;
  snippet(name: string): string | undefined;
};

/** Colours nothing, which is most of the work. */
const COLOURLESS: Highlighter = {
  know: async () => {},
  load: async () => {},
  isKnown: () => true,
  highlight: () => undefined,
  names: () => [],
};

const NO_TEXTS = { callouts: {}, playVideo: '', footnotes: '', backToText: '' };

export function createPageChecker({ tokens, hasPage, hasPicture, snippet }: World): PageChecker {
  const context: MarkdownContext = {
    highlighter: COLOURLESS,
    texts: NO_TEXTS,
    isDev: false,
    values: NO_VALUES,
    prefix: 'x',
    terms: [],
    resolveLink: (id) => (hasPage(id) ? { state: 'page', url: `/${id}` } : { state: 'missing' }),
    findImage: (src): ImageFile | NoImage =>
      hasPicture(src) ? { url: src, width: 1, height: 1 } : {},
    findIcon: () => ({}),
    directives,
    cardAttributes: [],
    cardOf: async () => undefined,
    islandNames: [],
    drawIsland: async () => '',
    drawComponent: async () => '',
    pieces: createPieces(),
    titleOf: (id) => (hasPage(id) ? id : undefined),
    describe: (id) => (hasPage(id) ? { title: id, description: '' } : undefined),
  };
  const snippets = {
    read: snippet,
    names: () => [],
    pathOf: (name: string) => `content/snippets/${name}`,
  };
  return async (id, text) => {
    const path = `content/pages/${id}.md`;
    // A page that says where it is can only be in a site that isn't strict.
    const name = /^slug: /m.test(text.slice(0, text.indexOf('\n---'))) ? id : undefined;
    const header = toHeader({ path, bytes: Buffer.from(text), name }, tokens);
    const source = toSource({ id, path, text }, header, { tokens, snippets });
    const page = await toPage(source, context);
    const found = [...header.diagnostics, ...source.diagnostics, ...page.diagnostics];
    return { anchors: page.anchors, links: page.links, diagnostics: found };
  };
}
