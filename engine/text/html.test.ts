// The writer of HTML: what is escaped, and what passes.
import { describe, expect, it } from 'vitest';
import { attributesToHtml, headingApart, html, trustHtml } from './html.ts';

const EVIL = '"><script>alert(1)</script>&';
const SAFE = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';

describe('the writer of HTML', () => {
  it('escapes each string, in attributes, between tags and in lists', () => {
    expect(String(html`<b title="${EVIL}">${[EVIL, [EVIL]]}</b>`)).toBe(
      `<b title="${SAFE}">${SAFE}${SAFE}</b>`,
    );
  });

  it('lets HTML pass that it wrote itself, once', () => {
    const inner = html`<i>${'a & b'}</i>`;
    expect(String(html`<p>${inner}${[inner]}</p>`)).toBe('<p><i>a &amp; b</i><i>a &amp; b</i></p>');
  });

  it('writes numbers, and nothing for undefined', () => {
    expect(String(html`<td>${0}${undefined}</td>`)).toBe('<td>0</td>');
  });

  it('takes no object that only looks like HTML', () => {
    const fake = { toString: () => EVIL };
    // @ts-expect-error The type says so; where it is ignored, there is no output.
    expect(() => html`<p>${fake}</p>`).toThrow();
  });

  it('takes as HTML what is said to be', () => {
    expect(String(html`${trustHtml('<br>')}`)).toBe('<br>');
  });

  it('writes attributes, escaped', () => {
    const attributes = attributesToHtml({ id: EVIL, hidden: true, title: undefined, tabindex: -1 });
    expect(String(html`<b${attributes}></b>`)).toBe(`<b id="${SAFE}" hidden tabindex="-1"></b>`);
  });

  it('takes a heading apart from what follows, without its link', () => {
    const { heading, rest } = headingApart(
      html`<h2 id="a"><a href="#a">A &amp; b</a></h2><p>c</p>`,
      'h2',
    );
    expect([String(heading), String(rest)]).toEqual(['<h2 id="a">A &amp; b</h2>', '<p>c</p>']);
  });
});
