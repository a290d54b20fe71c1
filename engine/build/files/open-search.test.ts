import { describe, expect, it } from 'vitest';
import { openSearchDescription } from './open-search.ts';

const config = {
  url: 'https://docs.example/',
  base: '/learn/',
  title: 'Tools & Parts',
  description: 'About <everything>.',
  lang: 'en',
  product: { name: 'Parts', slug: 'parts', code: 'PA' },
};

describe('opensearch.xml', () => {
  it('leads to the search page with what was typed', () => {
    expect(openSearchDescription(config)).toContain(
      '<Url type="text/html" template="https://docs.example/learn/search?q={searchTerms}"/>',
    );
  });

  it('escapes what a site says of itself', () => {
    const xml = openSearchDescription(config);
    expect(xml).toContain('<ShortName>Tools &amp; Parts</ShortName>');
    expect(xml).toContain('<Description>About &lt;everything&gt;.</Description>');
  });

  it.each([
    ['The Documentation of Everything', 'Parts', 'Parts'],
    ['The Documentation of Everything', 'A Product with a Name', 'The Documentatio'],
  ])('names "%s" of "%s" in at most 16 characters: "%s"', (title, name, expected) => {
    const xml = openSearchDescription({ ...config, title, product: { ...config.product, name } });
    expect(xml).toContain(`<ShortName>${expected}</ShortName>`);
  });
});
