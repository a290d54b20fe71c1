import { expect, it } from 'vitest';
import { diagnose } from '../../diagnostics/diagnostics.ts';
import { hideConsequences, type KnownPages } from './hide-consequences.ts';

const at = (path: string, code: string, message: string) =>
  diagnose({ path, line: 1, column: 1 }, { code, message, hint: 'Do it.' });

const PAGE = 'content/pages/soups/tomato.md';
const SITE: KnownPages = {
  pages: [{ id: 'soups/tomato', path: PAGE }],
  dependents: (use) => (use === 'soups:leek' ? ['soups/tomato'] : []),
};
const NAMED = at(PAGE, 'soups/unknown', 'There is no soup "hot/tomato".');
const LOST = at(
  'content/published.json',
  'ledger/lost-anchor',
  'The heading "soups/tomato#salt" is gone.',
);
const HASTY = diagnose(
  { path: 'content/more.yaml', line: 1, column: 1 },
  { severity: 'warning', code: 'more/unused', message: 'Nothing uses it.' },
);
const OTHER = at(PAGE, 'links/missing-page', 'The link "soups/x" goes nowhere.');

it('keeps one line for what only says that a file can not be read', () => {
  const cause = at('content/soups/hot/tomato.yaml', 'soups/not-yaml', 'This is not YAML.');
  const left = hideConsequences([cause, NAMED, LOST, OTHER, HASTY], SITE);
  expect(left.map(({ code }) => code)).toEqual(['soups/not-yaml', 'links/missing-page']);
  expect(left[0]?.hint).toBe(
    'Do it.\n2 errors elsewhere come from it, and are shown if still there when it is right.',
  );
});

it('does so for a record that lacks what it needs, once for all that is wrong in it', () => {
  const causes = ['title', 'how'].map((key) =>
    at('content/soups/hot/tomato.yaml', 'soups/missing-key', `There is no "${key}" here.`),
  );
  const left = hideConsequences([...causes, NAMED, LOST], SITE);
  expect(left.map(({ hint }) => hint?.includes('2 errors elsewhere'))).toEqual([true, false]);
});

it('keeps a warning about a page’s own words', () => {
  const cause = at('content/soups/hot/tomato.yaml', 'soups/missing-key', 'There is no "how" here.');
  const words = { severity: 'warning', code: 'terms/variant', message: 'Write "soup".' } as const;
  const own = diagnose({ path: PAGE, line: 1, column: 1 }, words);
  expect(hideConsequences([cause, own, HASTY], SITE)).toEqual([cause, own]);
});

it('misses no heading that a page had from a record of which a part is lost', () => {
  const cause = at('content/soups/leek.yaml', 'soups/wrong-value', 'The value does not fit.');
  expect(hideConsequences([cause, LOST, OTHER], SITE).map(({ code }) => code)).toEqual([
    'soups/wrong-value',
    'links/missing-page',
  ]);
});

it('misses neither a page of the record nor its heading on a list, nor what other records take from it', () => {
  const cause = at('content/news/hot/1.2.yaml', 'news/not-yaml', 'This is not YAML.');
  const all = [
    at('content/published.json', 'ledger/lost-page', 'The address "news/v1-2" is gone.'),
    at(PAGE, 'ledger/lost-anchor', 'The heading "list#hot-1-2" is gone.'),
    at('content/news/all.yaml', 'news/unknown', 'There is no "hot/1.2".'),
    at(PAGE, 'news/unknown-part', '"all" has no part "b".'),
  ];
  expect(hideConsequences([cause, ...all, OTHER], SITE)).toHaveLength(2);
  expect(hideConsequences([cause, all[3] ?? OTHER], SITE)).toHaveLength(2);
});

it('hides what is said of a text that stands for a missing one, and what names a small file', () => {
  const cause = at('content/soups/leek.yaml', 'soups/missing-key', 'There is no "page" here.');
  const filled = at(PAGE, 'links/missing-page', 'The link "?" goes nowhere.');
  expect(hideConsequences([cause, filled], SITE)).toHaveLength(1);
  const small = at('content/kinds.yaml', 'kinds/wrong-value', 'The value does not fit.');
  const unknown = at('content/soups/leek.yaml', 'soups/unknown-kind', 'kinds.yaml has no "hot".');
  expect(hideConsequences([small, unknown, OTHER], SITE)).toHaveLength(2);
});

it('hides nothing where every file can be read, another one is broken, or a key is only one too many', () => {
  expect(hideConsequences([NAMED, LOST, HASTY], SITE)).toEqual([NAMED, LOST, HASTY]);
  const other = at('content/soups/leek.yaml', 'soups/not-yaml', 'This is not YAML.');
  expect(hideConsequences([other, NAMED, OTHER], SITE)).toEqual([other, NAMED, OTHER]);
  const more = at('content/soups/hot/tomato.yaml', 'soups/unknown-key', 'There is no key "x".');
  expect(hideConsequences([more, NAMED, HASTY], SITE)).toEqual([more, NAMED, HASTY]);
});
