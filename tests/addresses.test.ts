// Ids, redirects and bases: what `learn check` lets pass, every server takes; what it doesn't, it says where it is.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { buildServerConfig } from '../engine/build/files/site-files.ts';
import { serverConfigSchema } from '../engine/build/servers/server-config.ts';
import { checkRedirects } from '../engine/model/check-redirects.ts';
import { checkClashes, findClashes } from '../engine/model/clashes.ts';
import { basePath, idProblem, nearestBase } from '../engine/text/address.ts';
import { locate, memorySite } from './support/memory-site.ts';
import { createSiteFolder, page, type SiteFolder } from './support/site-folder.ts';

let folder: SiteFolder | undefined;
afterEach(() => folder?.dispose());

const SIGNS = [...'ab1é日 /.-_#?:*"\'`$()[]{}|\\<>^%~@!&=+;,', '\u0000', '\u2028', '\ud800', '//'];
const anyText = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 8 });
const anyId = anyText.map((signs) => signs.join(''));
const anyTarget = fc.oneof(
  fc.constant('guide/start'),
  fc.constant('guide/start#below'),
  anyId,
  fc
    .tuple(fc.constantFrom('https://', 'http://', '//', 'javascript:', 'mailto:'), anyId)
    .map((parts) => parts.join('')),
  anyId.map((id) => `https://example.com/${id}`),
);

describe('what `learn check` lets pass', () => {
  it('is what every server takes: ids and redirects of any signs', () => {
    const passed = { redirects: 0, ids: 0 };
    fc.assert(
      fc.property(anyId, anyTarget, anyId, (from, to, id) => {
        const isId = idProblem(id) === undefined;
        const pages = { 'guide/start': {}, ...(isId ? { [id]: { alias_of: 'guide/start' } } : {}) };
        const site = memorySite({ pages, redirects: [{ from, to }] });
        if (
          checkRedirects(site, locate).length + checkClashes(findClashes(site), locate).length >
          0
        )
          return;
        passed.redirects += 1;
        passed.ids += isId ? 1 : 0;
        const { error } = serverConfigSchema.safeParse(buildServerConfig(site));
        expect(error?.message).toBeUndefined();
      }),
      { numRuns: 4000, seed: 20261122 },
    );
    expect(passed.redirects).toBeGreaterThan(100);
    expect(passed.ids).toBeGreaterThan(20);
  });

  it('is served: blanks, umlauts and signs in ids and in redirects', async () => {
    folder = createSiteFolder({
      'site.config.json': '{"base": "/a-b/v1.2/"}',
      'content/pages/guide/start.md': page('Start'),
      "content/pages/it's (a) ü; 100%.md": '---\nalias_of: guide/start\n---\n',
      'content/redirects.yaml': '- from: old name/über\n  to: guide/start\n',
    });
    expect(folder.learn('check').text).toContain('no mistakes, 0 warnings');
    expect(folder.learn('build').status).toBe(0);
    const { createSiteServer } = await import('../tools/serve/create-site-server.ts');
    const server = await createSiteServer({ dir: `${folder.dir}/dist` });
    for (const id of ['old name/über', "it's (a) ü; 100%"]) {
      const url = new URL(id.split('/').map(encodeURIComponent).join('/'), server.url);
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      expect([status, headers.get('location')], id).toEqual([301, '/a-b/v1.2/guide/start']);
    }
    await server.close();
  });
});

describe('what it doesn’t', () => {
  it.each([
    '/my docs/',
    '/ü/',
    'docs',
    '/a"b/',
    '/a//b/',
    '/../',
  ])('the base %j is refused by check, build and serve alike, with another one to write', (base) => {
    folder = createSiteFolder({
      'site.config.json': `{\n  "base": ${JSON.stringify(base)}\n}`,
      'content/pages/index.md': page('Home'),
      'content/versions.yaml': `- version: current\n  label: v1\n- version: old\n  label: v0\n  base: ${JSON.stringify(base)}\n`,
    });
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    expect(text).toContain('site.config.json:2:4  error  config/wrong-value');
    expect(text).toContain('Write "base": the path below the host, such as /learn/.');
    const flag = folder.learn('build', '--base', base);
    expect(flag.status).toBe(1);
    expect(flag.text).toContain(`Write: --base ${nearestBase(base)}`);
    expect(basePath.safeParse(nearestBase(base)).success).toBe(true);
    folder.write({ 'site.config.json': '{}' });
    expect(folder.learn('check').text).toContain('versions.yaml:5:3  error  versions/wrong-value');
  });

  it('an id that some file system or server would not take is named with its file', () => {
    folder = createSiteFolder({
      'content/pages/index.md': page('Home'),
      'content/pages/a`b.md': page('Quoted'),
      'content/pages/faq: why.md': page('Colon'),
      'content/pages/blank /a.md': page('Blank'),
    });
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    expect(text).toContain('content/pages/a`b.md:1:1  error  pages/unusable-id');
    expect(text).toContain('The page\'s id "faq: why" has ":" in it.');
    expect(text).toContain('The page\'s id "blank /a" has a blank at the end of a part.');
  });
});
