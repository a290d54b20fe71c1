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
    expect(highlighter.names().length).toBeGreaterThan(300);
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
