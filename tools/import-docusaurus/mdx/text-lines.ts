// Lines and paragraphs of a text: where each ends.

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Offset of the line break before the next blank line, or the end of the text. */
export function blankLine(text: string, from: number): number {
  let at = lineEnd(text, from);
  while (at < text.length) {
    const next = lineEnd(text, at + 1);
    if (text.slice(at + 1, next).trim() === '') return at;
    at = next;
  }
  return text.length;
}
