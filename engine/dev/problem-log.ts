// Diagnostics of the pages that are shown → lines of the terminal, each error once until it is solved.
import { ContentError, type Diagnostic } from '../diagnostics/diagnostics.ts';
import { formatDiagnostic, formatDiagnostics } from '../diagnostics/print-diagnostics.ts';

export type ProblemLog = {
  /** What a page has now: the overlay shows the same. */
  page(path: string, diagnostics: readonly Diagnostic[]): void;
  /** Why a change can't be shown at all, such as a wrong setting. */
  trouble(error: Error): void;
};

export function createProblemLog(log: (lines: string) => void): ProblemLog {
  const known = new Map<string, Set<string>>();
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
    trouble: (error) =>
      log(
        `\n${error instanceof ContentError ? formatDiagnostics(error.diagnostics) : error.message}`,
      ),
  };
}

/** A line may move while others are edited. */
const keyOf = ({ path, code, message }: Diagnostic): string => `${path}\0${code}\0${message}`;
