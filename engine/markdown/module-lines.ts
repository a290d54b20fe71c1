// `import … from "…"` of MDX goes, since it says nothing to readers; `export const …` → text, as everything that would run.
import type { MarkdownIt } from 'markdown-it';
import { isModuleLine, isOnlyImports } from '../content/pages/first-words.ts';
import { removeLines } from './edits.ts';
import { lineOf, reportBlock, stateOf } from './state.ts';

export function moduleLines(md: MarkdownIt): void {
  md.core.ruler.push('module_lines', (state) => {
    const { tokens, env } = state;
    const page = stateOf(env);
    const left = new Set<number>();
    tokens.forEach((token, i) => {
      const { type, content = '' } = tokens[i + 1] ?? {};
      if (token.type !== 'paragraph_open' || type !== 'inline' || !isModuleLine(content)) return;
      const isLeftOut = isOnlyImports(content);
      const [kind = ''] = content.split(/\s/, 1);
      reportBlock(page, lineOf(token), {
        severity: 'warning',
        code: isLeftOut ? 'mdx/left-out' : 'mdx/shown-as-text',
        kind,
        message: `A page runs no code, so this "${kind}" is ${isLeftOut ? 'left out' : 'shown as text'}.`,
        hint: 'Take the line out.',
      });
      if (!isLeftOut) return;
      for (const at of [i, i + 1, i + 2]) left.add(at);
      const [start, end] = token.map ?? [0, 0];
      removeLines(page, start, end);
    });
    if (left.size > 0) state.tokens = tokens.filter((_, i) => !left.has(i));
  });
}
