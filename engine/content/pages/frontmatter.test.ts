import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { toHeader } from './page-header.ts';

const tokens = { Product: 'A long name', product: 'acme', PR: 'AC', pr: 'ac' };

function load(matter: string) {
  const bytes = Buffer.from(`---\n${matter}\n---\nText.\n`);
  const { frontMatter, diagnostics } = toHeader({ path: 'a.md', bytes }, tokens, [
    'web',
    'react-native',
    'cordova',
  ]);
  return { frontMatter, printed: formatDiagnostics(diagnostics) };
}

const GOOD = 'title: T\ndescription: D.';

describe('front matter', () => {
  it('is the values of its keys', () => {
    expect(
      load(`title: "{Product}: setup"\ndescription: D.\nsince: "11.10"\nkeywords: [a]`),
    ).toEqual({
      frontMatter: {
        title: 'A long name: setup',
        description: 'D.',
        since: '11.10',
        keywords: ['a'],
      },
      printed: '',
    });
  });

  it('of an alias needs nothing else', () => {
    expect(load('alias_of: teams/roles')).toEqual({
      frontMatter: { alias_of: 'teams/roles' },
      printed: '',
    });
  });

  it('lacks keys that every page has', () => {
    expect(load('').printed).toMatchInlineSnapshot(`
      "a.md:1:1  error  frontmatter/missing-key

        The front matter has no "description".

        1 │ ---
          │ ^^^

        Write "description": one sentence for result lists and link previews.

      a.md:1:1  error  frontmatter/missing-key

        The front matter has no "title".

        1 │ ---
          │ ^^^

        Write "title": what the reader would call the page.

      2 errors, 0 warnings in 1 file."
    `);
  });

  it('has no other keys; a place behind a token is the author’s', () => {
    expect(load(`{title: "{Product}", descripton: D.}`).printed).toMatchInlineSnapshot(`
      "a.md:1:1  error  frontmatter/missing-key

        The front matter has no "description".

        1 │ ---
          │ ^^^

        Write "description": one sentence for result lists and link previews.

      a.md:2:22  error  frontmatter/unknown-key

        There is no front matter key "descripton".

        2 │ {title: "{Product}", descripton: D.}
          │                      ^^^^^^^^^^

        Write "description" instead.
        All keys: title, description, sidebar_label, keywords, platforms, since, deprecated, draft, unlisted, alias_of, parent, toc_min_heading_level, toc_max_heading_level, hide_title, hide_table_of_contents, pagination_label, pagination_prev, pagination_next, custom_edit_url, last_update, owner, review_by

      2 errors, 0 warnings in 1 file."
    `);
  });

  it('has values of the right kind', () => {
    const matter = `${GOOD}\nsince: 11.10\nplatforms: [web, ios]\nlast_update: yesterday\ndraft: maybe\ntoc_max_heading_level: 9\ndeprecated: 3`;
    expect(load(matter).printed).toMatchInlineSnapshot(`
      "a.md:4:1  error  frontmatter/wrong-value

        The value of "since" does not fit: expected a text, found a number.

        4 │ since: 11.10
          │ ^^^^^

        Write "since": the first version that has it, in quotes, such as "11.10".

      a.md:5:1  error  frontmatter/wrong-value

        The value of "platforms" does not fit: item 2: expected one of web, react-native, cordova.

        5 │ platforms: [web, ios]
          │ ^^^^^^^^^

      a.md:6:1  error  frontmatter/wrong-value

        The value of "last_update" does not fit: expected a date such as 2025-10-27.

        6 │ last_update: yesterday
          │ ^^^^^^^^^^^

        Write "last_update": a date, such as "2025-10-27", or false where its text has the date that counts.

      a.md:7:1  error  frontmatter/wrong-value

        The value of "draft" does not fit: expected true or false, found a text.

        7 │ draft: maybe
          │ ^^^^^

        Write "draft": shown by the development server only.

      a.md:8:1  error  frontmatter/wrong-value

        The value of "toc_max_heading_level" does not fit: expected 6 or less.

        8 │ toc_max_heading_level: 9
          │ ^^^^^^^^^^^^^^^^^^^^^

      a.md:9:1  error  frontmatter/wrong-value

        The value of "deprecated" does not fit: expected true or false, or a text, found a number.

        9 │ deprecated: 3
          │ ^^^^^^^^^^

        Write "deprecated": true, or what to use instead.

      6 errors, 0 warnings in 1 file."
    `);
  });

  it('is YAML', () => {
    expect(load('title: {Product} T\ndescription: A: b').printed).toMatchInlineSnapshot(`
      "a.md:3:14  error  frontmatter/not-yaml

        The front matter is not YAML: Nested mappings are not allowed in compact mappings.

        3 │ description: A: b
          │              ^

        Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.

      1 error, 0 warnings in 1 file."
    `);
  });

  it('has no alias and no tag, which would lose text', () => {
    expect(load('title: *Bold* words\ndescription: D.').printed).toMatchInlineSnapshot(`
      "a.md:2:15  error  frontmatter/not-yaml

        The front matter is not YAML: Unexpected scalar at node end.

        2 │ title: *Bold* words
          │               ^

        Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.

      1 error, 0 warnings in 1 file."
    `);
    expect(load('title: !Important words\ndescription: D.').printed).toMatchInlineSnapshot(`
      "a.md:2:8  error  frontmatter/not-yaml

        The front matter is not YAML: Unresolved tag: !Important.

        2 │ title: !Important words
          │        ^

        Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.

      1 error, 0 warnings in 1 file."
    `);
  });

  it('has no word that looks like an alias', () => {
    expect(load('title: T\ndescription: *word').printed).toMatchInlineSnapshot(`
      "a.md:3:14  error  frontmatter/not-yaml

        The front matter is not YAML: Unresolved alias (the anchor must be set before the alias): word.

        3 │ description: *word
          │              ^

        Write one "key: value" a line. Put a value with ": ", "#" or a leading "{", "[", "*", "@" in quotes.

      1 error, 0 warnings in 1 file."
    `);
  });

  it('is keys, not a list', () => {
    expect(load('- title: T').printed).toMatchInlineSnapshot(`
      "a.md:2:1  error  frontmatter/not-keys

        The front matter is not a list of "key: value" lines.

        2 │ - title: T
          │ ^^^^^^^^^^

        All keys: title, description, sidebar_label, keywords, platforms, since, deprecated, draft, unlisted, alias_of, parent, toc_min_heading_level, toc_max_heading_level, hide_title, hide_table_of_contents, pagination_label, pagination_prev, pagination_next, custom_edit_url, last_update, owner, review_by

      1 error, 0 warnings in 1 file."
    `);
  });

  it('with a key twice is no YAML', () => {
    expect(load(`${GOOD}\ntitle: U`).printed).toContain('Map keys must be unique.');
  });

  it('refuses a long version', () => {
    expect(load(`${GOOD}\nsince: "1${'a'.repeat(50_000)}!"`).printed).toContain('digits and dots');
  });
});
