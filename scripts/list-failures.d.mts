/** One line for each failure of a JSON report of Vitest. */
export function listFailures(report: { testResults: object[] }, root: string): string[];
