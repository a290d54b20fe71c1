// The strict reader of XML that holds the feeds: it finds what it is there to find.
import { describe, expect, it } from 'vitest';
import { parseXml } from './support/parse-xml.ts';

const parse = (text: string) => parseXml(`<?xml version="1.0" encoding="utf-8"?>\n${text}`);

describe('the reader of XML', () => {
  it('takes what is well-formed', () => {
    const root = parse('<a xml:b="1 &amp; &quot;2&quot;">x &lt; &#228;<c/> y<c >z</c></a>\n');
    expect(root.text).toBe('x < ä yz');
    expect(root.attributes.get('xml:b')).toBe('1 & "2"');
    expect(root.children.map(({ name }) => name)).toEqual(['c', 'c']);
  });

  it.each([
    '',
    '<a>',
    '<a></b>',
    '<a><b></a></b>',
    '<a/><b/>',
    'x<a/>',
    '<a b=1/>',
    "<a b='1'/>",
    '<a b="1" b="2"/>',
    '<a b="<"/>',
    '<a>&</a>',
    '<a>&nbsp;</a>',
    '<a>&amp</a>',
    '<a>&#1;</a>',
    '<a b="&x;"/>',
    '<a>]]></a>',
    '<a><</a>',
    '<a>\u0008</a>',
    '<a>\uFFFE</a>',
    '<a>\uD800</a>',
  ])('refuses %j', (text) => {
    expect(() => parse(text)).toThrow('▶');
  });

  it('refuses a document without a declaration', () => {
    expect(() => parseXml('<a/>')).toThrow('no declaration');
  });
});
