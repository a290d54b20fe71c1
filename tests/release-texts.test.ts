// Texts of records as browsers and feeds show them: what the page's own parser makes of them, and never a danger.
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import {
  type Inline,
  inlineHtml,
  parseBlocks,
  parseInline,
  toHtml,
} from '../collections/releases/small-markdown.ts';
import { parseXml } from './support/parse-xml.ts';
import { loadRealReleases } from './support/real-releases.ts';

/** With the settings of engine/markdown/to-page.ts. */
const md = new MarkdownIt('default', { html: false, linkify: true, typographer: false });
md.linkify.set({ fuzzyLink: false, fuzzyEmail: false }).add('//', null);

/** What both may write in their own way: blanks between tags, languages of code, `"`, items of loose lists. */
const normal = (html: string) =>
  html
    .replace(/>\s+</g, '><')
    .replaceAll('&quot;', '"')
    .replace(/ (?:rel|class)="[^"]*"/g, '')
    .replaceAll('\n</code></pre>', '</code></pre>')
    .replaceAll('<li><p>', '<li>')
    .replaceAll('</p></li>', '</li>')
    .trim();

const small = (text: string) => normal(String(toHtml(parseBlocks(text))));
const inPage = (text: string) => normal(md.render(text));

describe('the Markdown of records', () => {
  it('gives what the page’s parser gives, for every text of every record', async () => {
    const { book } = await loadRealReleases();
    const texts = book.entries.flatMap(({ record }) => [
      record.summary,
      record.stopover ?? '',
      ...record.changes.flatMap(({ title, symptom = '', body = '', action = '' }) => [
        title,
        symptom,
        body,
        action,
      ]),
    ]);
    const written = texts.filter(Boolean);
    expect(written.length).toBeGreaterThan(4_400);
    for (const text of written)
      if (small(text) !== inPage(text)) expect(small(text)).toBe(inPage(text));
  });

  it.each([
    'Two\nlines, `code`, **bold *and* more**, *light*.\n\nA second paragraph.',
    '- one\n- two\n  goes on\n\n- three',
    '1. one\n2. two\n\nAfter.',
    'Before:\n- an item\n```js\nf();\n```\nAfter.',
    '```\n<b>&\n\n\n**no bold**\n```',
    '[a `]` b](teams/roles#add) and https://example.org/a?b=c&d. Then (https://example.org/x).',
    '[https://example.org/a](https://example.org/b)',
    '[a](https://example.org/a_(b)) [b](/own/path) [c](mailto:a@example.org) [[d](x/y)]',
    '"https://example.org/" and `https://example.org`',
    'Use `*.js` and *.css or `a**b`, **not `**`**; 2 * 3 * 4',
    '``a ` b`` and ` `` ` and `open',
    '``a` b',
    '```c`` d',
    '\\*no\\* \\[x\\](y) \\`z',
    '<script>alert(1)</script> & <b title="x">',
  ])('gives the same for %j', (text) => {
    expect(small(text)).toBe(inPage(text));
  });
});

/** What their notes name, and no more: nobody could say what went wrong. */
const WITHOUT_SYMPTOM = ['10.5.4 backend', '11.1.3 studio'];

it('every fix of versions 10 and 11 says what went wrong', async () => {
  const { book } = await loadRealReleases();
  const fixes = book.entries
    .filter(({ record }) => /^1[01]\./.test(record.version))
    .flatMap(({ record }) =>
      record.changes
        .filter(({ kind }) => kind === 'fix')
        .map(({ area, symptom }) => ({ name: `${record.version} ${area}`, symptom })),
    );
  expect(fixes.length).toBeGreaterThan(960);
  const without = fixes.filter(({ symptom }) => !symptom).map(({ name }) => name);
  expect(without.sort()).toEqual(WITHOUT_SYMPTOM);
});

const PIECES = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html,<b>)',
  '[x](vbscript:x)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](java&#115;cript:alert(1))',
  '[**x**](teams/roles)',
  '[x](/a"onclick="alert(1))',
  '[x](https://example.org/">)',
  'https://example.org/"onclick="x',
  'javascript:alert(1)',
  '](',
  '**',
  '*',
  '`',
  '```',
  '[',
  '\\',
  '\n- ',
  '\n1. ',
  '\n\n',
  '&amp;',
  ' ',
];

const linksIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) => [
    ...(part.type === 'link' ? [part.href] : []),
    ...('inside' in part ? linksIn(part.inside) : []),
  ]);

/** What a browser takes an address for, wherever it is. */
function isSafe(href: string): boolean {
  const { protocol, host } = new URL(href, 'https://own.example/learn/');
  return protocol === 'mailto:' || (protocol === 'https:' && /^(?:own|example)\./.test(host));
}

describe('hostile texts', () => {
  it('never become HTML of their own, nor a link that runs or leaves', () => {
    const anyText = fc.oneof(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join('')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const links = linksIn(parseInline(text));
        expect(links.filter((href) => !isSafe(href))).toEqual([]);
        const html = String(toHtml(parseBlocks(text))).replace(/[\p{Cc}\uFFFE\uFFFF]|\p{Cs}/gu, '');
        const document = parseXml(`<?xml version="1.0" encoding="utf-8"?><i>${html}</i>`);
        const tags = JSON.stringify(document, (key, value) => (key === 'text' ? undefined : value));
        expect(tags).not.toMatch(/"name":"(?!(?:i|p|ul|ol|li|pre|code|strong|em|a)")/);
      }),
      { numRuns: 500 },
    );
  });

  it.each(
    PIECES.filter((piece) => /^\[x\]\((?!https|\/a)/.test(piece)),
  )('leave %j as text', (text) => {
    expect(String(inlineHtml(parseInline(text)))).not.toContain('<a');
  });

  it('keep every letter of a mark that is never closed', () => {
    for (const text of ['**bold', '*light', '`code', '[words](', '[words](a b)', '[a', '](x)'])
      expect(parseInline(text)).toEqual([{ type: 'text', text }]);
    expect(parseBlocks('```js\nf();')).toEqual([{ type: 'code', text: 'f();' }]);
  });

  it.each([
    ...'`*[\\(<>&',
    'a',
    '**a ',
    'a** ',
    '[`',
    '[a](',
    '[a](x(',
    '*`a',
    '**`a ',
    '- a\n',
    '```\n',
    'https://',
  ])('of ten thousand letters, all %j, are read to the end', (piece) => {
    const text = piece.repeat(10_000 / piece.length);
    expect(String(toHtml(parseBlocks(text))).length).toBeGreaterThan(0);
  });
});
