// What an assistant may ask a built site: a tool, its input, and what it answers.
import type { z } from 'zod';
import type { BuiltSite } from './built-site.ts';

/** An address that the answer rests on. */
export type Citation = { title: string; url: string };

export type ToolAnswer = {
  /** Markdown. */
  text: string;
  /** Where it is, best first; every answer ends with these. */
  cite: readonly Citation[];
  /** The same for programs. */
  data?: Record<string, unknown>;
};

/** @property input  what callers give; each field has a description, and each default is said there. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** @throws ExpectedError  with what to ask instead. */
  answer(input: z.output<Input>, built: BuiltSite): Promise<ToolAnswer>;
};

// biome-ignore lint/suspicious/noExplicitAny: each tool knows its own input; the server hands on what its schema has checked.
export type AnyTool = Tool<any>;

/** Gives editors the type of the input; returns its argument. */
export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): AnyTool {
  return tool;
}
