// What an import did → `import-report.md`: an inventory, what to look at, addresses. The same source gives the same bytes.
import { compare, type Diagnostic, plural, sortDiagnostics } from '../../../engine/tooling.ts';
import type { Inventory } from '../inventory/inventory.ts';
import { componentLines, inventoryLines } from './report-inventory.ts';

export type Report = {
  title: string;
  version: string;
  /** The others, which are frozen versions. */
  versions: readonly string[];
  pages: number;
  snippets: number;
  pictures: number;
  publicFiles: number;
  sidebars: number;
  /** Files, settings and constructs of the source, each in one column. */
  inventory: Inventory;
  /** Components without a construct, those that would bring most first. */
  components: { name: string; count: number; pages: number; place: string; props: string[] }[];
  diagnostics: readonly Diagnostic[];
  /** Errors that our build would have. */
  errors: readonly Diagnostic[];
  /** Name → why. */
  leftOut: ReadonlyMap<string, string>;
  refused: ReadonlyMap<string, string>;
  redirects: ReadonlyMap<string, string>;
  unanswered: ReadonlyMap<string, string>;
};

/** Lines of one kind. */
const MOST = 2_000;

export function reportToMarkdown(report: Report): string {
  const { redirects, unanswered } = report;
  const lines = [
    `# Import of "${report.title}"`,
    '',
    `Version ${report.version}${report.versions.length > 0 ? `, and frozen ${report.versions.join(', ')}` : ''}: ${plural(report.pages, 'page')}, ${plural(report.sidebars, 'sidebar')}, ${plural(report.snippets, 'snippet')}, ${plural(report.pictures, 'picture')}, ${plural(report.publicFiles, 'other file')}, ${plural(redirects.size, 'redirect')}.`,
    '',
    ...section(
      'Errors that a build has',
      report.errors.map((one) => place(one, true)),
    ),
    ...inventoryLines(report.inventory),
    ...section('Left out', pairs(report.leftOut)),
    ...kinds(report.diagnostics),
    ...section('Addresses that nobody answers', pairs(unanswered)),
    ...section(
      'Addresses that changed and lead on',
      [...redirects].map(([from, to]) => `- \`/${from}\` → \`${to}\``),
    ),
    ...componentLines(report.components),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > MOST ? [`- and ${lines.length - MOST} more`] : [];
  return [`## ${title} (${lines.length})`, '', ...lines.slice(0, MOST), ...more, ''];
}

function pairs(map: ReadonlyMap<string, string>): string[] {
  return [...map].sort(([a], [b]) => compare(a, b)).map(([name, why]) => `- \`${name}\`: ${why}`);
}

/** One chapter per code; what to do is stated once where it is the same for all. */
function kinds(diagnostics: readonly Diagnostic[]): string[] {
  const byCode = new Map<string, Diagnostic[]>();
  for (const one of sortDiagnostics(diagnostics)) {
    const same = byCode.get(one.code);
    if (same) same.push(one);
    else byCode.set(one.code, [one]);
  }
  return [...byCode]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([code, all]) => {
      const hints = [...new Set(all.map((one) => one.hint ?? ''))];
      const [first, ...lines] = section(
        `To look at: ${code}`,
        all.map((one) => place(one, hints.length > 1)),
      );
      return [first ?? '', ...(hints.length === 1 && hints[0] ? ['', hints[0]] : []), ...lines];
    });
}

function place({ path, line, column, message, hint }: Diagnostic, hasHint: boolean): string {
  return `- ${path}:${line}:${column}: ${message}${hasHint && hint ? ` ${hint}` : ''}`;
}
