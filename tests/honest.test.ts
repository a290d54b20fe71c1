// Names and settings that look harmless: they work, or the diagnostic says which one is wrong and where.
import { describe, expect, it } from 'vitest';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { page, recordsConfig, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({ 'content/pages/index.md': page('Home') });
/** Names that every object of JavaScript has. */
const NAMES = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf'];

describe('names that every object has', () => {
  it('are names of pages, headings, rows, words and keys like any others', () => {
    const body = (name: string) =>
      `## A heading {#${name}}\n\nThe ${NAMES.join(' and the ')}, \`{${name}}\` and {${name}}.\n\n| a | b |\n| - | - |\n| r {#row-${name}} | z |\n| x {#__proto__} | y |\n\n${NAMES.map((one) => `[${one}](${one}#${one})`).join(' ')} [](${name})\n\n\`\`\`js\nconst ${name} = 1;\n\`\`\`\n`;
    const folder = make({
      ...Object.fromEntries(
        NAMES.map((name) => [`content/pages/${name}.md`, page(`Title of ${name}`, body(name))]),
      ),
      'content/pages/a/__proto__.md': page('Proto', '[x](constructor)'),
      'content/redirects.yaml': NAMES.map(
        (name) => `- from: old/${name}\n  to: ${name}\n- from: index#${name}\n  to: ${name}\n`,
      ).join(''),
      'content/synonyms.yaml': 'constructor: [toString]\n',
      'content/sidebars/a.yaml': `name: A\nslug: constructor\norder: 1\nitems: [${NAMES.join(', ')}]\n`,
    });
    for (const times of ['first', 'second']) {
      const { status, text } = folder.learn('build');
      expect(status, `${times}\n${text}`).toBe(0);
      expect(text).toContain('0 warnings');
    }
    expect(checkBuiltLinks(folder.output())).toEqual([]);
    const published = folder.learn('check', '--publish');
    expect(published.status, published.text).toBe(0);
    const urlManifest = JSON.parse(folder.file('content/published.json'));
    for (const name of NAMES) {
      expect(folder.file(`dist/${name}/index.html`)).toContain(`Title of ${name}`);
      expect(folder.learn('search', name).text).toContain(`/${name}`);
      expect(urlManifest.pages[name]).toContain(name);
    }
    expect(folder.learn('check').status).toBe(0);
  });
});

describe('settings', () => {
  it.each([
    ['lang', 'no tag!', 'it is no language tag', 'such as en, de or pt-BR'],
    ['lang', 'en_US', 'it is no language tag', 'such as en, de or pt-BR'],
    [
      'editUrl',
      'javascript:alert(1)//{path}',
      'it begins with https://',
      'address of a page’s source',
    ],
    ['editUrl', '//evil.example/{path}', 'it begins with https://', 'address of a page’s source'],
    ['url', 'javascript:alert(1)', 'expected an address', 'scheme and host'],
    ['feedback', 'javascript:alert(1)', 'it begins with https:// or mailto:', 'address for'],
  ])('%s: %s is refused, with its line', (key, value, sentence, hint) => {
    const folder = make({ 'site.config.json': `{\n  "${key}": ${JSON.stringify(value)}\n}` });
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    expect(text).toContain('site.config.json:2:4  error  config/wrong-value');
    expect(text).toContain(sentence);
    expect(text).toContain(hint);
  });

  it.each(['de', 'pt-BR', 'zh-Hant-TW', 'ar'])('lang: %s is a language', (lang) => {
    const folder = make({
      'site.config.json': JSON.stringify({ lang }),
      'content/pages/a.md': page('A', 'Text.', 'last_update: 2025-10-27\n'),
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(folder.file('dist/a/index.html')).toContain(`<html lang="${lang}"`);
  });

  it('that name another content folder are followed by every diagnostic', () => {
    const folder = make({
      'site.config.ts': recordsConfig({ content: 'words' }),
      'words/pages/index.md': page(
        'Home',
        '![x](gone.png)\n\n![x](https://a.example/x.png)\n\n::include{gone.md}\n\n::include{../x.md}\n\n::video{src=gone.mp4 title="x"}\n\n::properties{gone}\n\n:::cards\n::card[a]{to=index widget=gone}\n:::\n\n[x](gone) [y](#gone)',
      ),
      'words/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [{ generate: gone }]\n',
      'words/redirects.yaml': '- from: a\n  to: gone\n',
      'words/widgets/slider.yaml':
        'name: slider\ntitle: Slider\ncategory: Form\nplatforms: [web]\npage: gone\nsummary: Chooses.\nproperties:\n  - use: gone\n',
      'words/snippets/unused.md': 'Nobody.\n',
    });
    const { status, text } = folder.learn('check');
    expect(status).toBe(1);
    expect(text).toContain('words/widgets/slider.yaml:5:1  error  widgets/unknown-page');
    expect(text).toContain('  5 │ page: gone');
    expect(text).toContain('Put the file into words/images/');
    expect(text).not.toContain('content/');
  });
});
