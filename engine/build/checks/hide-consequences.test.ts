import { expect, it } from 'vitest';
import { diagnose } from '../../diagnostics/diagnostics.ts';
import { hideConsequences } from './hide-consequences.ts';

const at = (path: string, code: string, message: string) =>
  diagnose({ path, line: 1, column: 1 }, { code, message, hint: 'Do it.' });

const PAGES = [{ id: 'soups/tomato', path: 'content/pages/soups/tomato.md' }];
const NAMED = at(PAGES[0]?.path ?? '', 'soups/unknown', 'There is no soup "hot/tomato".');
const LOST = at(
  'content/published.json',
  'ledger/lost-anchor',
  'The heading "soups/tomato#salt" is gone.',
);
const HASTY = diagnose(
  { path: 'content/more.yaml', line: 1, column: 1 },
  { severity: 'warning', code: 'more/unused', message: 'Nothing uses it.' },
);
const OTHER = at(PAGES[0]?.path ?? '', 'links/missing-page', 'The link "soups/x" goes nowhere.');

it('keeps one line for what only says that a file can not be read', () => {
  const cause = at('content/soups/hot/tomato.yaml', 'soups/not-yaml', 'This is not YAML.');
  const left = hideConsequences([cause, NAMED, LOST, OTHER, HASTY], PAGES);
  expect(left.map(({ code }) => code)).toEqual(['soups/not-yaml', 'links/missing-page']);
  expect(left[0]?.hint).toBe(
    'Do it.\n2 errors elsewhere come from it, and are shown if still there when it can be read.',
  );
});

it('hides nothing where every file can be read, or another one is broken', () => {
  expect(hideConsequences([NAMED, LOST, HASTY], PAGES)).toEqual([NAMED, LOST, HASTY]);
  const other = at('content/soups/leek.yaml', 'soups/not-yaml', 'This is not YAML.');
  expect(hideConsequences([other, NAMED, OTHER], PAGES)).toEqual([other, NAMED, OTHER]);
});
