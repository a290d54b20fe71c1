// All of Shiki's languages, loaded as they are met, and colors that don't depend on what was colored before.
import { describe, expect, it } from 'vitest';
import { createHighlighter } from './highlight.ts';

const colored = async (code: string, language: string, highlighter = createHighlighter()) => {
  await highlighter.load([language]);
  return highlighter.highlight(code, language);
};

describe('a highlighter', () => {
  it('knows rare languages by every name once it has asked', async () => {
    const highlighter = createHighlighter();
    expect(highlighter.isKnown('python')).toBe(true);
    expect(highlighter.isKnown('elixir')).toBe(false);
    await highlighter.know(['elixir']);
    const names = [
      'elixir',
      'rs',
      'golang',
      'vue',
      'Dockerfile',
      'mysql',
      'none',
      'objective-c',
      'hbs',
    ];
    expect(names.filter((name) => !highlighter.isKnown(name))).toEqual([]);
    expect(highlighter.isKnown('elixri')).toBe(false);
    expect(highlighter.names().length).toBeGreaterThan(340);
  });

  it.each([
    ['elixir', 'def run, do: :ok'],
    ['rs', 'fn main() {}'],
    ['hcl', 'resource "a" "b" {}'],
    ['vue', '<script setup>const a = 1</script>'],
  ])('colors %s', async (language, code) => {
    const kinds = (await colored(code, language))?.flat().map(({ kind }) => kind);
    expect(new Set(kinds).size).toBeGreaterThan(1);
  });

  it('gives code inside Markdown the same colors whatever was loaded before', async () => {
    const text = '```rust\nfn main() {}\n```\n\n```js\nconst a = 1;\n```';
    const alone = await colored(text, 'md');
    const highlighter = createHighlighter();
    await highlighter.load(['rust', 'vue']);
    expect(await colored(text, 'md', highlighter)).toEqual(alone);
    // Common languages are colored inside of it.
    expect(alone?.[5]?.some(({ kind }) => kind === 'k')).toBe(true);
  });
});

/** A language of a site's own, with parts in another of its own and in JavaScript. */
const ROBOT = JSON.stringify({
  name: 'Robot Framework',
  scopeName: 'source.robot',
  patterns: [
    { match: '\\bLog\\b', name: 'keyword.control.robot' },
    { match: '\\*\\*\\*.*\\*\\*\\*', name: 'string.quoted.robot' },
    { begin: '\\{\\{', end: '\\}\\}', patterns: [{ include: 'source.part' }] },
    { begin: '<%', end: '%>', patterns: [{ include: 'source.js' }] },
  ],
});
const PART = JSON.stringify({
  scopeName: 'source.part',
  patterns: [{ match: 'x', name: 'constant.numeric.part' }],
});

describe('a language of a site’s own', () => {
  const own = { robot: ROBOT, part: PART, tree: PART };
  const kindsOf = async (code: string, language: string, highlighter = createHighlighter(own)) =>
    (await colored(code, language, highlighter))
      ?.flat()
      .filter(({ kind }) => kind)
      .map(({ text, kind }) => [text.trim(), kind]);

  it('is colored, with its parts in others', async () => {
    expect(await kindsOf('*** Tasks ***\nLog {{x}} <% const a %>', 'Robot')).toEqual([
      ['*** Tasks ***', 's'],
      ['Log', 'k'],
      ['x', 'n'],
      ['const', 'k'],
      ['a', 'n'],
    ]);
  });

  it('comes before a language of the same name, and changes nothing of any other', async () => {
    const highlighter = createHighlighter({ python: PART });
    expect(await kindsOf('def x', 'python', highlighter)).toEqual([['x', 'n']]);
    expect(await kindsOf('def x', 'py3', highlighter)).toEqual([['x', 'n']]);
    expect(highlighter.ownGrammar?.('py3')).toEqual(highlighter.ownGrammar?.('python'));
    expect(await kindsOf('x', 'tree')).toEqual([['x', 'n']]);
    expect(await colored('const x = 1', 'js', createHighlighter(own))).toEqual(
      await colored('const x = 1', 'js'),
    );
  });

  it('is known by its name alone, with a hash of its grammar', () => {
    const { isKnown, names, ownGrammar } = createHighlighter(own);
    expect([isKnown('ROBOT'), isKnown('robo')]).toEqual([true, false]);
    expect(names()).toContain('robot');
    expect(ownGrammar?.('Robot')).toEqual({
      name: 'robot',
      hash: expect.stringMatching(/^[\w-]{16,}$/),
    });
    expect(ownGrammar?.('js')).toBeUndefined();
  });
});
