import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { relax } from '../../diagnostics/strictness.ts';
import { toHeader } from './page-header.ts';
import { productTokens } from './tokens.ts';

const tokens = productTokens({ name: 'Acme', slug: 'acme', code: 'AC' });

/** A page `a.md` of a site that isn't strict; its name is "A". */
function load(text: string) {
  const { frontMatter, diagnostics, ...header } = toHeader(
    { path: 'a.md', bytes: Buffer.from(text), name: 'A' },
    tokens,
  );
  return { frontMatter, ...header, printed: formatDiagnostics(relax(diagnostics, false)) };
}

const matter = (lines: string) =>
  load(`---\ndescription: D.\n${lines}\n---\n\n# Heading\n\nText.\n`).frontMatter;

describe('front matter of a site that isn’t strict', () => {
  it('may be missing: the page has its title and description from its text', () => {
    const { frontMatter, titleLine, bodyLine, printed } = load('# The {Product}\n\nOne. Two.\n');
    expect(frontMatter).toEqual({ title: 'The Acme', description: 'One.' });
    expect({ titleLine, bodyLine }).toEqual({ titleLine: 1, bodyLine: 0 });
    expect(printed).toMatchInlineSnapshot(`
      "a.md:1:1  warning  frontmatter/no-description

        The page has no "description"; its first sentence takes that place.

        1 │ # The {Product}
          │ ^

        Write "description": one sentence for result lists and link previews.

      0 errors, 1 warning in 1 file."
    `);
  });

  it('names an empty page after its file', () => {
    expect(load('').frontMatter).toEqual({ title: 'A', description: 'A' });
    expect(load('').printed).toContain('no "description"; its title takes that place.');
  });

  it('goes before the heading, which is then shown where it says something else', () => {
    expect(load('---\ntitle: Heading\n---\n# Heading\n')).toMatchObject({ titleLine: 4 });
    const other = load('---\ntitle: T\n---\n# Heading\n');
    expect(other.frontMatter).toMatchObject({ title: 'T', hide_title: true });
    expect(other.titleLine).toBeUndefined();
    const later = load('---\ntitle: T\n---\nText.\n\n# Heading\n');
    expect(later.frontMatter?.hide_title).toBeUndefined();
  });

  it('takes what Docusaurus takes, however it is written', () => {
    expect(matter('title: 2024\nid: x\nslug: /y\nsidebar_position: 2.5')).toEqual({
      ...{ title: '2024', id: 'x', slug: '/y', sidebar_position: 2.5 },
      ...{ description: 'D.', hide_title: true },
    });
    expect(matter('tags: [a, { label: b, permalink: /b }, 7]\nkeywords: one, two')).toMatchObject({
      tags: ['a', 'b', '7'],
      keywords: ['one', 'two'],
    });
    expect(matter('last_update: 2025-10-27T10:00:00Z')?.last_update).toBe('2025-10-27');
    expect(matter('last_update: { date: 2025-10-27, author: A, x: 1 }')?.last_update).toEqual({
      date: '2025-10-27',
      author: 'A',
    });
    expect(matter('pagination_next: null\nsidebar_label: null')).toMatchObject({
      pagination_next: null,
    });
  });

  it('loses only what has no effect or does not fit, and says so', () => {
    const { frontMatter, printed } = load(
      '---\ntitle: T\ndescription: D.\nsidebar_postion: 3\nimage: a.png\ndraft: perhaps\n---\n',
    );
    expect(frontMatter).toEqual({ title: 'T', description: 'D.' });
    expect(printed).toMatchInlineSnapshot(`
      "a.md:4:1  warning  frontmatter/unknown-key

        The front matter key "sidebar_postion" has no effect here.

        4 │ sidebar_postion: 3
          │ ^^^^^^^^^^^^^^^

        Write "sidebar_position" instead.

      a.md:5:1  warning  frontmatter/unknown-key

        The front matter key "image" has no effect here.

        5 │ image: a.png
          │ ^^^^^

        Take it out, unless another tool reads it.

      a.md:6:1  warning  frontmatter/wrong-value

        The value of "draft" does not fit: expected true or false, found a text.

        6 │ draft: perhaps
          │ ^^^^^

      0 errors, 3 warnings in 1 file."
    `);
  });

  it('that is no YAML keeps the lines that are plain', () => {
    const { frontMatter, printed } = load('---\ntitle: One: two\nslug: "/x"\n---\n\nText.\n');
    expect(frontMatter).toEqual({ title: 'One: two', slug: '/x', description: 'Text.' });
    expect(printed).toContain('a.md:2:8  warning  frontmatter/not-yaml');
  });

  it('that never closes is the text of the page', () => {
    const { frontMatter, bodyLine, printed } = load('---\n\n# Heading\n\nText.\n');
    expect(frontMatter).toEqual({ title: 'Heading', description: 'Text.' });
    expect(bodyLine).toBe(0);
    expect(printed).toContain('a.md:1:1  warning  frontmatter/unclosed');
  });
});
