// Diagnostic[] → what other programs read: annotations of GitHub, a code quality report of GitLab, SARIF, plain JSON.
import { createHash } from 'node:crypto';
import { type Diagnostic, sortDiagnostics } from './diagnostics.ts';

export const FORMATS = ['github', 'gitlab', 'sarif', 'json'] as const;

export type Format = (typeof FORMATS)[number];

/** @param diagnostics  with paths from the folder that the reader knows: the root of the repository. */
export function formatFor(format: Format, diagnostics: readonly Diagnostic[]): string {
  const sorted = sortDiagnostics(diagnostics);
  if (format === 'github') return sorted.map((one) => `${toCommand(one)}\n`).join('');
  const value =
    format === 'gitlab'
      ? sorted.map(toQuality)
      : format === 'sarif'
        ? toSarif(sorted)
        : { diagnostics: sorted };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const says = ({ message, hint }: Diagnostic): string => (hint ? `${message}\n${hint}` : message);

/** @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function toCommand(one: Diagnostic): string {
  const { path, line, column, length, code, severity } = one;
  const parts = { file: path, line, col: column, endColumn: column + length, title: code };
  const written = Object.entries(parts).map(([key, value]) => `${key}=${property(String(value))}`);
  return `::${severity} ${written.join(',')}::${data(says(one))}`;
}

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** @see https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
function toQuality(one: Diagnostic) {
  return {
    description: says(one),
    check_name: one.code,
    fingerprint: fingerprint(one),
    severity: one.severity === 'error' ? 'major' : 'minor',
    location: { path: one.path, lines: { begin: one.line } },
  };
}

/** Stays the same when lines come and go above it. */
const fingerprint = ({ path, code, message, lineText = '' }: Diagnostic): string =>
  createHash('sha256').update([path, code, message, lineText.trim()].join('\0')).digest('hex');

/** @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
function toSarif(all: readonly Diagnostic[]) {
  const codes = [...new Set(all.map(({ code }) => code))];
  const locate = (one: { path: string; line: number; column: number; length?: number }) => ({
    physicalLocation: {
      artifactLocation: { uri: encodeURI(one.path), uriBaseId: '%SRCROOT%' },
      region: {
        startLine: one.line,
        startColumn: one.column,
        ...(one.length === undefined ? {} : { endColumn: one.column + one.length }),
      },
    },
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'learn check', rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: all.map((one) => ({
          ruleId: one.code,
          ruleIndex: codes.indexOf(one.code),
          level: one.severity,
          message: { text: says(one) },
          locations: [locate(one)],
          ...(one.related?.length ? { relatedLocations: one.related.map(locate) } : {}),
          partialFingerprints: { 'learn/v1': fingerprint(one) },
        })),
      },
    ],
  };
}
