// A guide's article → data from which both of its forms are written: its own page, byte for byte, and its part of the runbook.
import { describe, expect, it } from 'vitest';
import { ownHtml, runbookHtml } from './guide-html.ts';
import { toPieces } from './to-extract.ts';

const GUIDE = { id: 'setup/unpack', url: '/learn/setup/unpack' };

const own = (html: string) => ownHtml(toPieces(html, GUIDE));
const inRunbook = (html: string, tabs = {}) => runbookHtml(toPieces(html, GUIDE), tabs);

const BOX = '<input type="checkbox" class="tick"><span class="tick-time"></span>';

const TABS =
  '<div class="tabs" data-group="os"><div class="tab-list"><button role="tab" id="a-tab">A &amp; B</button></div>' +
  '<div class="tab-panel" role="tabpanel" id="a" aria-labelledby="a-tab"><p class="tab-label">A &amp; B</p><p>one</p></div>' +
  '<div class="tab-panel" role="tabpanel" id="c"><p class="tab-label">C</p><p>two</p></div></div>';

describe('a guide as data', () => {
  it.each([
    ['text', '<p id="x">Text <a href="#x">here</a>, and <br>there.</p>\n'],
    ['tabs', `<p>Before</p>${TABS}<p>After</p>`],
    ['steps', '<div class="steps"><ol>\n<li>\n<p>Do it.</p></li>\n</ol></div>'],
    ['tasks', '<ul><li class="task"><input type="checkbox" disabled> You have it.</li></ul>'],
    ['what the runbook omits', '<h2 id="next">Next</h2><p>Go on.</p><h2>More</h2>'],
  ])('keeps the article of its own page: %s', (_, html) => {
    expect(own(html)).toBe(html);
  });

  it('is one text where both forms are the same', () => {
    expect(toPieces('<p>Some <b>words</b>.</p><p>More.</p>', GUIDE)).toEqual([
      '<p>Some <b>words</b>.</p><p>More.</p>',
    ]);
  });

  it('has ids of its place, links with its address, and headings below its title', () => {
    expect(inRunbook('<h2 id="x" class="y"><a href="#x">X</a></h2><p id="p">Text</p>')).toBe(
      '<h4 id="setup/unpack:x"><a href="/learn/setup/unpack#x">X</a></h4><p id="setup/unpack:p">Text</p>',
    );
  });

  it('leaves drawings as they are', () => {
    const svg = '<svg><marker id="m"/><path marker-end="url(#m)"/></svg>';
    expect(inRunbook(svg)).toBe(svg);
  });

  it('shows the chosen tab without its label; without a choice, all of them', () => {
    expect(inRunbook(TABS, { os: 'A & B' })).toBe('<div class="chosen-tab"><p>one</p></div>');
    expect(inRunbook(TABS, { os: 'D' })).toBe(
      '<div class="chosen-tab"><p class="tab-label">A &amp; B</p><p>one</p></div>' +
        '<div class="chosen-tab"><p class="tab-label">C</p><p>two</p></div>',
    );
  });

  it('has a box at every step, and folds all but single lines', () => {
    expect(inRunbook('<div class="steps"><ol><li><p>Do it.</p></li></ol></div>')).toBe(
      `<div class="steps"><ol><li class="ticked-item">${BOX}<button type="button" class="step-line" hidden></button>` +
        '<div class="step-body"><p>Do it.</p></div></li></ol></div>',
    );
    expect(inRunbook('<ul><li class="task"><input type="checkbox"> You have it.</li></ul>')).toBe(
      `<ul><li class="task ticked-item">${BOX} You have it.</li></ul>`,
    );
  });

  it('omits what only a page of its own has', () => {
    expect(
      inRunbook(
        '<p>Text</p><div data-island="x"><p>y</p></div><h2>Related</h2><p>Away</p><h2>Stays</h2>',
      ),
    ).toBe('<p>Text</p><h4>Stays</h4>');
  });
});
