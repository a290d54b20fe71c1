// The source of a diagram → the first of its constructs that is never closed, or a closing that closes nothing.

export type Unclosed = {
  /** From 0, in the source. */
  line: number;
  what: string;
  closer: string;
  isStray?: boolean;
};

const OPENS: readonly [diagram: RegExp, opens: RegExp][] = [
  [/^(?:flowchart|graph)\b/, /^subgraph\b/],
  [/^sequenceDiagram\b/, /^(?:alt|opt|loop|par|critical|break|rect|box)\b/],
];

const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** Of the kinds that are drawn. */
export function findUnclosed(source: string): Unclosed | undefined {
  const lines = source.split('\n').map((line) => line.trim());
  const kind = lines.find((line) => line !== '' && !line.startsWith('%%')) ?? '';
  const [, opens] = OPENS.find(([diagram]) => diagram.test(kind)) ?? [];
  if (opens)
    return findOpenWord(lines, opens) ?? (/^(?:f|g)/.test(kind) ? findBracket(lines) : undefined);
  return findOpenBrace(lines);
}

function findOpenWord(lines: readonly string[], opens: RegExp): Unclosed | undefined {
  const open: Unclosed[] = [];
  for (const [line, text] of lines.entries()) {
    const [what] = opens.exec(text) ?? [];
    if (what) open.push({ line, what, closer: 'end' });
    else if (/^end;?$/.test(text) && !open.pop())
      return { line, what: 'end', closer: 'end', isStray: true };
  }
  return open[0];
}

/** Classes, entities and states have a body in braces. */
function findOpenBrace(lines: readonly string[]): Unclosed | undefined {
  const open: Unclosed[] = [];
  for (const [line, text] of lines.entries()) {
    if (/(?:^|\s)\{$/.test(text)) open.push({ line, what: '{', closer: '}' });
    else if (text === '}' && !open.pop()) return { line, what: '}', closer: '}', isStray: true };
  }
  return open[0];
}

/** A node's text is on one line. Quoted text, labels between bars and `a>text]` are left alone. */
function findBracket(lines: readonly string[]): Unclosed | undefined {
  for (const [line, text] of lines.entries()) {
    if (text.startsWith('%%') || /^(?:style|classDef|linkStyle|click)\b/.test(text)) continue;
    const bare = text
      .replace(/"[^"]*"/g, '')
      .replace(/\|[^|]*\|/g, '')
      .replace(/<br\s*\/?>/g, '')
      .replace(/(?<=\w)>[^\]>]*\]/g, '');
    const open: string[] = [];
    for (const sign of bare)
      if (sign in BRACKETS) open.push(sign);
      else if (BRACKETS[open.at(-1) ?? ''] === sign) open.pop();
    const [what] = open;
    if (what) return { line, what, closer: BRACKETS[what] ?? '' };
  }
  return undefined;
}
