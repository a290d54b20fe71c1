// What an import did → `import-report.json`, for programs: the same as the report for people, uncut.
import { sortDiagnostics } from '../../../engine/tooling.ts';
import { type Construct, sumsOf, sumsOfConstructs } from '../inventory/inventory.ts';
import type { Report } from './report.ts';

export function reportToJson(report: Report): string {
  const { inventory, diagnostics, errors, redirects, unanswered } = report;
  const { files, settings, constructs } = inventory;
  const value = {
    title: report.title,
    version: report.version,
    versions: report.versions,
    sums: {
      files: { total: files.size, ...sumsOf(files.values()) },
      settings: { total: settings.size, ...sumsOf(settings.values()) },
      constructs: {
        total: constructs.reduce((sum, one) => sum + one.total, 0),
        ...sumsOfConstructs(constructs),
      },
    },
    files: Object.fromEntries(files),
    settings: Object.fromEntries(settings),
    constructs,
    places: Object.fromEntries(
      [...inventory.places].map(([file, list]) => [file, list.map(shownPlace)]),
    ),
    components: report.components,
    diagnostics: sortDiagnostics(diagnostics).map(placed),
    errors: errors.map(placed),
    redirects: Object.fromEntries(redirects),
    unanswered: Object.fromEntries(unanswered),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

function placed({ path, line, column, code, message, hint }: Report['diagnostics'][number]) {
  return { path, line, column, code, message, ...(hint === undefined ? {} : { hint }) };
}

/** On one line of the file: there are many. */
const shownPlace = ({ kind, column, note, lines }: Construct): string =>
  `${lines?.join('-')} ${column} ${kind}${note === '' ? '' : `: ${note}`}`;
