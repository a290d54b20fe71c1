// A Markdown text → the page the engine makes of it, in a small world of known pages, pictures, snippets.
import { toSource } from '../../engine/content/load-source.ts';
import { productTokens } from '../../engine/content/tokens.ts';
import { createHighlighter } from '../../engine/markdown/highlight.ts';
import type { MarkdownContext, Page } from '../../engine/markdown/page.ts';
import { toPage } from '../../engine/markdown/to-page.ts';
import { formatDiagnostics } from '../../engine/print-diagnostics.ts';
import { iconSvg } from '../../engine/theme/icons.ts';
import { englishTexts } from '../../engine/theme/texts.ts';

const PAGES: Record<string, string> = {
  'teams/overview': '/learn/teams/overview',
  'teams/roles': '/learn/teams/roles',
  'acme/start': '/learn/acme/start',
};
const PLANNED = ['teams/planned'];
const PICTURES = ['shot.png', 'clip.mp4'];
const highlighter = createHighlighter();
const tokens = productTokens({ name: 'Acme', slug: 'acme', code: 'AC' });

export type MadeCase = { page: Page; printed: string };

/** @param snippets  name → text. */
export async function makeCase(
  text: string,
  options: {
    snippets?: Record<string, string>;
    isDev?: boolean;
    isGuide?: boolean;
    path?: string;
  } = {},
): Promise<MadeCase> {
  const {
    snippets = {},
    isDev = false,
    isGuide = false,
    path = 'content/pages/teams/case.md',
  } = options;
  const source = toSource(
    { id: 'teams/case', path, bytes: Buffer.from(text) },
    {
      tokens,
      snippets: {
        read: (name) => snippets[name],
        names: () => Object.keys(snippets),
        pathOf: (name) => `content/snippets/${name}`,
      },
    },
  );
  const page = await toPage(source, context(isDev, isGuide));
  return { page, printed: formatDiagnostics([...source.diagnostics, ...page.diagnostics]) };
}

function context(isDev: boolean, isGuide: boolean): MarkdownContext {
  return {
    highlighter,
    texts: englishTexts,
    isDev,
    values: {
      pages: isGuide ? ['teams/'] : [],
      fields: { 'platform-ip': { label: 'Address of the platform', kind: 'address' } },
      secrets: ['admin-password'],
    },
    resolveLink(id) {
      if (PLANNED.includes(id)) return { state: 'planned' };
      const url = PAGES[id];
      return url ? { state: 'page', url } : { state: 'missing', closest: 'teams/roles' };
    },
    findImage: (src) =>
      PICTURES.includes(src)
        ? { url: `/learn/_assets/${src}`, width: 640, height: 400 }
        : { closest: 'shot.png' },
    findIcon(name) {
      const svg = iconSvg(name);
      return svg ? { svg } : { closest: 'users' };
    },
    illustrate: (name) =>
      name === 'slider'
        ? { html: '<div class="demo">Slider</div>' }
        : name === 'odd'
          ? { unknownProperty: 'steps' }
          : { closest: 'slider' },
    drawTool: (name) =>
      name === 'sizing' ? { html: '<div class="sizing"></div>' } : { closest: 'sizing' },
    cardOf: (name) =>
      name === 'slider'
        ? { picture: '<svg class="thumbnail"></svg>', platforms: ['web', 'cordova'] }
        : undefined,
    titleOf: (id) => (PAGES[id] ? `Title of ${id}` : undefined),
    describe: (id) =>
      PAGES[id] ? { title: `Title of ${id}`, description: `What ${id} is about.` } : undefined,
  };
}
