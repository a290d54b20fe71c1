// JavaScript text → how deep a parser would have to go into it: the parser we use ends the process where that is too deep.

/** Far more than people write, far less than any stack holds. */
const DEEPEST = 1_500;

const OPEN = new Set(['(', '[', '{']);
const CLOSE = new Set([')', ']', '}']);

/** Counts what may be inside what: brackets, and words and signs without a separator between. Strings count once. */
export function isTooDeep(text: string): boolean {
  const above: number[] = [];
  let here = 0;
  let sum = 0;
  let elses = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (OPEN.has(sign)) {
      above.push(here + 1);
      sum += here + 1;
      here = 0;
    } else if (CLOSE.has(sign)) {
      here = (above.pop() ?? 0) + 1;
      sum = Math.max(0, sum - here + 1);
      if (sign === '}') here = 0;
    } else if (sign === ',' || sign === ';') here = 0;
    else if (sign === '"' || sign === "'") at = skipString(text, at);
    else if (sign === '/' && text[at + 1] === '/') at = endOr(text, '\n', at);
    else if (sign === '/' && text[at + 1] === '*') at = endOr(text, '*/', at + 2);
    else if (/\w/.test(sign)) {
      const from = at;
      while (/\w/.test(text[at + 1] ?? '')) at++;
      const word = text.slice(from, at + 1);
      if (word === 'else') elses++;
      if (word === 'const' || word === 'import' || word === 'export') here = 0;
      here++;
    } else if (sign.trim() !== '' && sign !== '.' && sign !== '`') here++;
    if (sum + here > DEEPEST || elses > DEEPEST) return true;
  }
  return false;
}

function skipString(text: string, from: number): number {
  const quote = text[from];
  let at = from + 1;
  while (at < text.length && text[at] !== quote && text[at] !== '\n')
    at += text[at] === '\\' ? 2 : 1;
  return at;
}

function endOr(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? text.length : at + end.length - 1;
}
