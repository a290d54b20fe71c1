// A JSON report of Vitest → what failed in it, a line each, with the first line of what was said.
import path from 'node:path';

/** @param root  paths are relative to it. */
export function listFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const lines = failed.map(({ ancestorTitles, title, failureMessages }) =>
      [file, ...ancestorTitles, `${title}: ${firstLine(failureMessages[0])}`].join(' › '),
    );
    // It can't be loaded, or what it does before or after its tests went wrong.
    if (status === 'failed' && lines.length === 0) lines.push(`${file}: ${firstLine(message)}`);
    return lines;
  });
}

const firstLine = (text) => text?.trim().split('\n', 1)[0] || 'did not run to its end';
