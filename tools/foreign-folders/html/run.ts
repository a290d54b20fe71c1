// Lines of prose as one text, and what is around a place in it.

export type Run = {
  text: string;
  closed: ReadonlySet<string>;
  /** What is open on the page: names of lists, and how many details. */
  open: { lists: string[]; details: number };
};

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Signs of lists and quotes are no words. */
export const beforeOnLine = (text: string, at: number): string =>
  text.slice(lineStart(text, at), at).replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/, '');

/** The blanks that the line of a place begins with. */
export const indentAt = (text: string, at: number): string =>
  /^\s*/.exec(text.slice(lineStart(text, at), at))?.[0] ?? '';
