// One page, from its file to its output files: the same steps in the build's workers, in the
// development server and in tests.
import type { ImageIndex } from '../content/image-index.ts';
import type { SnippetReader } from '../content/includes.ts';
import type { PageFile } from '../content/list-pages.ts';
import type { SourceFile } from '../content/load-source.ts';
import type { Passages } from '../content/passages.ts';
import { readSource } from '../content/read-source.ts';
import type { Tokens } from '../content/tokens.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { createHighlighter } from '../markdown/highlight.ts';
import type { LinkTarget, MarkdownContext } from '../markdown/page.ts';
import { toPage } from '../markdown/to-page.ts';
import type { LinkRecord } from '../model/check-links.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { nearest } from '../nearest.ts';
import type { ReleaseBook } from '../releases/book.ts';
import { type OutputFile, renderDoc } from '../render/render-page.tsx';
import { iconNames, iconSvg } from '../theme/icons.ts';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { type PageSearch, renderTextFile, toPageSearch } from './search-page.ts';

/** What other pages look like to this one. */
export type LinkOracle = {
  resolve(id: string): LinkTarget;
  titleOf(id: string): string | undefined;
  describe(id: string): { title: string; description: string } | undefined;
};

export type PageKit = {
  tokens: Tokens;
  snippets: SnippetReader;
  passages: Passages;
  book: ReleaseBook;
  images: ImageIndex;
  shell: Shell;
  theme: Theme;
  links: LinkOracle;
  illustrate: MarkdownContext['illustrate'];
  cardOf: MarkdownContext['cardOf'];
  drawTool: MarkdownContext['drawTool'];
};

/** One page to make: its file, its frame, and the hash of both. */
export type PageJob = { file: PageFile; frame: PageFrame; base: string };

/** What the build keeps of a page. */
export type PageRecord = {
  anchors: string[];
  links: LinkRecord[];
  /** Image name as typed → address it had. */
  images: [src: string, url: string][];
  /** Pages whose title or description it shows. */
  described: string[];
  words: number;
  search: PageSearch;
  diagnostics: Diagnostic[];
};

export type PageResult = { record: PageRecord; files: OutputFile[] };

const highlighter = createHighlighter();

/** Load what colours code before the first page asks for it. */
export function warmUp(): Promise<void> {
  return highlighter.load(['javascript']);
}

export const loadSource: (file: PageFile, kit: PageKit) => SourceFile = readSource;

/** Parse and render. Diagnostics of the source come with the header, not from here. */
export async function makePage(
  source: SourceFile,
  frame: PageFrame,
  kit: PageKit,
): Promise<PageResult> {
  const images: [string, string][] = [];
  const described = new Set<string>();
  const page = await toPage(source, markdownContext(kit, images, described));
  return {
    record: {
      anchors: page.anchors,
      links: page.links.map(({ path, line, column, id, anchor, href }) => ({
        path,
        line,
        column,
        id,
        anchor,
        href,
      })),
      images,
      described: [...described],
      words: page.words,
      search: toPageSearch(page, frame),
      diagnostics: page.diagnostics,
    },
    files: [...renderDoc(page, frame, kit), renderTextFile(page)],
  };
}

function markdownContext(
  kit: PageKit,
  images: [string, string][],
  described: Set<string>,
): MarkdownContext {
  return {
    highlighter,
    texts: kit.shell.texts,
    isDev: kit.shell.isDev,
    values: kit.shell.values,
    resolveLink: kit.links.resolve,
    findImage(src) {
      const found = kit.images.find(src);
      images.push([src, 'url' in found ? found.url : '']);
      return found;
    },
    findIcon(name) {
      const svg = iconSvg(name);
      if (svg) return { svg };
      const closest = nearest(name, iconNames);
      return closest ? { closest } : {};
    },
    illustrate: kit.illustrate,
    cardOf: kit.cardOf,
    drawTool: kit.drawTool,
    titleOf(id) {
      described.add(id);
      return kit.links.titleOf(id);
    },
    describe(id) {
      described.add(id);
      return kit.links.describe(id);
    },
  };
}
