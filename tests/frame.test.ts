// What a config puts around pages: links in the header, columns and a note in the footer, an announcement.
import { describe, expect, it } from 'vitest';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';
import { createVersionSite } from './support/version-site.ts';

const make = useSiteFolders({
  'content/pages/index.md': page('Home'),
  'content/pages/guides/start.md': page('Start', '## First steps\n\nText.\n'),
  'content/pages/news.md': page('News'),
});

const config = (more: object) => ({
  'site.config.json': JSON.stringify(
    {
      product: { name: 'Lathe', slug: 'lathe', code: 'L' },
      url: 'https://lathe.example',
      base: '/docs/',
      strict: true,
      ...more,
    },
    undefined,
    2,
  ),
});

const FRAME = {
  header: [
    { label: 'News', to: 'news' },
    { label: '{Product} Forum', href: 'https://forum.example/{product}' },
  ],
  footer: {
    columns: [
      { title: 'Learn', links: [{ label: 'First steps', to: 'guides/start#first-steps' }] },
      { title: 'More', links: [{ label: 'Write', href: 'mailto:a@lathe.example' }] },
    ],
    note: 'By {Product} Works, [imprint](news)',
  },
  announcement: {
    id: 'v2',
    text: '{Product} 2 <is> here: [what is new](news).',
    dismissable: true,
  },
};

function built(folder: SiteFolder): Map<string, string> {
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  return folder.output();
}

const sheetOf = (site: Map<string, string>) =>
  [...site].find(([name]) => /^_assets\/style-/.test(name))?.[1] ?? '';

/** Those parts of a page that the config adds to. */
const part = (html: string, from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? '';

describe('header, footer and announcement', () => {
  it('are on every page, with the addresses of pages', () => {
    const site = built(make(config(FRAME)));
    for (const name of ['index.html', 'guides/start/index.html', '404.html', 'search/index.html']) {
      const html = site.get(name) ?? '';
      const links = '<a href="/docs/news">News</a></li><li><a href="https://forum.example/lathe">';
      expect(part(html, 'class="header-links">', '</ul>'), name).toContain(links);
      expect(part(html, 'class="menu-links">', '</ul>'), name).toContain(links);
      const columns = part(html, 'class="footer-columns">', '<nav');
      expect(columns).toContain('<div><h2>Learn</h2><ul>');
      expect(columns).toContain('<a href="/docs/guides/start#first-steps">First steps</a>');
      expect(columns).toContain('<a href="mailto:a@lathe.example">Write</a>');
      expect(html).toContain('<p>By Lathe Works, <a href="/docs/news">imprint</a></p></footer>');
      expect(part(html, '<aside class="announcement"', '</aside>')).toMatch(
        /<p>Lathe 2 &lt;is&gt; here: <a href="\/docs\/news">what is new<\/a>\.<\/p><button [^>]*class="needs-script"/,
      );
    }
    expect(sheetOf(site)).toMatch(/\.header-links[\s\S]*\.footer-columns[\s\S]*\.announcement/);
    expect(checkBuiltHtml(site)).toEqual([]);
    expect(checkBuiltLinks(site)).toEqual([]);
  });

  it('leave nothing on sites without them', () => {
    const site = built(make(config({})));
    const html = site.get('news/index.html') ?? '';
    expect(html).not.toMatch(/header-links|menu-links|footer-columns|announcement/);
    expect(html.match(/<script(?![^>]*ld\+json)/g)).toHaveLength(2);
    expect(sheetOf(site)).not.toMatch(/header-links|footer-columns|announcement/);
    expect(site.get('_headers')?.match(/'sha256-/g)).toHaveLength(1);
  });

  it('need no script where nothing can be dismissed', () => {
    const site = built(make(config({ announcement: { id: 'a', text: 'Hello.' } })));
    const html = site.get('news/index.html') ?? '';
    expect(html).toContain(
      '<aside class="announcement" aria-label="Announcement"><p>Hello.</p></aside>',
    );
    expect(html).not.toContain('data-announcement');
    expect(site.get('_headers')?.match(/'sha256-/g)).toHaveLength(1);
  });
});

describe('a link of the frame', () => {
  it('that leads to no page or heading is an error, at its place', () => {
    const folder = make(
      config({
        header: [
          { label: 'News', to: 'news' },
          { label: 'Lost', to: 'newz' },
        ],
        footer: {
          columns: [{ title: 'A', links: [{ label: 'B', to: 'guides/start#frist-steps' }] }],
          note: 'See [this](guides/strat).',
        },
        announcement: { id: 'a', text: 'Read [that](gone/page).', versions: ['curent'] },
      }),
    );
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    const lines = folder.file('site.config.json').split('\n');
    const placeOf = (value: string) => {
      const line = lines.findIndex((one) => one.includes(value));
      return `site.config.json:${line + 1}:${(lines[line] ?? '').indexOf(value) + 1}`;
    };
    for (const [value, code, hint] of [
      ['newz', 'config/unknown-page', 'Write "news" instead.'],
      ['guides/start#frist-steps', 'links/missing-anchor', 'Closest: #first-steps'],
      ['guides/strat', 'config/unknown-page', 'Write "guides/start" instead.'],
      ['gone/page', 'config/unknown-page', 'an address outside goes into "href"'],
      ['curent', 'config/unknown-version', 'Write "current" instead.'],
    ] as const) {
      expect(text).toContain(`${placeOf(value)}  error  ${code}`);
      expect(text).toContain(hint);
    }
    expect(text).toContain('5 errors');
  });

  it('has exactly one target', () => {
    const none = make(config({ header: [{ label: 'News' }] }));
    expect(none.learn('check').text).toContain('its link needs either "to", a page, or "href"');
    const bad = make(config({ header: [{ label: 'News', href: 'javascript:alert(1)' }] }));
    expect(bad.learn('check').text).toContain('it begins with https:// or mailto:');
  });

  it('to a page that is not written yet is left out, and of a text the words stay', () => {
    const site = built(
      make({
        ...config({
          header: [{ label: 'Later', to: 'later' }],
          announcement: { id: 'a', text: 'Soon: [later](later).' },
        }),
        'content/sidebars/guide.yaml':
          'name: Guide\nslug: guide\norder: 1\nitems: [index, news, guides/start, later]\n',
      }),
    );
    expect(site.get('news/index.html')).not.toContain('header-links');
    expect(site.get('news/index.html')).toContain('<p>Soon: later.</p>');
  });
});

describe('versions that are built together', () => {
  it('leave out what they lack, and announce what is for them', () => {
    const folder = createVersionSite();
    try {
      const given = JSON.parse(folder.file('site.config.json'));
      folder.write({
        'site.config.json': JSON.stringify({
          ...given,
          header: [{ label: 'The moved one', to: 'moved' }],
          announcement: { id: 'old', text: 'This is old.', versions: ['1'] },
        }),
      });
      folder.commit();
      const { status, text } = folder.learn('build', '--all-versions');
      expect(status, text).toBe(0);
      const newest = folder.file('dist/part/page-1/index.html');
      const oldest = folder.file('dist/v1/part/page-1/index.html');
      expect(newest).toContain('<a href="/docs/moved">The moved one</a>');
      expect(newest).not.toContain('This is old.');
      expect(oldest).not.toContain('The moved one');
      expect(oldest).toContain('<p>This is old.</p>');
    } finally {
      folder.dispose();
    }
  });
});
