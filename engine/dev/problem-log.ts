// Diagnostics of the pages that are shown → lines of the terminal, each error once until it is solved.
import { ContentError, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { formatDiagnostic, formatDiagnostics } from '../diagnostics/print-diagnostics.ts';

export type ProblemLog = {
  /** What a page has now: the overlay shows the same. */
  page(path: string, diagnostics: readonly Diagnostic[]): void;
  /** Why a change can't be shown at all, such as a wrong setting: once until a change can be shown. */
  trouble(error: Error | undefined): void;
};

export function createProblemLog(log: (lines: string) => void): ProblemLog {
  const known = new Map<string, Set<string>>();
  let trouble = '';
  const isKnown = (key: string) => [...known.values()].some((keys) => keys.has(key));
  return {
    page(path, diagnostics) {
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const before = known.get(path);
      known.delete(path);
      for (const one of errors)
        if (!before?.has(keyOf(one)) && !isKnown(keyOf(one))) log(`\n${formatDiagnostic(one)}`);
      if (errors.length > 0) known.set(path, new Set(errors.map(keyOf)));
      else if (before) log(`\n${path}: no errors any more.`);
    },
    trouble(error) {
      const before = trouble;
      trouble = error ? `\n${textOf(error)}` : '';
      // A log may be written into a folder that is watched: what it says is then the next change.
      if (trouble !== '' && trouble !== before) log(trouble);
    },
  };
}

const textOf = (error: Error): string =>
  error instanceof ContentError ? formatDiagnostics(error.diagnostics) : error.message;

/** A line may move while others are edited. */
const keyOf = ({ path, code, message }: Diagnostic): string => `${path}\0${code}\0${message}`;
