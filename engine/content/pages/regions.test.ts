// The comments that mark regions, in the languages that have them.
import { describe, expect, it } from 'vitest';
import { findRegions } from './regions.ts';

const regionsIn = (text: string) =>
  findRegions(text.split('\n')).all.map(({ name, opens, closes }) => [name, opens, closes]);

describe('a region', () => {
  it.each([
    ['JavaScript', '// #region setup', '// #endregion'],
    ['TypeScript', '//#region setup', '//#endregion setup'],
    ['IntelliJ', '// region setup', '// endregion'],
    ['C#', '#region setup', '#endregion'],
    ['Python, YAML, shell', '  # region setup', '  # endregion'],
    ['PowerShell', '#region setup', '#endregion'],
    ['C++', '#pragma region setup', '#pragma endregion'],
    ['HTML, Markdown, XML', '<!-- #region setup -->', '<!-- #endregion -->'],
    ['CSS', '/* #region setup */', '/* #endregion */'],
    ['JSX', '{/* #region setup */}', '{/* #endregion */}'],
    ['SQL, Lua', '-- #region setup', '-- #endregion'],
    ['Visual Basic', '#Region "setup"', '#End Region'],
    ['ini, Lisp', ';; #region setup', ';; #endregion'],
    ['MATLAB, TeX', '% #region setup', '% #endregion'],
    ['Batch', 'REM #region setup', 'REM #endregion'],
    ['Batch', '::#region setup', '::#endregion'],
    ['OCaml, Pascal', '(* #region setup *)', '(* #endregion *)'],
    ['Handlebars', '{{!-- #region setup --}}', '{{!-- #endregion --}}'],
    ['our own form', '// [!region setup]', '// [!endregion]'],
    ['our own form', '<!-- [!region setup] -->', '<!-- [!endregion setup] -->'],
  ])('of %s: %s', (_language, opens, closes) => {
    const { all, markers } = findRegions([opens, 'text', closes]);
    expect(all).toEqual([{ name: 'setup', opens: 0, closes: 2 }]);
    expect([...markers]).toEqual([0, 2]);
  });

  it('may be in another, and overlap one that is closed by its name', () => {
    expect(regionsIn('#region a\n#region b\n#endregion\n#endregion')).toEqual([
      ['a', 0, 3],
      ['b', 1, 2],
    ]);
    expect(regionsIn('#region a\n#region b\n#endregion a\n#endregion b')).toEqual([
      ['a', 0, 2],
      ['b', 1, 3],
    ]);
  });

  it('may have a name of several words', () => {
    expect(regionsIn('// #region Public API\n// #endregion')).toEqual([['Public API', 0, 1]]);
  });

  it('is not code or a sentence about one', () => {
    const text = [
      '#region a',
      '# region of the cloud, such as eu-west-1',
      'region = "eu"',
      '// the region',
      '#endregion',
    ].join('\n');
    const { all, markers } = findRegions(text.split('\n'));
    expect(all).toEqual([{ name: 'a', opens: 0, closes: 4 }]);
    expect([...markers]).toEqual([0, 4]);
  });

  it('without an end is known as one, and its mark is still no code', () => {
    const { all, markers } = findRegions(['// #region a', 'b', '// #endregion', '// #region c']);
    expect(all.map(({ name, closes }) => [name, closes])).toEqual([
      ['a', 2],
      ['c', undefined],
    ]);
    expect([...markers]).toEqual([0, 2, 3]);
  });
});
