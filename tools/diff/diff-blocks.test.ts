import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsIn, parseHtml, textOf, toHtml } from '../../engine/tooling.ts';
import { diffNodes } from './diff-blocks.ts';

const diff = (before: string, after: string) => diffNodes(parseHtml(before), parseHtml(after));

describe('two articles', () => {
  it('that are the same are as they were, byte for byte', () => {
    const html = '<p>One<br>two <svg><path d="M0 0"/></svg></p>\n<ul>\n<li>a</li>\n</ul>';
    expect(toHtml(parseHtml(html))).toBe(html);
    expect(diff(html, html)).toEqual({
      html: html.replace('</p>\n<ul>', '</p>\n<ul>'),
      ...{ added: 0, removed: 0, changes: 0 },
    });
  });

  it('have a paragraph that changed marked by words, and one that came or went as a whole', () => {
    const result = diff(
      '<p>Keep this.</p><p>Gone for good, all of it.</p><p>The role is in the list.</p>',
      '<p>Keep this.</p><p>The role is in a list.</p><p>Entirely fresh.</p>',
    );
    expect(result.html.split('\n')).toEqual([
      '<p>Keep this.</p>',
      '<p class="diff-removed"><del>Gone for good, all of it.</del></p>',
      '<p class="diff-changed">The role is in <del>the</del><ins>a</ins> list.</p>',
      '<p class="diff-added"><ins>Entirely fresh.</ins></p>',
    ]);
    expect(result).toMatchObject({ added: 3, removed: 7, changes: 3 });
  });

  it('have lists compared item by item, and folded parts opened', () => {
    const list = (last: string) =>
      `<details><summary>More</summary><ul><li>one</li><li>two and ${last}</li></ul></details>`;
    expect(diff(list('three'), list('four')).html.replaceAll('\n', '')).toBe(
      '<details open><summary>More</summary><ul><li>one</li>' +
        '<li class="diff-changed">two and <del>three</del><ins>four</ins></li></ul></details>',
    );
    const longer = diff(
      '<ul><li>one</li></ul>',
      '<ul><li>one</li><li>two <p>in</p></li></ul>',
    ).html;
    expect(longer.replaceAll('\n', '')).toBe(
      '<ul><li>one</li><li class="diff-added"><ins>two</ins><p class="diff-added"><ins>in</ins></p></li></ul>',
    );
  });

  it('have a table side by side, with the rows that differ', () => {
    const table = (cell: string) =>
      `<div class="table"><table><tbody><tr id="r"><td>same</td></tr><tr><td>a ${cell} cell</td></tr></tbody></table></div>`;
    const { html, added, removed } = diff(table('small'), table('large'));
    expect({ added, removed }).toEqual({ added: 1, removed: 1 });
    expect(html.startsWith('<div class="diff-pair">')).toBe(true);
    expect(html).toContain('<p class="diff-label">Before</p>');
    expect(html).toContain('<tr class="diff-removed"><td>a small cell</td></tr>');
    expect(html).toContain('<tr class="diff-added"><td>a large cell</td></tr>');
    expect(html.match(/ id="r"/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(?:ins|del)>/);
  });

  it('have code side by side, with the lines that differ, in their colors', () => {
    const code = (line: string) =>
      `<figure class="code"><pre><code><i class="k">let</i> a;\n<i class="c">${line}\nb</i>\n</code></pre></figure>`;
    const { html } = diff(code('x'), code('y'));
    expect(html).toContain(
      '<i class="k">let</i> a;\n<del><i class="c">x</i></del>\n<i class="c">b</i>',
    );
    expect(html).toContain(
      '<i class="k">let</i> a;\n<ins><i class="c">y</i></ins>\n<i class="c">b</i>',
    );
  });

  it('have what is drawn before and after, each with ids and names of its own', () => {
    const tabs = (text: string) =>
      `<figure class="screen"><input type="radio" name="t" id="t1"><label for="t1">${text} pane</label><svg><defs><marker id="m"/></defs><path marker-end="url(#m)"/></svg></figure>`;
    const { html } = diff(tabs('old'), tabs('new'));
    const ids = [...elementsIn(parseHtml(html))].flatMap((one) => one.attributes.get('id') ?? []);
    expect(ids).toEqual(['before-t1', 'before-m', 't1', 'm']);
    expect(html).toContain('name="before-t" id="before-t1"><label for="before-t1">old pane');
    expect(html).toContain('marker-end="url(#before-m)"/>');
    expect(html).toContain('<path marker-end="url(#m)"/>');
  });

  it('keep the frame of a part whose class alone is another in sight', () => {
    const { html, changes } = diff(
      '<div class="callout note"><p>Mind it.</p></div>',
      '<div class="callout warning"><p>Mind it.</p></div>',
    );
    expect(html).toBe('<div class="callout warning diff-frame"><p>Mind it.</p></div>');
    expect(changes).toBe(1);
  });
});

const word = fc.constantFrom('role', 'team', 'the', 'save', 'a', 'page');
const inline = fc.oneof(
  word,
  word.map((one) => `<em>${one}</em>`),
  word.map((one) => `<a href="/${one}">${one} <code>${one}</code></a>`),
);
const line = fc.array(inline, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '));
const block = fc.oneof(
  line.map((one) => `<p>${one}</p>`),
  line.map((one) => `<h2 id="h">${one}</h2>`),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
  line.map((one) => `<div class="callout"><p>${one}</p></div>`),
);
const article = fc.array(block, { maxLength: 6 }).map((all) => all.join(''));

it('without what went, every article reads as it does after the change', () => {
  fc.assert(
    fc.property(article, article, (before, after) => {
      const { html } = diff(before, after);
      const withoutRemoved = (nodes: ReturnType<typeof parseHtml>): ReturnType<typeof parseHtml> =>
        nodes.flatMap((node) => {
          if (typeof node === 'string') return node;
          const isGone = node.name === 'del' || node.attributes.get('class') === 'diff-note';
          if (isGone) return [];
          node.children = withoutRemoved(node.children);
          return node;
        });
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
      expect(plain(textOf(withoutRemoved(parseHtml(html))))).toBe(plain(textOf(parseHtml(after))));
      const open = (text: string) => text.match(/<[a-z][^>]*>/g)?.length ?? 0;
      expect(open(html)).toBe(html.match(/<\/[a-z]/g)?.length ?? 0);
    }),
    { numRuns: 300 },
  );
});
