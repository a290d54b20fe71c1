// Fences that take their code from files of the content.
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { expand } from './page-body.ts';
import { placeIn } from './source-text.ts';

const tokens = { Product: 'Acme', product: 'acme', PR: 'AC', pr: 'ac' };

const APP = [
  'import { run } from "./run.ts";',
  '',
  '// #region setup',
  '  export function setup() {',
  '    // #region inner',
  '    run("{product}");',
  '    // #endregion',
  '',
  '  }',
  '// #endregion setup',
  '',
  '//#region left',
  'open();',
  '',
].join('\n');

function make(text: string, files: Record<string, string> = { 'a.ts': APP }) {
  const from = { path: 'content/pages/a.md', firstLine: 1 };
  const { lines, dependencies, diagnostics } = expand(text.split('\n'), from, {
    tokens,
    snippets: { read: () => undefined, names: () => [], pathOf: (name) => name },
    code: {
      read: (name) =>
        files[name] === undefined
          ? { code: 'code/not-found', message: `There is no file "${name}".` }
          : { text: files[name] },
      pathOf: (name) => `content/${name}`,
    },
  });
  const text_ = lines.map((line) => line.text).join('\n');
  return { text: text_, lines, dependencies, printed: formatDiagnostics(diagnostics) };
}

describe('a fence that names a file', () => {
  it('has the lines of a region, without what marks regions and without their indentation', () => {
    const { text, lines, dependencies, printed } = make(
      'Before.\n\n```ts file=a.ts region=setup {1}\n```\n\nAfter.',
    );
    expect(text).toBe(
      'Before.\n\n```ts file=a.ts region=setup {1}\nexport function setup() {\n  run("{product}");\n\n}\n```\n\nAfter.',
    );
    expect([dependencies, printed]).toEqual([['code:a.ts'], '']);
    expect(placeIn(lines, 4, 2)).toMatchObject({ path: 'content/a.ts', line: 6, column: 5 });
    expect(placeIn(lines, 9)).toMatchObject({ path: 'content/pages/a.md', line: 6 });
  });

  it.each([
    [
      'all of it',
      '',
      APP.replace(/^.*#(?:end)?region.*\n/gm, '')
        .trimEnd()
        .split('\n'),
    ],
    ['a line', 'lines=4', ['export function setup() {']],
    ['some lines', 'lines="4-6"', ['export function setup() {', '  run("{product}");']],
    ['the rest', 'lines=11-', ['open();']],
  ])('has %s', (_what, which, expected) => {
    const { text, printed } = make(`\`\`\`ts file=a.ts ${which}\n\`\`\``);
    expect(printed).toBe('');
    expect(text.split('\n').slice(1, -1)).toEqual(expected);
  });

  it('keeps its place in lists and quotes, and takes its language from the name of the file', () => {
    const files = { 'b.py': 'if a:\n\n    b()\n' };
    expect(make('1. ``` file=b.py\n   ```', files).text).toBe(
      '1. ```py  file=b.py\n   if a:\n\n       b()\n   ```',
    );
    expect(make('> ~~~ {1} file="b.py"\n> ~~~', files).text).toBe(
      '> ~~~py  {1} file="b.py"\n> if a:\n>\n>     b()\n> ~~~',
    );
  });

  it('is closed by no line of the file', () => {
    const files = { 'c.md': 'a\n```js\nb\n````\n' };
    const { text, lines } = make('```md file=c.md region\n```', files);
    expect(text).toBe('`````md file=c.md region\na\n```js\nb\n````\n`````');
    expect(placeIn(lines, 0, 10)).toMatchObject({ line: 1, column: 9 });
    expect(make('~~~md file=c.md\n~~~', files).text).toBe(
      '~~~md file=c.md\na\n```js\nb\n````\n~~~',
    );
  });

  it('is text inside another fence, and where nothing reads files', () => {
    const text = '````md\n```ts file=a.ts\n```\n````';
    expect(make(text)).toMatchObject({ text, dependencies: [], printed: '' });
  });

  it.each([
    [
      'file=b.ts',
      'content/pages/a.md:1:12  error  code/not-found\n\n  There is no file "b.ts".\n\n  1 │ ```ts file=b.ts\n    │            ^^^^\n',
    ],
    [
      'file=a.ts region=setpu',
      'content/pages/a.md:1:24  error  code/no-region\n\n  a.ts has no region "setpu".\n\n  1 │ ```ts file=a.ts region=setpu\n    │                        ^^^^^\n\n  Closest: setup\n',
    ],
    [
      'file=a.ts region="whatever"',
      'content/pages/a.md:1:25  error  code/no-region\n\n  a.ts has no region "whatever".\n\n  1 │ ```ts file=a.ts region="whatever"\n    │                         ^^^^^^^^\n\n  It has: setup, inner, left\n',
    ],
    [
      'file=a.ts region=left',
      'content/pages/a.md:1:24  error  code/region-unclosed\n\n  The region "left" that opens in line 12 of a.ts is never closed.\n\n  1 │ ```ts file=a.ts region=left\n    │                        ^^^^\n\n  Write a comment "#endregion" below its last line.\n',
    ],
    [
      'file=a.ts lines=9-20',
      'content/pages/a.md:1:23  error  code/no-line\n\n  a.ts has 13 lines, so there is no line 20.\n\n  1 │ ```ts file=a.ts lines=9-20\n    │                       ^^^^\n\n  Write lines=9-13, or name a region, which moves with its lines.\n',
    ],
    [
      'file=a.ts lines=5-3',
      'content/pages/a.md:1:23  error  code/wrong-lines\n\n  "5-3" isn\'t a range of lines.\n\n  1 │ ```ts file=a.ts lines=5-3\n    │                       ^^^\n\n  Write lines=3-8, or lines=3 for one line, or lines=3- for all from there on.\n',
    ],
    [
      'file=a.ts region=setup lines=3',
      'content/pages/a.md:1:36  error  code/region-and-lines\n\n  The fence asks for a region and for lines.\n\n  1 │ ```ts file=a.ts region=setup lines=3\n    │                                    ^\n\n  Keep one of both.\n',
    ],
    [
      'file=a.ts lines=2-3',
      'content/pages/a.md:1:12  error  code/nothing-to-show\n\n  a.ts has no lines to show.\n\n  1 │ ```ts file=a.ts lines=2-3\n    │            ^^^^\n\n  Write the code there, or remove the fence.\n',
    ],
  ])('says what is wrong: %s', (info, printed) => {
    const made = make(`\`\`\`ts ${info}\n\`\`\``);
    expect(made.printed).toBe(`${printed}\n1 error, 0 warnings in 1 file.`);
    expect(made.text).toBe(`\`\`\`ts ${info}\n\`\`\``);
    expect(made.dependencies).toEqual([`code:${/file=(\S+)/.exec(info)?.[1]}`]);
  });

  it('has no code of its own', () => {
    const { text, printed } = make('```ts file=a.ts\nown();\n```');
    expect(text).toBe('```ts file=a.ts\nown();\n```');
    expect(printed).toContain(
      'code/file-and-text\n\n  The fence takes its code from a file, and has code itself, which alone is shown.',
    );
  });

  it('knows of two regions of one name, and of one that has no lines', () => {
    const files = {
      'd.css':
        '/* #region a */\n\n/* #endregion */\n/* #region a */\nb {}\n/* #endregion */\n/* #region e */\n/* #endregion */',
    };
    expect(make('```css file=d.css region=a\n```', files).printed).toContain(
      'code/region-twice\n\n  d.css has two regions "a", in lines 1 and 4.',
    );
    expect(make('```css file=d.css region=e\n```', files).printed).toContain(
      'code/nothing-to-show\n\n  The region "e" of d.css has no lines to show.',
    );
  });

  it('has as many lines as a page may have of others', () => {
    const fence = '```txt file=long.txt\n```';
    const { text, printed } = make(`${fence}\n${fence}\n${fence}`, {
      'long.txt': 'x\n'.repeat(9_000),
    });
    expect(text.split('\n')).toHaveLength(18_006);
    expect(printed).toContain('a.md:5:1  error  include/too-much');
  });
});
