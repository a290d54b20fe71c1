// Words of the source → words that Markdown takes for what they are.

/** Signs that Markdown or our directives would read. */
export function asText(source: string): string {
  return joinLines(source).replace(/[\\`*<[\]|]|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** A line break is a blank; blanks at the ends stay. */
export function joinLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, i) => (i > 0 ? line.trimStart() : line))
    .map((line, i) => (i < lines.length - 1 ? line.trimEnd() : line))
    .filter((line, i) => line !== '' || i === 0 || i === lines.length - 1)
    .join(' ');
}

/** For the cell of a table; a rule is a new line there. */
export function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '---' ? '<br>' : line.trim()))
    .filter((line) => line !== '')
    .join(' ');
}

/** A code span around anything. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + pad + text + pad + fence;
}

/** Lines of code, below each other in the cell of a table. */
export function linesInCell(lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const code = line.trimEnd();
      const blanks = code.length - code.trimStart().length;
      return codeSpan('\u00A0'.repeat(blanks) + code.trimStart());
    })
    .join('<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}

export function shorten(source: string): string {
  const text = source.replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
