// A site's brand by its config alone, and parts of the frame that a theme wraps or replaces.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { elementsOf } from './support/html-elements.ts';
import { page, projectDir, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20z"/></svg>';

const make = useSiteFolders({
  'content/pages/index.md': page('Home'),
  'content/pages/a.md': page('A', '## One\n\nText.\n\n## Two\n\nText.'),
  'logo.svg': LOGO,
  'dark.svg': LOGO.replace('h80', 'h79'),
  'icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  'text.woff2': Buffer.from('wOF2 not really a font'),
  'card.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const config = (brand: object, more: object = {}) => ({
  'site.config.json': JSON.stringify({
    title: 'Lathe',
    url: 'https://lathe.example',
    brand,
    ...more,
  }),
});

/** The beginning of a picture, which says its size. */
function png(size: number): Buffer {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(size, 16);
  bytes.writeUInt32BE(size, 20);
  return bytes;
}

function built(folder: SiteFolder): string {
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  return text;
}

const headerOf = (folder: SiteFolder, name = 'a') =>
  /<header[\s\S]*?<\/header>/.exec(folder.file(`dist/${name}/index.html`))?.[0] ?? '';
const sheetOf = (folder: SiteFolder) => {
  const [name = ''] = [...folder.output().keys()].filter((one) => /^_assets\/style-/.test(one));
  return folder.file(`dist/${name}`);
};

describe('a site without a brand', () => {
  it('shows no mark of the engine, and the first letter of its name in the tab', () => {
    const folder = make(config({}));
    built(folder);
    expect(headerOf(folder)).not.toMatch(/<img|class="logo/);
    expect(folder.file('dist/a/index.html')).toMatch(
      /rel="icon" href="data:image\/svg\+xml,[^"]*%3EL%3C/,
    );
    expect(folder.file('dist/_headers')).not.toContain('font-src');
  });
});

describe('a brand', () => {
  it('is logo, icon, accent, fonts and picture by config alone', () => {
    const folder = make(
      config({
        logo: { light: 'logo.svg', dark: 'dark.svg' },
        showName: false,
        icon: 'icon.svg',
        accent: '#0b6e4f',
        fonts: [{ family: 'Lathe Sans', files: [{ src: 'text.woff2', weight: '400 700' }] }],
        image: 'card.png',
      }),
    );
    built(folder);
    const logos = elementsOf(headerOf(folder)).filter(({ tag }) => tag === 'img');
    expect(
      logos.map(({ attributes }) => [attributes.get('class'), attributes.get('width')]),
    ).toEqual([
      ['logo only-light', '112'],
      ['logo only-dark', '112'],
    ]);
    for (const { attributes } of logos)
      expect(folder.output().has(attributes.get('src')?.slice(1) ?? '')).toBe(true);
    expect(headerOf(folder)).toContain('<span class="visually-hidden">Lathe</span>');
    const html = folder.file('dist/a/index.html');
    expect(html).toMatch(/rel="icon" href="data:image\/svg\+xml,%3Csvg[^"]*viewBox=&#x27;0 0 8 8/);
    expect(html).toMatch(/og:image" content="https:\/\/lathe\.example\/_assets\/card-[\w-]+\.png"/);
    const css = sheetOf(folder);
    expect(css).toContain('#0b6e4f');
    expect(css).toMatch(/@font-face\{font-family:"?Lathe Sans"?;src:url\((?:"\.\/|\.\/|data:)/);
    expect(folder.file('dist/_headers')).toContain("font-src 'self'");
  });

  it('has a font that comes later: no page uses it before the root names it, and Arial takes its room', () => {
    const file = path.join(projectDir, 'node_modules/katex/dist/fonts/KaTeX_Main-Regular.woff2');
    const font = { family: 'Lathe Sans', files: [{ src: 'own.woff2' }], features: ['ss02'] };
    const folder = make({
      ...config({ fonts: [{ ...font, later: true }] }),
      'own.woff2': readFileSync(file),
    });
    built(folder);
    const css = sheetOf(folder);
    const [, key = ''] =
      /:root\{--face:(font-[0-9a-f]{8});--sans:"?Lathe Sans near"?,/.exec(css) ?? [];
    expect(css).toMatch(
      new RegExp(`:root\\[data-face="?${key}"?\\]\\{--sans:"?Lathe Sans"?,[^}]*"ss02"`),
    );
    expect(css).toMatch(/font-family:"?Lathe Sans"?;[^}]*font-display:optional/);
    expect(css).toMatch(/src:local\("?Arial"?\)[^}]*;size-adjust:\d+(\.\d)?%/);
    // A page that shows it at once keeps its place with the same room.
    folder.write(config({ fonts: [font] }));
    built(folder);
    expect(sheetOf(folder)).toMatch(/:root\{--sans:"?Lathe Sans"?,"?Lathe Sans near"?,/);
    expect(sheetOf(folder)).not.toContain('data-face');
  });

  it('has a font of several files, each for the characters of its script', () => {
    const fonts = path.join(projectDir, 'node_modules/katex/dist/fonts');
    const files = [{ src: 'latin.woff2' }, { src: 'greek.woff2', range: 'U+370-3FF, U+1F00-1FFF' }];
    const folder = make({
      ...config({ fonts: [{ family: 'Lathe Sans', files, later: true }] }),
      'latin.woff2': readFileSync(path.join(fonts, 'KaTeX_Main-Regular.woff2')),
      'greek.woff2': readFileSync(path.join(fonts, 'KaTeX_Math-Italic.woff2')),
    });
    built(folder);
    const ranges = [...sheetOf(folder).matchAll(/@font-face\{[^}]*url\([^}]*\}/g)].map(
      ([rule]) => /unicode-range:([^;}]+)/.exec(rule)?.[1],
    );
    expect(ranges).toEqual([undefined, 'U+370-3FF,U+1F??']);
  });

  it('needs links that can be read in both themes, and names the nearest color', () => {
    const folder = make(config({ accent: { light: '#ffcc00', dark: '#333333' } }));
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    expect(text).toMatch(
      /links in #ffcc00 have a contrast of 1\.\d on the light ground, and need 4\.5; the nearest that has it is #[0-9a-f]{6}/,
    );
    expect(text).toMatch(/links in #333333 .* on the dark ground/);
    const [, near = ''] = /on the light ground.*?(#[0-9a-f]{6})/.exec(text) ?? [];
    folder.write(config({ accent: near }));
    expect(folder.learn('check').status).toBe(0);
  });

  it('has an icon for home screens, of the size that they show', () => {
    const folder = make({ ...config({ touchIcon: 'touch.png' }), 'touch.png': png(180) });
    built(folder);
    const [, at = ''] =
      /<link rel="apple-touch-icon" href="\/(_assets\/touch-[\w-]+\.png)"/.exec(
        folder.file('dist/a/index.html'),
      ) ?? [];
    expect(folder.output().has(at)).toBe(true);
    folder.write({ 'touch.png': png(192) });
    expect(folder.learn('check').text).toContain('touch.png has 192 × 192 pixels.');
    folder.write(config({ touchIcon: 'icon.svg' }));
    expect(folder.learn('check').text).toContain('icon.svg is no PNG.');
  });

  it('says which file is missing, or is no picture', () => {
    const folder = make(config({ logo: 'gone.svg' }));
    expect(folder.learn('check').text).toContain('There is no file at gone.svg.');
    folder.write(config({ logo: 'text.woff2' }));
    expect(folder.learn('check').text).toContain(
      'text.woff2 is no picture whose size can be read.',
    );
    folder.write(config({ icon: 'card.png' }));
    expect(folder.learn('check').text).toContain('card.png is no SVG.');
  });
});

describe('a theme', () => {
  it('wraps or replaces each part of the frame', () => {
    const engine = JSON.stringify(`${projectDir}/engine/index.ts`);
    const names = [
      ...['Header', 'Footer', 'Logo', 'Sidebar', 'Outline', 'ArticleHead', 'ArticleFoot', 'Search'],
      'NotFound',
    ];
    const folder = make({
      ...config({}, { theme: './theme.tsx' }),
      'theme.tsx': `import { defineTheme } from ${engine};
const wrap = (name: string) => ({ Own, ...props }: any) => <div data-part={name}><Own {...props} /></div>;
export default defineTheme({
  parts: {
    ${names
      .filter((name) => name !== 'Logo')
      .map((name) => `${name}: wrap('${name}')`)
      .join(',\n    ')},
    Logo: ({ siteData }) => <b data-part="Logo">{siteData.title} mark</b>,
  },
});
`,
    });
    built(folder);
    const html = folder.file('dist/a/index.html') + folder.file('dist/404.html');
    for (const name of names) expect(html).toContain(`data-part="${name}"`);
    expect(html).toContain('<b data-part="Logo">Lathe mark</b>');
    // What is wrapped is still the engine's own.
    expect(html).toMatch(/<div data-part="Header"><header class="header">/);
    expect(html).toMatch(/<div data-part="ArticleHead"><nav class="breadcrumbs"/);
    expect(html).toMatch(/<div data-part="NotFound"><p class="not-found-code"/);
  });
});
