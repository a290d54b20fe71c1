import { describe, expect, it } from 'vitest';
import { placeIn, type SourceLine } from '../../engine/tooling.ts';
import { type ForeignFiles, toLines } from './to-lines.ts';

const FILES: Record<string, string> = {
  'listings/main.rs':
    '// ANCHOR: here\nfn main() {\n    run();\n}\n// ANCHOR_END: here\nfn run() {}\n',
};

const files: ForeignFiles = {
  isBook: true,
  isPress: false,
  roots: [''],
  read: (name) => FILES[name],
  pathOf: (name) => `book/${name}`,
};

const linesOf = (text: string): SourceLine[] =>
  text
    .split('\n')
    .map((written, i) => ({ text: written, path: 'book/src/a.md', line: i + 1, written }));

const convert = (text: string) => toLines(linesOf(text), 'book/src/a.md', files);
const textOf = (text: string) =>
  convert(text)
    .lines.map((line) => line.text)
    .join('\n');

describe('blocks of MkDocs', () => {
  it('are callouts, details and tabs, in each other and in lists', () => {
    expect(
      textOf(
        [
          '!!! warning "Mind"',
          '    It is hot.',
          '',
          '    ??? question',
          '        Why?',
          '',
          'After.',
          '',
          '=== "npm"',
          '',
          '    ```bash',
          '    npm i',
          '    ```',
          '',
          '=== "pnpm"',
          '',
          '    pnpm i',
          '',
          '- A list',
          '',
          '    !!! tip',
          '        In it.',
        ].join('\n'),
      ),
    ).toBe(
      [
        '::::warning Mind',
        'It is hot.',
        '',
        ':::details[Question]',
        'Why?',
        ':::',
        '::::',
        '',
        'After.',
        '',
        '::::tabs',
        ':::tab[npm]',
        '',
        '```bash',
        'npm i',
        '```',
        ':::',
        ':::tab[pnpm]',
        '',
        'pnpm i',
        ':::',
        '::::',
        '',
        '- A list',
        '',
        '    :::tip',
        '    In it.',
        '    :::',
      ].join('\n'),
    );
  });

  it('keep the places of their lines', () => {
    const { lines } = convert('!!! note\n    See [x](y.md).');
    expect(placeIn(lines, 1, 4)).toMatchObject({ line: 2, column: 9 });
  });

  it('are text in code', () => {
    const code = '```md\n!!! note\n    Text.\n<<< @/x.ts\n```';
    expect(textOf(code)).toBe(code);
    expect(convert(code).diagnostics).toEqual([]);
  });
});

describe('spans', () => {
  it('of which a style shows one are words of their own', () => {
    const spans = (first: string, second: string) =>
      textOf(`Use a <span class="${first}">x</span><span class="${second}">y</span>.`);
    expect(spans('options', 'composition')).toBe('Use a x y.');
    expect(spans('red', 'red')).toBe('Use a xy.');
  });
});

describe('includes of mdBook', () => {
  it('are the lines that they name, which know their file', () => {
    const text = '```rust,ignore\n{{#rustdoc_include ../listings/main.rs:here}}\n```';
    expect(textOf(text)).toBe('```rust\nfn main() {\n    run();\n}\n```');
    const { lines, files: read } = convert(text);
    expect(placeIn(lines, 1)).toMatchObject({ path: 'book/listings/main.rs', line: 2 });
    expect(read).toEqual(['listings/main.rs']);
    expect(textOf('{{#include ../listings/main.rs:6}}')).toBe('fn run() {}');
    expect(textOf('{{#include ../listings/main.rs:2:3}}')).toBe('fn main() {\n    run();');
  });

  it('hide what readers of a book do not see', () => {
    expect(textOf('```rust\n# use x;\nrun();\n#\n#[test]\n```')).toBe(
      '```rust\nrun();\n#[test]\n```',
    );
  });

  it('lead nowhere outside, and say so', () => {
    const { lines, diagnostics } = convert(
      '{{#include ../../secret.md}}\n{{#include /etc/passwd}}',
    );
    expect(lines.map((line) => line.text)).toEqual([
      '{{#include ../../secret.md}}',
      '{{#include /etc/passwd}}',
    ]);
    expect(diagnostics.filter(({ code }) => code === 'foreign/no-file').length).toBe(2);
  });
});

it('warns of each sign that says nothing here, in one wording for each kind', () => {
  const { diagnostics } = convert(
    [
      ...[
        '<<< a.ts and more',
        '<<< b.ts and more',
        '--8<-- x.md',
        '{% include x %}',
        '{{< note >}}',
        '{{ value }}',
        '/// note',
      ],
      ...['.. note::', '!!! no indent', '{{#title x}}'],
    ].join('\n'),
  );
  expect([...new Set(diagnostics.map(({ message }) => message.split('"')[1]))]).toEqual([
    '<<<',
    '--8<--',
    '{% … %}',
    '{{< … >}}',
    '{{ … }}',
    '///',
    '.. name::',
    '{{#…}}',
  ]);
  expect(diagnostics.filter(({ message }) => message.startsWith('"<<<"')).length).toBe(2);
});

it('reads ids between signs of percent, as some sites of VitePress write them', () => {
  expect(textOf('## Type %{#enum-type}%')).toBe('## Type {#enum-type}');
});
