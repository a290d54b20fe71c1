// Any text as a page: never an error, and HTML that executes nothing, styles nothing and is whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCase } from './support/markdown-case.ts';

const HEAD = '---\ntitle: A case\ndescription: Any text.\n---\n';
const VOID = new Set(['br', 'wbr', 'img', 'hr', 'input']);
const TAG = /<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|[^">])*)>/g;

/** What is wrong with the HTML: script, handlers, styles, addresses that run, tags without a partner. */
function dangers(html: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of html.matchAll(TAG)) {
    if (/^(script|style|iframe|object|embed|link|meta|base|form)$/i.test(name)) found.push(tag);
    if (/\s(on\w+|style|srcdoc|formaction)\s*=/i.test(rest.replace(/"[^"]*"/g, '""')))
      found.push(tag);
    if (/(href|src)="\s*(javascript|vbscript|data):/i.test(rest)) found.push(tag);
    if (slash) {
      if (open.pop() !== name) found.push(`${tag} closes something else`);
    } else if (!VOID.has(name) && !rest.endsWith('/')) open.push(name);
  }
  return [...found, ...open.map((name) => `<${name}> is never closed`)];
}

const PIECES = [
  '<script>',
  '</script>',
  '<kbd>',
  '</kbd>',
  '<sub>',
  '<details>',
  '</details>',
  '<summary>x</summary>',
  '<br>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:x">',
  '{{ x }}',
  '{a: {b}}',
  '{Product}',
  ':::note',
  ':::',
  '::::tabs',
  '::::',
  ':::tab[A]',
  '::card[x]{to=teams/roles}',
  ':::steps',
  '1. x',
  '- [x] y',
  '::video{youtube=abcdefgh title="x"}',
  '```js',
  '```',
  '```mermaid alt="x"',
  'flowchart LR',
  'a --> b',
  '| a | b |',
  '| - | - |',
  '[x](javascript:alert(1))',
  '[x](teams/roles)',
  '![x](shot.png)',
  '[^1]',
  '[^1]: note',
  '# h',
  '## h {#i}',
  '**',
  '_',
  '`',
  '"',
  '&lt;script&gt;',
  '&#106;avascript:',
  '\u202E',
  '👩‍💻',
  '\t',
  '    ',
  '> ',
  '<!--',
  '-->',
  '\u0000',
  '\\',
];

const hostile = fc.oneof(
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc
    .array(fc.constantFrom(...PIECES, '\n', '\n\n', ' '), { maxLength: 60 })
    .map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((parts) => parts.join('\n')),
);

describe('any text as a page', () => {
  it('gives whole HTML that executes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const { page } = await makeCase(HEAD + text);
        expect(dangers(page.html)).toEqual([]);
      }),
      { numRuns: 600, seed: 20261121 },
    );
  });

  it('finds the dangers it looks for', () => {
    expect(dangers('<p><script></p>')).toHaveLength(3);
    expect(dangers('<i onclick="x">a</i>')).toHaveLength(1);
    expect(dangers('<a href="javascript:x">a</a>')).toHaveLength(1);
    expect(dangers('<p title="a > b onclick=">a<br></p>')).toEqual([]);
  });

  it.each([
    ['brackets', '['.repeat(5000)],
    ['quotes', '> '.repeat(3000)],
    ['emphasis', '*a_'.repeat(5000)],
    ['backticks', '`'.repeat(9999)],
    ['directives', ':::note\n'.repeat(800)],
    ['tags', '<kbd a="'.repeat(3000)],
    ['braces', '{'.repeat(20_000)],
    ['table cells', '|'.repeat(20_000)],
  ])('thousands of %s are text', async (_what, text) => {
    const { page } = await makeCase(HEAD + text);
    expect(dangers(page.html)).toEqual([]);
  });
});
