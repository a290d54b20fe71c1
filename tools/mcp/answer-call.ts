// A tool's name and its arguments → its answer, or in words what was wrong with the call.

import type { z } from 'zod';
import {
  type AnyTool,
  type BuiltSite,
  ExpectedError,
  inWords,
  nearest,
  type ToolAnswer,
} from '../../engine/tooling.ts';

type Result = {
  content: { type: 'text'; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

/** Callers repeat themselves where they are told what to write instead: whatever they gave wrong is an answer, too. */
export async function answerCall(
  name: string,
  given: unknown,
  { built, tools }: { built: BuiltSite; tools: readonly AnyTool[] },
): Promise<Result> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return wrong(unknownTool(name, tools));
  const input = tool.input.safeParse(given, { error: inWords });
  if (!input.success) return wrong(inputProblems(tool, input.error));
  try {
    const answer = await tool.answer(input.data, built);
    return {
      content: [{ type: 'text', text: toText(answer) }],
      ...(answer.data ? { structuredContent: answer.data } : {}),
    };
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return wrong([error.message, error.hint ?? ''].filter(Boolean).join('\n'));
  }
}

const wrong = (text: string): Result => ({ content: [{ type: 'text', text }], isError: true });

function unknownTool(name: string, tools: readonly AnyTool[]): string {
  const names = tools.map((one) => one.name);
  const near = nearest(name, names);
  return `There is no tool "${name}".${near ? ` Closest: ${near}` : ''}\nAll tools: ${names.join(', ')}`;
}

function inputProblems({ input }: AnyTool, error: z.ZodError): string {
  const fields = Object.entries((input as z.ZodObject).shape).map(
    ([name, field]) => `- ${name}: ${field.description ?? ''}`,
  );
  const problems = error.issues.map(({ code, path, message, ...issue }) =>
    code === 'unrecognized_keys'
      ? `There is no field ${(issue as { keys: string[] }).keys.map((key) => `"${key}"`).join(', ')}.`
      : `"${path.join('.') || 'arguments'}": ${message}.`,
  );
  return `${problems.join('\n')}\nThe fields:\n${fields.join('\n')}`;
}

function toText({ text, cite }: ToolAnswer): string {
  const reported = new Set<string>();
  const lines = cite.flatMap(({ title, url }) => {
    if (reported.has(url)) return [];
    reported.add(url);
    return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})`;
  });
  return lines.length > 0 ? `${text.trimEnd()}\n\nCite:\n${lines.join('\n')}` : text;
}
