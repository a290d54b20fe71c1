import { expect, it } from 'vitest';
import type { Comparison, ShownChange } from './compare-sides.ts';
import { toMarkdown } from './to-markdown.ts';

const EMPTY: Comparison = {
  pages: [],
  addresses: { added: [], removed: [] },
  redirects: { added: [], removed: [] },
  anchors: [],
  search: { asked: 0, moves: [] },
  weights: [],
};
const names = { before: 'main at 1234', after: 'this checkout' };

const change = (title: string, address: string): ShownChange => ({
  ...{ way: 'changed', address, title, section: 'Guide', changes: 1, added: 2, removed: 1 },
  weight: { before: 1000, after: 1100 },
  ...{ article: '', heading: '', description: '', bodyBefore: undefined },
  body: {
    title: [],
    description: '',
    article: [],
    articleClass: '',
    anchors: [],
    sheets: [],
    lang: '',
    dir: '',
  },
});

it('says so where nothing differs', () => {
  expect(toMarkdown(EMPTY, names)).toBe(
    '### What changed for readers\n\nFrom `main at 1234` to `this checkout`: nothing differs for readers.\n',
  );
});

it('shows titles as text, whatever they are written with, and notifies nobody', () => {
  const pages = [change('<b>@all</b> | [x](y) `z`', 'a|b')];
  const text = toMarkdown({ ...EMPTY, pages }, names);
  expect(text).toContain(
    '| &lt;b>@\u200ball&lt;/b> \\| \\[x\\]\\(y\\) \\`z\\` `/a¦b` | changed | Guide | +2 −1 | 1.1 KB (+100 B) |',
  );
});

it('has 60,000 characters at most, what loses readers first, and counts the rest', () => {
  const pages = Array.from({ length: 3000 }, (_, i) => change(`Page ${i}`, `guide/page-${i}`));
  const anchors = [{ address: 'guide/page-1', anchor: 'steps' }];
  const text = toMarkdown({ ...EMPTY, pages, anchors }, names);
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text.length).toBeGreaterThan(50_000);
  expect(text.indexOf('`/guide/page-1#steps`')).toBeLessThan(text.indexOf('**Pages**'));
  const kept = text.match(/^\| Page /gm)?.length ?? 0;
  expect(text).toContain(
    `Pages: ${(3000 - kept).toLocaleString('en')} more that have no room here.`,
  );
});
