// The line that opens a directive, `:::name[Label]{key=value}` → its parts.
import { parseAttributes } from '../../text/attributes.ts';

export type Opening = {
  colons: number;
  name: string;
  /** Text in brackets; else the text after the name and attributes. */
  label: string;
  /** Text that is neither label nor attributes, and would be lost. */
  extra: string;
  /** Is there a label or are there attributes, so that the line can only be meant as a directive? */
  hasParts: boolean;
  bare: string[];
  named: Record<string, string>;
  /** Offset in the line at which the attributes begin. */
  attributesAt: number;
};

const START = /^(:{2,})(\s*)([A-Za-z][\w-]*)\s*/;

/** Undefined for lines that open nothing. Two colons come right before the name. */
export function parseOpening(line: string): Opening | undefined {
  const [start, colons = '', gap, name] = START.exec(line) ?? [];
  if (!start || !name || (colons.length === 2 && gap)) return undefined;
  const bracketEnd = line[start.length] === '[' ? closingBracket(line, start.length) : 0;
  const behind = bracketEnd ? skipBlanks(line, bracketEnd) : start.length;
  const isLabel = bracketEnd > 0 && (behind === line.length || line[behind] === '{');
  const from = isLabel ? behind : start.length;
  const braceEnd = line[from] === '{' ? closingBrace(line, from) : 0;
  const rest = line.slice(braceEnd || from).trim();
  const bracket = line.slice(start.length + 1, bracketEnd - 1).trim();
  return {
    colons: colons.length,
    name,
    label: isLabel ? bracket : rest,
    extra: isLabel || colons.length === 2 ? rest : '',
    hasParts: isLabel || braceEnd > 0,
    ...parseAttributes(braceEnd ? line.slice(from + 1, braceEnd - 1) : ''),
    attributesAt: from + 1,
  };
}

/** Behind the bracket that closes the one at `from`, brackets and escapes inside it counted; else 0. */
function closingBracket(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '[') depth++;
    else if (line[at] === ']' && --depth === 0) return at + 1;
  }
  return 0;
}

/** Behind the brace that closes the one at `from`, quoted values skipped; else 0. */
function closingBrace(line: string, from: number): number {
  let quote = '';
  for (let at = from; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (quote) quote = sign === quote ? '' : quote;
    else if ((sign === '"' || sign === "'") && line[at - 1] === '=') quote = sign;
    else if (sign === '}') return at + 1;
  }
  return 0;
}

function skipBlanks(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at++;
  return at;
}
