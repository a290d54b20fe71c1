// The real site, built under its own name and under another: links, policy, metadata, sizes, names.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { checkShown } from './support/check-shown.ts';
import { elementsOf } from './support/html-elements.ts';
import { lendStore, projectDir, readTree, runLearn } from './support/site-folder.ts';

const parent = path.join(projectDir, '.learn/tests');
mkdirSync(parent, { recursive: true });
const work = mkdtempSync(path.join(parent, 'real-'));
let site: Map<string, string>;

/** A whole site is built, perhaps beside another. */
const WHOLE_SITE_MS = 600_000;

const pages = () =>
  [...site].filter(([name]) => name.endsWith('.html') && !name.startsWith('_nav/'));

function build(siteDir: string, out: string): Map<string, string> {
  const { status, text } = runLearn(projectDir, 'build', siteDir, '--out', path.join(work, out));
  expect(status, text).toBe(0);
  expect(text).toContain(', 0 warnings');
  return readTree(path.join(work, out));
}

/** Lines of Markdown outside of code; the first line of a fence is one of them. */
function outsideOfCode(text: string): string[] {
  let fence = '';
  return text.split('\n').filter((line) => {
    const sign = /^[\s>]*(?:[-*+] |\d+\. )?(`{3,}|~{3,})/.exec(line)?.[1];
    const isInside = fence !== '';
    if (!isInside && sign) fence = sign;
    else if (sign?.startsWith(fence)) fence = '';
    return !isInside;
  });
}

beforeAll(() => {
  const built = process.env.BUILT_SITE;
  site = built ? readTree(built) : build('site', 'own');
}, WHOLE_SITE_MS);
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the real site', () => {
  it('has no link, picture, script or anchor that leads nowhere', () => {
    expect(pages().length).toBeGreaterThan(1190);
    expect(checkBuiltLinks(site)).toEqual([]);
  });

  it('keeps its policy, and has all metadata', () => {
    expect(checkBuiltHtml(site)).toEqual([]);
  });

  it('has one inline script in every page, and a policy without a way around', () => {
    for (const [name, html] of pages()) {
      const isRedirect = html.includes('http-equiv="refresh"');
      expect(html.match(/<script>/g)?.length ?? 0, name).toBe(isRedirect ? 0 : 1);
    }
    const { headers } = JSON.parse(site.get('_server.json') ?? '') as {
      headers: { path: string; set: Record<string, string> }[];
    };
    expect(headers[0]?.path).toBe('/*');
    expect(headers[0]?.set['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  });

  it('names the product wherever a page says {product} or {pr}', () => {
    const left = [...site].filter(
      ([name, text]) => /\.md$/.test(name) && /\{(?:pr|product)\}/i.test(text),
    );
    expect(left.map(([name]) => name)).toEqual([]);
  });

  it('has a Markdown copy and breadcrumbs for every page of the doc index', () => {
    const index = JSON.parse(site.get('docs-index.json') ?? '') as Record<
      string,
      { sidebar?: string }
    >;
    expect(Object.keys(index).length).toBeGreaterThanOrEqual(940);
    for (const [id, { sidebar }] of Object.entries(index)) {
      const html = site.get(`${id.replace(/\/index$/, '')}/index.html`) ?? '';
      expect(site.get(`${id}.md`), id).toMatch(/^# \S/);
      expect(html, id).toContain(
        `<link rel="alternate" type="text/markdown" href="/learn/${id}.md"/>`,
      );
      if (sidebar !== undefined) expect(html, id).toContain('"@type":"BreadcrumbList"');
    }
  });

  it('has copies in plain Markdown, of categories as well', () => {
    const copies = [...site].filter(([name]) => name.endsWith('.md'));
    const ours = copies.flatMap(([name, text]) =>
      outsideOfCode(text)
        .filter((line) => /^[\s>]*:{2,}[a-z]|^[\s>]*:{3,}\s*$|^[\s>]*<!--|[`~]{3}\S+ /.test(line))
        .map((line) => `${name}: ${line}`),
    );
    expect(ours).toEqual([]);
    expect(copies.length).toBeGreaterThan(1_100);
    expect(site.get('browse/docs.md')).toContain('\n- [');
  });

  it('has all that its pages show in its bundle', { timeout: WHOLE_SITE_MS }, async () => {
    const { counts, wrong } = await checkShown(process.env.BUILT_SITE ?? path.join(work, 'own'));
    expect(wrong).toEqual([]);
    expect(counts['link href']).toBeGreaterThan(pages().length);
  });

  it('gives each page only its own part of the navigation', () => {
    for (const [name, html] of pages()) {
      const [menu = ''] = /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(html) ?? [];
      expect(elementsOf(menu).filter(({ tag }) => tag === 'a').length, name).toBeLessThanOrEqual(
        60,
      );
    }
  });

  it('built under another name holds no trace of the default one, and all links work', {
    timeout: WHOLE_SITE_MS,
  }, () => {
    for (const name of [
      'content',
      'engine',
      'tools',
      'collections',
      'node_modules',
      'tsconfig.json',
    ])
      symlinkSync(path.join(projectDir, name), path.join(work, name));
    cpSync(path.join(projectDir, 'site'), path.join(work, 'site'), {
      recursive: true,
      filter: (file) => path.basename(file) !== '.learn',
    });
    const config = path.join(work, 'site/site.config.ts');
    const own = "{ name: 'Millwork', slug: 'millwork', code: 'MW' }";
    expect(readFileSync(config, 'utf8')).toContain(own);
    const other = "{ name: 'Quarrystone', slug: 'quarrystone', code: 'QZ' }";
    writeFileSync(config, readFileSync(config, 'utf8').replace(own, other));
    // What doesn't depend on the name isn't made again, and what does must not be found.
    const dropStore = lendStore(path.join(work, 'site'));
    const renamed = build(path.join(work, 'site'), 'renamed');
    dropStore();
    expect(
      [...renamed.keys()].filter((name) => name.endsWith('.md')).length,
    ).toBeGreaterThanOrEqual(940);
    expect([...renamed].flatMap(tracesOf)).toEqual([]);
    expect(checkBuiltLinks(renamed)).toEqual([]);
    expect(checkBuiltHtml(renamed)).toEqual([]);
  });
});

/** The default product's name, slug and short code as parts of words: `MW`, `MWE`, `mw-button`, `mwo_setup`. */
const TRACE = /millwork|(?<![a-z0-9])mw[a-z]?(?![a-z0-9])/gi;
const HASH = /sha256-[\w+/=]+|-[\w-]{8}(?=\.(?:js|css|png|svg|jpg|webp))/g;

/** Short names in scripts, letters of hashes, and ends of words in the index of search are chance. */
function tracesOf([name, text]: [string, string]): string[] {
  const words = /\.(?:js|css)$|^_search\/(?:words|more|spelling)\//.test(name)
    ? /millwork/gi
    : TRACE;
  const isText = /\.(?:html|md|json|xml|txt|js|css|svg|conf)$|^_(?!assets\/)/.test(name);
  const all = `${name.replace(HASH, '')}\n${isText ? text.replace(HASH, '') : ''}`;
  return [...all.matchAll(words)].map(
    ({ index }) => `${name}: ${all.slice(Math.max(0, index - 30), index + 30)}`,
  );
}
