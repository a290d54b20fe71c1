// Which lines open and close a code fence, for stages that look at lines before they are parsed.

/** What may be before a fence: indentation, quote signs, list markers, a footnote's name. */
const PREFIX = /^(?:[\s>]|[-+*]\s|\d{1,9}[.)]\s|\[\^[^\]\s]+\]:)*/;

/** The signs that open a fence on this line, such as "```", or an empty string. */
export function openingFence(line: string): string {
  if (!line.includes('```') && !line.includes('~~~')) return '';
  const text = line.slice(PREFIX.exec(line)?.[0].length ?? 0);
  const marker = /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? '';
  const isInlineCode = marker.startsWith('`') && text.includes('`', marker.length);
  return isInlineCode ? '' : marker;
}

/** Does the line close a fence that opened with `marker`? */
export function closesFence(line: string, marker: string): boolean {
  const text = line.replace(/^[\s>]+/, '').trimEnd();
  return text.startsWith(marker) && /^(?:`+|~+)$/.test(text);
}

/** Is a line code: in a fence, or one of its two ends? Each line is asked for once, in their order. */
export function fenceWalker(): (line: string) => boolean {
  let marker = '';
  return (line) => {
    const isInside = marker !== '';
    if (!isInside) marker = openingFence(line);
    else if (closesFence(line, marker)) marker = '';
    return isInside || marker !== '';
  };
}

/** The lines in a fence, up to the one that closes it. */
export function linesInFence(lines: readonly string[], opening: number, fence: string): string[] {
  let end = opening + 1;
  while (end < lines.length && !closesFence(lines[end] ?? '', fence)) end++;
  return lines.slice(opening + 1, end);
}
