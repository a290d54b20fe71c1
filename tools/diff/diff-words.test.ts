import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../engine/tooling.ts';
import { diffCounts, diffText } from './diff-words.ts';

const diff = (before: string, after: string) => diffText(parseHtml(before), parseHtml(after));

describe('two lines of text', () => {
  it('are one, with the words that came and went', () => {
    expect(diff('Select the old name.', 'Select one new name, then save.')).toEqual({
      html: 'Select <del>the old</del><ins>one new</ins> name<ins>, then save</ins>.',
      ...{ added: 4, removed: 2, links: [] },
    });
  });

  it('have the tags of the text after the change, each mark inside of one', () => {
    const { html } = diff('A <em>named set</em> of rights', 'A set <strong>of all rights</strong>');
    expect(html).toBe('A <del>named </del>set <strong>of <ins>all </ins>rights</strong>');
    expect(diff('<b>all</b> of it', 'none <i>of</i> it').html).toBe(
      '<del>all </del><ins>none </ins><i>of</i> it',
    );
  });

  it('say where a link leads now, although its words are the same', () => {
    expect(diff('<a href="/a">Go</a>', '<a href="/b">Go</a>')).toEqual({
      html: '<a href="/b">Go</a>',
      ...{ added: 0, removed: 0, links: [{ from: '/a', to: '/b' }] },
    });
  });

  it('keep entities, signs and apostrophes whole', () => {
    expect(diff('x &lt; 1, doesn’t', 'x &gt; 1, doesn’t').html).toBe(
      'x <del>&lt;</del><ins>&gt;</ins> 1, doesn’t',
    );
  });
});

it('words alone are counted', () => {
  expect(diffCounts('a b c', 'b c d e')).toEqual({ added: 2, removed: 1 });
});
