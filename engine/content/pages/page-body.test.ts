import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { expand } from './page-body.ts';
import { placeIn } from './source-text.ts';

const tokens = { Product: 'Acme', product: 'acme', PR: 'AC', pr: 'ac' };

function make(text: string, snippets: Record<string, string> = {}) {
  const from = { path: 'content/pages/a.md', firstLine: 1 };
  const { lines, dependencies, diagnostics } = expand(text.split('\n'), from, {
    tokens,
    snippets: {
      read: (name) => snippets[name],
      names: () => Object.keys(snippets),
      pathOf: (name) => `content/snippets/${name}`,
    },
  });
  const text_ = lines.map((line) => line.text).join('\n');
  return { text: text_, lines, dependencies, printed: formatDiagnostics(diagnostics) };
}

describe('an include', () => {
  it('is the snippet’s lines, with their own places', () => {
    const { text, lines, dependencies } = make('one\n::include{s.md}\ntwo', {
      's.md': 'a {product} b\nc\n',
    });
    expect(text).toBe('one\na acme b\nc\ntwo');
    expect(dependencies).toEqual(['snippet:s.md']);
    expect(placeIn(lines, 1, 7)).toMatchObject({
      path: 'content/snippets/s.md',
      line: 1,
      column: 13,
    });
    expect(placeIn(lines, 3)).toMatchObject({ path: 'content/pages/a.md', line: 3 });
  });

  it('fills in parameters, and counts lines below the front matter', () => {
    const snippets = { 's.md': '---\nparams: [port, who]\n---\n{who} opens {port}, not {other}.' };
    const { text, lines, printed } = make(
      '::include{./s.md port=443 who="{Product} \'x\'"}',
      snippets,
    );
    expect([text, printed]).toEqual(["Acme 'x' opens 443, not {other}.", '']);
    expect(placeIn(lines, 0, 0).line).toBe(4);
  });

  it('takes its indentation to every line, as a list needs', () => {
    const { text, lines } = make('1. a\n\n   ::include{s.md}', { 's.md': '```\n{pr}\n\n```' });
    expect(text).toBe('1. a\n\n   ```\n   ac\n\n   ```');
    expect(placeIn(lines, 3, 5)).toMatchObject({ line: 2, column: 5 });
  });

  it('in another snippet sees its own parameters only', () => {
    const snippets = {
      'outer.md': '---\nparams: [x]\n---\n{x}\n::include{inner.md}',
      'inner.md': 'inner {x}',
    };
    expect(make('::include{outer.md x=1}', snippets)).toMatchObject({
      text: '1\ninner {x}',
      dependencies: ['snippet:outer.md', 'snippet:inner.md'],
      printed: '',
    });
  });

  it.each([
    '```\n::include{no.md}\n```',
    '- ```js\n  ::include{no.md}\n  ```',
    '> ~~~\n::include{no.md}\n> ~~~',
    '````md\n```\n::include{no.md}\n```\n````',
    'text ::include{no.md}',
  ])('is text in %j', (text) => {
    expect(make(text)).toMatchObject({ text, printed: '' });
  });

  it.each([
    '- ```js\n  x\n  ```\n',
    '```inline```\n',
    '> ```\n> ```\n',
  ])('is read behind %j', (before) => {
    expect(make(`${before}::include{s.md}`, { 's.md': 'read' }).text).toBe(`${before}read`);
  });

  it('may come with any line breaks and a byte order mark', () => {
    const snippets = { 's.md': '\uFEFF---\r\nparams: [x]\r\n---\r\n{x}\r\nend\r\n' };
    expect(make('::include{s.md x=1}', snippets).text).toBe('1\nend');
  });
});

describe('an include that fails', () => {
  it('names no file, leads outside, or names one that is not there', () => {
    const text =
      '::include{}\n  ::include{../x.md a=1}\n{Product}\n::include{/x.md}\n::include{prots.md}\n::include{zzz}';
    expect(make(text, { 'ports.md': '' }).printed).toMatchInlineSnapshot(`
      "content/pages/a.md:1:1  error  include/no-file

        The include names no file.

        1 │ ::include{}
          │ ^^^^^^^^^^^

        Write ::include{file-name.md}

      content/pages/a.md:2:3  error  include/outside

        The include "../x.md" leads out of the snippets folder.

        2 │   ::include{../x.md a=1}
          │   ^^^^^^^^^^^^^^^^^^^^^^

        Name a file of that folder, without "..", such as ::include{ports.md}

      content/pages/a.md:4:1  error  include/outside

        The include "/x.md" leads out of the snippets folder.

        4 │ ::include{/x.md}
          │ ^^^^^^^^^^^^^^^^

        Name a file of that folder, without "..", such as ::include{ports.md}

      content/pages/a.md:5:1  error  include/not-found

        There is no snippet "prots.md".

        5 │ ::include{prots.md}
          │ ^^^^^^^^^^^^^^^^^^^

        Closest: ports.md

      content/pages/a.md:6:1  error  include/not-found

        There is no snippet "zzz".

        6 │ ::include{zzz}
          │ ^^^^^^^^^^^^^^

        Put it at content/snippets/zzz

      5 errors, 0 warnings in 1 file."
    `);
  });

  it('goes round in a circle', () => {
    const snippets = { 'a.md': '::include{b.md}', 'b.md': 'text\n::include{a.md}' };
    expect(make('::include{a.md}', snippets).printed).toMatchInlineSnapshot(`
      "content/snippets/b.md:2:1  error  include/cycle

        The include goes round in a circle: a.md → b.md → a.md.

        2 │ ::include{a.md}
          │ ^^^^^^^^^^^^^^^

        Take one of these includes out.

      1 error, 0 warnings in 1 file."
    `);
  });

  it('lacks parameters, or has too many', () => {
    const snippets = { 's.md': '---\nparams: [a]\n---\n{a}', 'none.md': '' };
    const text = '::include{s.md b=1 Product=x}\n::include{none.md c=1}';
    const made = make(text, snippets);
    expect(made.text).toBe('{a}\n');
    expect(made.printed).toMatchInlineSnapshot(`
      "content/pages/a.md:1:1  error  include/missing-parameter

        The snippet "s.md" needs the parameter "a".

        1 │ ::include{s.md b=1 Product=x}
          │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        Write ::include{s.md a="…"}

      content/pages/a.md:1:1  error  include/unknown-parameter

        The snippet "s.md" has no parameter "Product".

        1 │ ::include{s.md b=1 Product=x}
          │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        It has: a

      content/pages/a.md:1:1  error  include/unknown-parameter

        The snippet "s.md" has no parameter "b".

        1 │ ::include{s.md b=1 Product=x}
          │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        It has: a

      content/pages/a.md:2:1  error  include/unknown-parameter

        The snippet "none.md" has no parameter "c".

        2 │ ::include{none.md c=1}
          │ ^^^^^^^^^^^^^^^^^^^^^^

        It takes none.

      4 errors, 0 warnings in 1 file."
    `);
  });

  it('has a snippet with wrong front matter', () => {
    const snippets = { 's.md': '---\nparams: [product]\n---\nx', 't.md': '---\ntitle: T\n---\ny' };
    expect(
      make('::include{s.md product=1}\n::include{t.md}', snippets).printed,
    ).toMatchInlineSnapshot(`
      "content/snippets/s.md:2:1  error  include/snippet-frontmatter

        The front matter of a snippet holds only "params", a list of names, none of them a product token.

        2 │ params: [product]
          │ ^^^^^^^^^^^^^^^^^

        Write, for example:   params: [target, image]

      content/snippets/t.md:2:1  error  include/snippet-frontmatter

        The front matter of a snippet holds only "params", a list of names, none of them a product token.

        2 │ title: T
          │ ^^^^^^^^

        Write, for example:   params: [target, image]

      2 errors, 0 warnings in 2 files."
    `);
  });

  it('multiplies without end', () => {
    const twice = (name: string) => `::include{${name}}\n::include{${name}}`;
    const snippets = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`${i}.md`, i < 29 ? twice(`${i + 1}.md`) : 'end']),
    );
    const { printed } = make(twice('0.md'), snippets);
    expect(printed.split('\n').slice(0, 7).join('\n')).toMatchInlineSnapshot(`
      "content/pages/a.md:2:1  error  include/too-many

        The page has more than 5000 includes, those of its snippets counted.

        2 │ ::include{0.md}
          │ ^^^^^^^^^^^^^^^
      "
    `);
  });
});
