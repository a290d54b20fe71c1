// Bundles of small sites: what is in them, that they are the same each time, and what `learn verify` finds.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTags } from '../engine/text/tags.ts';
import { toZip } from '../tools/offline/zip.ts';
import { readFiles } from './support/read-bundle.ts';
import { SEARCHED } from './support/searched-site.ts';
import { createSiteFolder, type Files, page, type SiteFolder } from './support/site-folder.ts';

const HOLDS = 'Nur {section}, sonst: {site}';

const FILES: Files = {
  ...SEARCHED,
  'site.config.json': JSON.stringify({
    ...JSON.parse(String(SEARCHED['site.config.json'])),
    texts: { copy: { holds: HOLDS } },
  }),
  'content/pages/start.md': page(
    'Start',
    'Read [Events](api/events#before-drawing), then [Recipe 1](recipes/recipe-1).\n\n```html\n<a href="/docs/start">\n```',
  ),
  'content/pages/api/events.md': page(
    'Events',
    'Runs code; see [Odd Signs](widgets/odd).\n\n## Before drawing\n\n`onBeforeRender` runs before.',
  ),
};

let site: SiteFolder;
let whole: Map<string, Buffer>;
beforeAll(async () => {
  site = createSiteFolder(FILES);
  expect(site.learn('build').status).toBe(0);
  expect(site.learn('bundle', '--out', 'whole.zip').text).toContain('→ whole.zip');
  whole = await readFiles(path.join(site.dir, 'whole.zip'));
});
afterAll(() => site.dispose());

const textOf = (files: ReadonlyMap<string, Buffer>, name: string) => String(files.get(name));
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, url = '']) => url);

describe('a bundle', () => {
  it('has links to files, relative to the page', () => {
    const links = linksIn(textOf(whole, 'start/index.html'));
    expect(links).toContain('../api/events/index.html#before-drawing');
    expect(links).toContain('../index.html');
    for (const [name, content] of whole)
      if (name.endsWith('.html'))
        for (const url of linksIn(String(content)).filter((one) => !/^(?:#|https:)/.test(one))) {
          const at = path.posix.join(path.dirname(name), decodeURI(url.replace(/[?#].*/, '')));
          expect(whole.has(at), `${url} in ${name}`).toBe(true);
        }
  });

  it('leaves what a text says of addresses as it is', () => {
    expect(textOf(whole, 'start/index.html').replace(/<[^>]+>/g, '')).toContain(
      '&lt;a href=&quot;/docs/start&quot;&gt;',
    );
  });

  it('has a policy in each page that lets nothing be fetched, and no module', () => {
    for (const [name, content] of whole) {
      if (!name.endsWith('.html')) continue;
      const html = String(content);
      const [, policy = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect(policy, name).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+'; style/);
      expect(policy, name).not.toMatch(/unsafe|connect-src|worker-src/);
      expect(html, name).not.toContain('type="module"');
    }
  });

  it('is the same bytes, in another time zone too', () => {
    site.learnWith({ TZ: 'Asia/Kathmandu' }, 'bundle', '--out', 'again.zip');
    expect(site.file('again.zip') === site.file('whole.zip')).toBe(true);
  });

  it('needs a built site, and says so', () => {
    const other = createSiteFolder(SEARCHED);
    const { status, text } = other.learn('bundle');
    other.dispose();
    expect(status).toBe(1);
    expect(text).toMatch(/There is no built site in .*\nBuild it: learn build/);
  });
});

describe('the bundle of a section', () => {
  it('has its pages and those they link to; other links lead to the public site', async () => {
    expect(site.learn('bundle', '--section', 'Guide', '--out', 'guide.zip').status).toBe(0);
    const files = await readFiles(path.join(site.dir, 'guide.zip'));
    const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
    expect(pages).toContain('recipes/recipe-30/index.html');
    expect(pages).toContain('api/events/index.html');
    const start = textOf(files, 'start/index.html');
    const home = '<a href="https://docs.example/docs/">https://docs.example/docs/</a>';
    expect(start).toContain(`<div class="banner" role="note">Nur Guide, sonst: ${home}</div>`);
    expect(textOf(files, 'index.html')).toContain('content="0; url=start/index.html"');
    const outside = linksIn(start).filter((url) => url.startsWith('https:'));
    expect(new Set(outside)).toContain('https://docs.example/docs/');
    expect(
      [...files.keys()].filter((name) => name.startsWith('_files/_search/text/')),
    ).toHaveLength(pages.filter((name) => !/^(?:browse|search|index\.html)/.test(name)).length);
  });

  it('is one that the site has', () => {
    expect(site.learn('bundle', '--section', 'nothing').text).toMatch(
      /There is no section "nothing"\.\nThe sections of this site: guide, /,
    );
  });
});

describe('learn verify', () => {
  it('finds nothing in a bundle as it was made', () => {
    const { status, text } = site.learn('verify', 'whole.zip');
    expect(text).toBe(`${whole.size - 1} files: all are as they were when the bundle was made.\n`);
    expect(status).toBe(0);
  });

  it('names what is changed, missing and extra, in a zip and in a folder', () => {
    const touched = new Map(whole);
    touched.set('start/index.html', Buffer.from(`${whole.get('start/index.html')} `));
    touched.delete('api/events/index.html');
    touched.set('note.txt', Buffer.from('mine'));
    const said =
      'missing  api/events/index.html\nextra    note.txt\nchanged  start/index.html\n' +
      `3 files of ${whole.size - 1} files differ from the bundle that was made.\n`;
    site.write({ 'touched.zip': toZip(touched, 'folder') });
    expect(site.learn('verify', 'touched.zip')).toEqual({ status: 1, text: said });
    site.write(
      Object.fromEntries([...touched].map(([name, content]) => [`open/folder/${name}`, content])),
    );
    expect(site.learn('verify', 'open/folder')).toEqual({ status: 1, text: said });
    rmSync(path.join(site.dir, 'open/folder/note.txt'));
    expect(site.learn('verify', 'open').text).not.toContain('extra');
  });

  it('knows who has signed it', () => {
    site.learn('bundle', '--new-key', 'publisher.pem');
    const signed = site.learn('bundle', '--out', 'signed.zip', '--sign', 'publisher.pem');
    expect(signed.text).toMatch(/→ signed\.zip\nSigned → signed\.zip\.sig\n$/);
    const { status, text } = site.learn('verify', 'signed.zip', '--key', 'publisher.public.pem');
    expect(text).toContain('The signature signed.zip.sig is valid: the bundle comes from');
    expect(status).toBe(0);
  });

  it('says so where there is nothing to verify', () => {
    site.write({ 'broken.zip': 'no zip', 'empty/a.txt': '' });
    expect(site.learn('verify', 'broken.zip').text).toContain(
      'broken.zip is no zip, or a damaged one.',
    );
    expect(site.learn('verify', 'empty').text).toContain('There is no MANIFEST.sha256 in empty');
    expect(site.learn('verify', 'none.zip').text).toContain('There is no none.zip.');
  });
});

describe('changing tags', () => {
  it('touches no text, and keeps what it is not asked to change', () => {
    const html = '<p a>1 < 2 <b class="x > y" data-z=\'\'>t</b><br/><a href="/a?b=1&amp;c=2">l</a>';
    expect(changeTags(html, () => undefined)).toBe(html);
    const changed = changeTags(html, ({ name, attributes }) => {
      if (name === 'a') attributes.set('href', '../b');
      return name === 'a' || undefined;
    });
    expect(changed).toBe(html.replace('/a?b=1&amp;c=2', '../b'));
  });
});
