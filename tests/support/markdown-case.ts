// A Markdown text → the page the engine makes of it, in a small world of known pages, pictures, snippets.

import { tool } from '../../collections/guides/tool-directive.ts';
import { screen } from '../../collections/screens/directive.ts';
import { sequence } from '../../collections/screens/sequence.ts';
import { screenTexts } from '../../collections/screens/texts.ts';
import type { IllustrationProps } from '../../collections/widgets/illustration.ts';
import { widgetTexts } from '../../collections/widgets/texts.ts';
import { widgetDirective } from '../../collections/widgets/widget-directive.ts';
import { toSource } from '../../engine/content/pages/page-body.ts';
import { decodeText, toHeader } from '../../engine/content/pages/page-header.ts';
import { productTokens } from '../../engine/content/pages/tokens.ts';
import { formatDiagnostics } from '../../engine/diagnostics/print-diagnostics.ts';
import { withDirectives } from '../../engine/markdown/directives/index.ts';
import { createHighlighter } from '../../engine/markdown/highlight.ts';
import type { MarkdownContext, Page } from '../../engine/markdown/page.ts';
import { createPieces } from '../../engine/markdown/pieces.ts';
import { toPage } from '../../engine/markdown/to-page.ts';
import { iconSvg } from '../../engine/theme/icons.ts';
import { englishTexts } from '../../engine/theme/texts.ts';
import { KINDS, NEW_VARIABLE, screenBook } from './screens.ts';
import { PLATFORMS } from './site-folder.ts';

const PAGES: Record<string, string> = {
  'teams/overview': '/learn/teams/overview',
  'teams/roles': '/learn/teams/roles',
  'acme/start': '/learn/acme/start',
};
const SCREENS = screenBook({
  'variables/new-variable': NEW_VARIABLE,
  'kinds/all': KINDS,
});
const SLIDER_STATE = { minvalue: 0, mode: 'drag', show: true };
const WIDGETS = {
  slider: {
    name: 'slider',
    title: 'Slider',
    page: 'slider',
    properties: [
      { name: 'minvalue', label: 'Minimum' },
      { name: 'mode', label: 'Mode', values: ['drag', 'click'] },
      { name: 'show', label: 'Show' },
    ],
    events: [],
  },
  odd: { name: 'odd', title: 'Odd', page: 'odd', properties: [], events: [] },
};
const DIRECTIVES = withDirectives(
  [
    {
      collection: { directives: [widgetDirective] },
      data: { records: { widgets: WIDGETS, folder: 'content/widgets' }, texts: widgetTexts },
    },
    {
      collection: { directives: [screen, sequence] },
      data: { records: { book: SCREENS }, texts: screenTexts },
    },
    { collection: { directives: [tool] }, data: undefined },
  ],
  new Map([['widget', 'widgets']]),
);
const CONTRADICTION = {
  code: 'widgets/other-version',
  message: 'The history has "maxvalue" since 11.4.2.',
  hint: 'Write {since=11.4.2}.',
};
const TERMS = [
  {
    term: 'variable',
    also: ['variables'],
    but: ['environment variable', 'read-only variable'],
    id: 'teams/roles',
    url: '/learn/teams/roles',
  },
  {
    term: 'service variable',
    also: [],
    but: [],
    id: 'teams/overview',
    url: '/learn/teams/overview#service',
  },
  { term: 'MWE', also: [], but: [], id: 'teams/overview', url: '/learn/teams/overview' },
  { term: 'own', also: [], but: [], id: 'teams/case', url: '/learn/teams/case' },
];
const PLANNED = ['teams/planned'];
const PICTURES = ['shot.png', 'clip.mp4'];
const highlighter = createHighlighter();
const tokens = productTokens({ name: 'Acme', slug: 'acme', code: 'AC' });

export type MadeCase = { page: Page; printed: string };

/** @param options  `snippets` and `samples`: name → text. */
export async function makeCase(
  text: string,
  options: {
    snippets?: Record<string, string>;
    samples?: Record<string, string>;
    isDev?: boolean;
    isGuide?: boolean;
    isMath?: boolean;
    path?: string;
  } = {},
): Promise<MadeCase> {
  const {
    snippets = {},
    samples = {},
    isDev = false,
    isGuide = false,
    isMath = false,
    path = 'content/pages/teams/case.md',
  } = options;
  const bytes = Buffer.from(text);
  const header = toHeader({ path, bytes }, tokens);
  const source = toSource({ id: 'teams/case', path, text: decodeText(bytes) ?? '' }, header, {
    tokens,
    snippets: {
      read: (name) => snippets[name],
      names: () => Object.keys(snippets),
      pathOf: (name) => `content/snippets/${name}`,
    },
    code: {
      read: (name) =>
        samples[name] === undefined
          ? { code: 'code/not-found', message: `There is no file "${name}" in the content folder.` }
          : { text: samples[name] },
      pathOf: (name) => `content/${name}`,
    },
  });
  const page = await toPage(source, {
    ...context(isDev, isGuide),
    ...(isMath ? { math: { macros: { '\\RR': '\\mathbb{R}' } } } : {}),
  });
  return {
    page,
    printed: formatDiagnostics(
      [...header.diagnostics, ...source.diagnostics, ...page.diagnostics],
      { isWhole: true },
    ),
  };
}

function context(isDev: boolean, isGuide: boolean): MarkdownContext {
  return {
    highlighter,
    texts: { ...englishTexts, platforms: PLATFORMS },
    isDev,
    values: {
      pages: isGuide ? ['teams/'] : [],
      fields: { 'platform-ip': { label: 'Address of the platform', kind: 'address' } },
      secrets: ['admin-password'],
    },
    prefix: 'ac',
    terms: TERMS,
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
    directives: DIRECTIVES,
    cardAttributes: ['widget'],
    cardOf: async (_attribute, name) =>
      name === 'slider'
        ? {
            picture: '<svg class="thumbnail"></svg>',
            platforms: ['web', 'cordova'],
            style: 'widgets/thumbnails',
            dependencies: [],
          }
        : undefined,
    islandNames: ['widgets/slider', 'widgets/odd', 'Sizing'],
    drawComponent: async () => '',
    async drawIsland({ name, props }) {
      if (name === 'Sizing') return '<div class="sizing"></div>';
      const initial = name === 'widgets/odd' ? { steps: 1 } : SLIDER_STATE;
      const made = props({ initial });
      if ('code' in made && 'message' in made) return made;
      const { given, isClosed } = made as unknown as IllustrationProps;
      return `<div class="demo">Slider ${JSON.stringify({ given, isClosed })}</div>`;
    },
    pieces: createPieces(),
    versions: {
      all: ['10.2.0', '11.4.2', '11.9.0', '11.14.0'],
      dependency: 'releases:versions',
      check: ({ mark, names }) => ({
        dependencies: [],
        ...(names.includes('maxvalue') && mark.version !== '11.4.2'
          ? { problem: CONTRADICTION }
          : {}),
      }),
    },
    titleOf: (id) => (PAGES[id] ? `Title of ${id}` : undefined),
    describe: (id) =>
      PAGES[id] ? { title: `Title of ${id}`, description: `What ${id} is about.` } : undefined,
  };
}
