import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { toSource } from './page-body.ts';
import { decodeText, toHeader, toPageId } from './page-header.ts';

const tokens = { Product: 'Acme', product: 'acme', PR: 'AC', pr: 'ac' };
const snippets = {
  read: (name: string) => (name === 's.md' ? 'text\r\nmore\r\n' : undefined),
  names: () => ['s.md'],
  pathOf: (name: string) => `content/snippets/${name}`,
};
const HEAD = '---\ntitle: T\ndescription: D.\n---\n';

function load(bytes: Buffer | string) {
  const file = { id: 'a', path: 'content/pages/a.md', bytes: Buffer.from(bytes) };
  const header = toHeader(file, tokens);
  const text = decodeText(file.bytes) ?? '';
  const source = toSource({ ...file, text }, header, { tokens, snippets });
  return { ...source, header };
}

describe('a page’s file', () => {
  it('has the id of its path, tokens replaced, composed letters', () => {
    expect(toPageId('{pr}o-setup.md', tokens)).toBe('aco-setup');
    expect(toPageId('a/caf\u0065\u0301.md', tokens)).toBe('a/caf\u00e9');
  });

  it('is the same with any line breaks and a byte order mark', () => {
    const text = `${HEAD}One\n::include{s.md}\n\tTwo`;
    const plain = load(text).lines.map((line) => line.text);
    expect(plain).toEqual(['One', 'text', 'more', '\tTwo']);
    for (const other of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\uFEFF${text}`,
    ])
      expect(load(other).lines.map((line) => line.text)).toEqual(plain);
  });

  it('changes its hash with its text, and names the snippets in it', () => {
    const { hash } = load(`${HEAD}One`).header;
    expect(load(`${HEAD}One`).header.hash).toBe(hash);
    expect(load(`${HEAD}Two`).header.hash).not.toBe(hash);
    expect(load(`${HEAD}::include{s.md}`)).toMatchObject({ dependencies: ['snippet:s.md'] });
  });

  it('says so when its front matter is missing', () => {
    const { header } = load('## Only text\n\n[x](y)');
    expect(formatDiagnostics(header.diagnostics)).toMatchInlineSnapshot(`
      "content/pages/a.md:1:1  error  frontmatter/missing

        The page does not open with front matter.

        1 │ ## Only text
          │ ^

        Begin the page with:
        ---
        title: What the reader would call it
        description: One sentence for result lists.
        ---

      1 error, 0 warnings in 1 file."
    `);
  });

  it('says so when the front matter is not closed', () => {
    expect(formatDiagnostics(load('---\ntitle: T\n').header.diagnostics)).toMatchInlineSnapshot(`
      "content/pages/a.md:1:1  error  frontmatter/unclosed

        The front matter is not closed by a line "---".

        1 │ ---
          │ ^

        Begin the page with:
        ---
        title: What the reader would call it
        description: One sentence for result lists.
        ---

      1 error, 0 warnings in 1 file."
    `);
  });

  it('says so when it is not UTF-8', () => {
    const bytes = Buffer.from([0x2d, 0xff, 0xfe]);
    expect(formatDiagnostics(load(bytes).header.diagnostics)).toMatchInlineSnapshot(`
      "content/pages/a.md:1:1  error  source/not-utf8

        The file is not UTF-8 text.

        Save it again with the encoding UTF-8.

      1 error, 0 warnings in 1 file."
    `);
  });

  it('is empty when it is empty', () => {
    expect(formatDiagnostics(load('').header.diagnostics)).toContain('content/pages/a.md:1:1');
  });
});
