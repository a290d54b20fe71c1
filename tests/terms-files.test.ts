// `learn terms`: where the configurations of other checkers are written, and what they never replace.
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const newFolder = useSiteFolders({
  'content/pages/index.md': page('Home'),
  'content/terms.yaml': '- { term: color, not: [colour] }\n',
});

it('writes them beside the content, again after a change, and leaves a configuration of the team alone', () => {
  const folder = newFolder();
  expect(folder.learn('terms', 'vale')).toEqual({
    status: 0,
    text: 'Wrote .vale.ini, .vale/styles/Terms/Terms.yml, .vale/styles/config/vocabularies/Terms/accept.txt → .\n',
  });
  folder.write({
    'content/terms.yaml': '- { term: color, not: [colour, Color] }\n',
    '.vale.ini': 'StylesPath = .vale/styles\n',
  });
  expect(folder.learn('terms', 'vale').text).toContain('.vale.ini is yours and stays.');
  expect(folder.file('.vale.ini')).toBe('StylesPath = .vale/styles\n');
  expect(folder.file('.vale/styles/Terms/Terms.yml')).toContain("Color(?![\\w-])': 'color'");
  folder.write({ 'cspell-terms.txt': 'mine\n' });
  const refused = folder.learn('terms', 'cspell');
  expect(refused.status).toBe(1);
  expect(refused.text).toContain('nothing is removed to make room');
  expect(folder.learn('terms', 'cspell', '--out', 'other').status).toBe(0);
  expect(folder.file('other/cspell.config.yaml')).toContain('colour->color');
  expect(folder.learn('terms', 'valle').text).toContain('Closest: vale');
});
