// Pieces of Markdown → one text, in which blocks have blank lines around them and keep the indentation of their place.

export type Output = {
  inline(text: string): void;
  block(text: string): void;
  /** What is on the last line. */
  line(): string;
  text(): string;
};

const MARKERS = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*$/;

export function createOutput(): Output {
  const chunks: string[] = [];
  let line = '';
  let isAfterBlank = true;
  /** Set behind a block: what the next line is to be indented with. */
  let behind: string | undefined;

  const add = (text: string) => {
    chunks.push(text);
    const at = text.lastIndexOf('\n');
    if (at < 0) {
      line += text;
      return;
    }
    const before = text.lastIndexOf('\n', at - 1);
    const last = (before < 0 && text.indexOf('\n') === at ? line : '') + text.slice(before + 1, at);
    isAfterBlank = last.trim() === '';
    line = text.slice(at + 1);
  };

  return {
    line: () => line,
    text: () => chunks.join(''),
    inline(text) {
      if (text === '') return;
      if (behind !== undefined) {
        const breaks = /^[ \t]*(\n?)([ \t]*\n)?/.exec(text);
        if (!breaks?.[1]) {
          if (text.trim() === '') return;
          add(`\n\n${behind}`);
          text = text.trimStart();
        } else if (breaks[2] === undefined && text.trim() !== '') add('\n');
        behind = undefined;
      }
      add(text);
    },
    block(text) {
      if (text.trim() === '') return;
      if (behind !== undefined) add(`\n\n${behind}`);
      behind = undefined;
      const isFree = MARKERS.test(line);
      const prefix = isFree ? line.replace(/[^\s>]/g, ' ') : (/^\s*/.exec(line)?.[0] ?? '');
      if (!isFree) add(`\n\n${prefix}`);
      else if (!isAfterBlank && line.trim() === '') add(`\n${prefix}`);
      add(indent(text, prefix));
      behind = prefix;
    },
  };
}

/** Lines behind the first get the prefix. */
export function indent(text: string, prefix: string): string {
  if (prefix === '') return text;
  const bare = prefix.trimEnd();
  return text
    .split('\n')
    .map((line, i) => (i === 0 ? line : line === '' ? bare : prefix + line))
    .join('\n');
}

/** Takes away the indentation that all lines share; lines of code inside fences may have less. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  let least = Number.POSITIVE_INFINITY;
  let fence = '';
  for (const [i, line] of lines.entries()) {
    const trimmed = line.trim();
    const isEdge = /^(?:`{3,}|~{3,})/.exec(trimmed)?.[0];
    if (fence === '' && trimmed !== '' && i > 0)
      least = Math.min(least, line.length - line.trimStart().length);
    if (fence === '' && isEdge) fence = isEdge;
    else if (fence !== '' && isEdge && trimmed.startsWith(fence) && trimmed === isEdge) fence = '';
  }
  const own = Number.isFinite(least) ? least : 0;
  return lines
    .map((line) => {
      const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
      return line.slice(Math.min(own, blanks));
    })
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}
