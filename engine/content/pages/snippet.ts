// The text of a snippet → its parameters and its body lines.
import { parse } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import type { Tokens } from './tokens.ts';

const snippetSchema = z.strictObject({
  params: z.array(z.string().regex(/^[A-Za-z][\w-]*$/)).default([]),
});

type Snippet = {
  params: readonly string[];
  body: readonly string[];
  /** Line of the first body line, from 1. */
  firstLine: number;
  diagnostics: Diagnostic[];
};

/**
 * Front matter of a snippet holds only `params`; a parameter may not hide one of the product's tokens.
 *
 * @param tokens  the product's own.
 */
export function parseSnippet(text: string, path: string, tokens: Tokens): Snippet {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
  const isFence = (line: string) => line.trimEnd() === '---';
  const end = isFence(lines[0] ?? '') ? lines.findIndex((line, i) => i > 0 && isFence(line)) : 0;
  if (end <= 0) return { params: [], body: lines, firstLine: 1, diagnostics: [] };
  const params = readParams(lines.slice(1, end).join('\n'));
  const isGood = params && !params.some((param) => Object.hasOwn(tokens, param));
  return {
    params: params ?? [],
    body: lines.slice(end + 1),
    firstLine: end + 2,
    diagnostics: isGood ? [] : [wrongFrontMatter(path, lines[1] ?? '')],
  };
}

function wrongFrontMatter(path: string, lineText: string): Diagnostic {
  return diagnose(
    { path, line: 2, column: 1, lineText },
    {
      code: 'include/snippet-frontmatter',
      message:
        'The front matter of a snippet holds only "params", a list of names, none of them a product token.',
      length: Math.max(1, lineText.length),
      hint: 'Write, for example:   params: [target, image]',
    },
  );
}

function readParams(yaml: string): string[] | undefined {
  try {
    return snippetSchema.parse(parse(yaml, { logLevel: 'error' }) ?? {}).params;
  } catch {
    return undefined;
  }
}
