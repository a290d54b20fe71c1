// The text of a snippet → its parameters and its body lines.
import { parse } from 'yaml';
import { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
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

/** Front matter of a snippet holds only `params`; a parameter may not hide one of the product's tokens. */
export function parseSnippet(text: string, path: string, tokens: Tokens): Snippet {
  const lines = text.replace(/\n$/, '').split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : 0;
  if (end <= 0) return { params: [], body: lines, firstLine: 1, diagnostics: [] };
  const body = lines.slice(end + 1);
  const read = readParams(lines.slice(1, end).join('\n'));
  const isGood =
    read !== undefined &&
    !read.some((param) => Object.hasOwn(tokens, param) && /^(product|pr)$/i.test(param));
  const diagnostics = isGood
    ? []
    : [
        diagnose(
          { path, line: 2, column: 1, lineText: lines[1] ?? '' },
          {
            code: 'include/snippet-frontmatter',
            message: 'The front matter of a snippet holds only "params", a list of names.',
            hint: 'Write, for example:   params: [target, image]',
          },
        ),
      ];
  return { params: read ?? [], body, firstLine: end + 2, diagnostics };
}

function readParams(yaml: string): string[] | undefined {
  try {
    return snippetSchema.parse(parse(yaml)).params;
  } catch {
    return undefined;
  }
}
