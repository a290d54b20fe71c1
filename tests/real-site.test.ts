// The real site, built under its own and under another name: links, policy, twins, records.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributesOf, checkBuiltLinks } from './support/check-built-links.ts';
import { projectDir, readTree } from './support/site-folder.ts';

const work = mkdtempSync(path.join(tmpdir(), 'learn-real-'));
const learn = path.join(projectDir, 'engine/bin/learn.mjs');
let site: Map<string, string>;
const pages = () =>
  [...site].filter(([name]) => name.endsWith('.html') && !name.startsWith('_nav/'));

function build(...args: string[]): Map<string, string> {
  const out = path.join(work, `out-${args.length}`);
  const done = spawnSync(process.execPath, [learn, 'build', ...args, '--out', out], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  expect(done.status, done.stderr).toBe(0);
  expect(done.stderr).toBe('');
  return readTree(out);
}

beforeAll(() => {
  site = build();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe('the real site', () => {
  it('has no link, picture, script or anchor that leads nowhere', () => {
    expect(checkBuiltLinks(site)).toEqual([]);
  });

  it('keeps to its Content-Security-Policy: no style attribute, no inline handler, nothing from outside', () => {
    expect(pages().length).toBeGreaterThan(60);
    for (const [name, html] of pages()) {
      for (const [attribute, value] of attributesOf(html)) {
        expect(attribute, name).not.toMatch(/^(style|on\w+)$/i);
        if (attribute === 'src' || attribute === 'srcset')
          expect(value, name).toMatch(/^\/learn\//);
      }
      expect(
        html.match(/<style|<iframe|<link[^>]+href="https?:[^"]*"[^>]*stylesheet/g),
        name,
      ).toBeNull();
      expect(html.match(/<script(?![^>]*(src=|application\/ld\+json))[^>]*>/g)?.length, name).toBe(
        1,
      );
    }
  });

  it('says in its policy which inline script may run, and that one is in every page', async () => {
    const { createHash } = await import('node:crypto');
    const { headers } = JSON.parse(site.get('_server.json') ?? '');
    const policy: string = headers[0].set['Content-Security-Policy'];
    expect(policy).not.toMatch(/unsafe|\*/);
    const script = /<script>(.*?)<\/script>/.exec(site.get('index.html') ?? '')?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  });

  it('has a Markdown twin, a canonical address, a description and breadcrumbs for every page', () => {
    const index = JSON.parse(site.get('docs-index.json') ?? '') as Record<
      string,
      { title: string; sidebar?: string }
    >;
    const sitemap = site.get('sitemap.xml') ?? '';
    for (const [id, { sidebar }] of Object.entries(index)) {
      const html = site.get(`${id}/index.html`) ?? '';
      expect(site.get(`${id}.md`), id).toMatch(/^# /);
      expect(html).toContain(
        `<link rel="canonical" href="https://docs.millwork.example/learn/${id}"/>`,
      );
      expect(sitemap).toContain(`<loc>https://docs.millwork.example/learn/${id}</loc>`);
      for (const property of ['og:title', 'og:description', 'og:url'])
        expect(html).toContain(`property="${property}"`);
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
      if (sidebar) expect(JSON.parse(data ?? '')['@type'], id).toBe('BreadcrumbList');
      expect(html.match(/<h1[ >]/g), id).toHaveLength(1);
    }
    expect(site.get('robots.txt')).toContain('Allow: /');
  });

  it('gives each page only its own part of the navigation', () => {
    for (const [name, html] of pages()) {
      const links =
        /<nav class="sidebar"[\s\S]*?<\/nav>/.exec(html)?.[0].match(/<a /g)?.length ?? 0;
      expect(links, name).toBeLessThanOrEqual(60);
    }
  });

  it('built under another name holds no trace of the default one', () => {
    const folder = path.join(work, 'renamed');
    spawnSync('mkdir', ['-p', folder]);
    for (const name of ['content', 'engine', 'node_modules'])
      symlinkSync(path.join(projectDir, name), path.join(folder, name));
    spawnSync('cp', ['-r', path.join(projectDir, 'site'), path.join(folder, 'site')]);
    rmSync(path.join(folder, 'site/.learn'), { recursive: true, force: true });
    const config = path.join(folder, 'site/site.config.ts');
    const renamed = readFileSync(config, 'utf8').replace(
      "{ name: 'Millwork', slug: 'millwork', code: 'MW' }",
      "{ name: 'Quarrystone', slug: 'quarrystone', code: 'QZ' }",
    );
    writeFileSync(config, renamed);
    const other = build(path.join(folder, 'site'));
    expect(other.size).toBeGreaterThan(100);
    for (const [name, text] of other) {
      expect(name).not.toMatch(/millwork/i);
      expect(
        text.match(/.{0,40}(millwork|\bMW[A-Z]?\b|\bmw[a-z]?-).{0,40}/i)?.[0],
        name,
      ).toBeUndefined();
    }
    expect(checkBuiltLinks(other)).toEqual([]);
  });
});
