// Where the `import` and `export` lines of a page end.
import { parseModule } from '../syntax/parse.ts';
import { blankLine, lineEnd } from './text-lines.ts';

/** What only a module has. */
const MODULE =
  /^(?:import\b[^'"]*['"]|export\s+(?:const|let|var|function|async|class|default|\{|\*))/;

function hasOpenBracket(source: string): boolean {
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;
  return count(/[([{]/g) > count(/[)\]}]/g) || count(/`/g) % 2 === 1;
}

/** What may still be read in vain. */
type Budget = { hasBudget(): boolean; spend(length: number): void };

/** Lines up to a blank one that parse as a module; those of open brackets go on. -1 where they are prose. */
export function moduleEnd(text: string, start: number, { hasBudget, spend }: Budget): number {
  let at = start;
  for (let tries = 0; tries < 40 && hasBudget(); tries++) {
    at = blankLine(text, at);
    const source = text.slice(start, at);
    spend(source.length);
    if (!MODULE.test(source)) return -1;
    if (!('problem' in parseModule('page.tsx', source))) return at;
    if (at >= text.length || !hasOpenBracket(source)) break;
    while (text[at] === '\n') at++;
  }
  const first = lineEnd(text, start);
  const source = text.slice(start, first);
  return MODULE.test(source) && !('problem' in parseModule('page.tsx', source)) ? first : -1;
}
