// Lines of a page or a record → what a merge or a template has left in them, which must not be published.
import { type Diagnostic, diagnose, type Problem } from '../../diagnostics/diagnostics.ts';
import { closesFence, fenceWalker, openingFence } from './fence.ts';
import { placeIn, type SourceLine } from './source-text.ts';

/** `learn new` begins each text that is to be written with it. */
export const FILL_IN = 'FILL IN:';

/** As git writes them, from the first column on. `=======` alone is also the line below a heading. */
const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;

const CONFLICT_PROBLEM: Problem = {
  code: 'source/merge-conflict',
  message: 'This line is of a merge that nobody has settled.',
  hint: 'Keep what is right of the lines around it, and delete the lines that git wrote.\nTo show such a line in code, put a blank before it.',
};

/** Also in code: a merge asks nobody where it may write. Code that shows a whole one may mean it. */
export function findConflicts(lines: readonly SourceLine[]): Diagnostic[] {
  if (!lines.some(({ written }) => CONFLICT.test(written))) return [];
  const shown = shownConflicts(lines);
  return lines.flatMap(({ written }, at) => {
    if (!CONFLICT.test(written)) return [];
    const code = shown.has(at) ? 'source/conflict-in-code' : CONFLICT_PROBLEM.code;
    return [diagnose(placeIn(lines, at), { ...CONFLICT_PROBLEM, code, length: written.length })];
  });
}

/** Lines of merges from the first sign to the last between the lines of one fence. */
function shownConflicts(lines: readonly SourceLine[]): Set<number> {
  const shown = new Set<number>();
  let fence = '';
  let inside: number[] = [];
  for (const [at, { written }] of lines.entries()) {
    if (fence === '') {
      fence = openingFence(written);
      inside = [];
    } else if (closesFence(written, fence)) {
      fence = '';
      const signs = inside.map((one) => lines[one]?.written.charAt(0)).join('');
      if (/^(?:<\|?>)+$/.test(signs)) for (const one of inside) shown.add(one);
    } else if (CONFLICT.test(written)) inside.push(at);
  }
  return shown;
}

/** Marks of `learn new`, apart from code, in a page that isn't a draft or in a record. */
export function findPlaceholders(lines: readonly SourceLine[]): Diagnostic[] {
  const isCode = fenceWalker();
  return lines.flatMap(({ text }, at) => {
    const column = isCode(text) ? -1 : withoutCode(text).indexOf(FILL_IN);
    if (column < 0) return [];
    const problem = {
      code: 'source/placeholder',
      message: `"${FILL_IN}" is of the template: here, a text is still to be written.`,
      length: FILL_IN.length,
      hint: 'Write the text, or delete the line. A page with "draft: true" may keep it.',
    };
    return [diagnose(placeIn(lines, at, column), problem)];
  });
}

const withoutCode = (line: string): string =>
  line.includes('`') ? line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length)) : line;
