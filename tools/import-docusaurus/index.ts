// What `learn import docusaurus` loads: an import, and what the command says of it.
import path from 'node:path';
import { type ImportSite, plural } from '../../engine/tooling.ts';
import { type ImportResult, importDocusaurus } from './import-docusaurus.ts';
import { sumsOf } from './inventory/inventory.ts';

export const importSite: ImportSite = async (options) => {
  const result = await importDocusaurus(options);
  return {
    requested: result.requested,
    summary: summarize(result, options.out),
    hasErrors: result.report.errors.length > 0,
  };
};

/** Names shown of a list. */
const MOST = 10;

function summarize({ report, written }: ImportResult, out: string): string {
  const shown = path.relative(process.cwd(), path.resolve(out)) || '.';
  const { pages, sidebars, redirects, diagnostics, errors, versions, inventory } = report;
  const sums = sumsOf(inventory.files.values());
  const { kept, removed, unchanged } = written;
  const names = kept.slice(0, MOST).map((name) => `  ${name}`);
  return [
    `Imported ${plural(pages, 'page')}, ${plural(sidebars, 'sidebar')}, ${plural(redirects.size, 'redirect')} → ${shown}`,
    ...(versions.length > 0 ? [`Frozen versions: ${versions.join(', ')}`] : []),
    `Of ${plural(inventory.files.size, 'file')} of the source: ${sums.taken.toLocaleString('en')} taken over, ${sums.changed.toLocaleString('en')} changed, ${sums.leftOut.toLocaleString('en')} left out, ${sums.toLookAt.toLocaleString('en')} to look at.`,
    `${plural(written.written.length, 'file')} written, ${unchanged.toLocaleString('en')} unchanged, ${removed.length} removed.`,
    ...(kept.length > 0
      ? [
          `${plural(kept.length, 'file')} changed since the last import, and left as they are:`,
          ...names,
        ]
      : []),
    ...(kept.length > MOST ? [`  and ${kept.length - MOST} more`] : []),
    ...(errors.length > 0
      ? [`${plural(errors.length, 'error')} that a build would have: see the report.`]
      : []),
    `${plural(diagnostics.length, 'passage')} to look at: ${path.join(shown, 'import-report.md')}`,
    `Then: learn build ${shown}${versions.length > 0 ? ' --all-versions' : ''}`,
  ].join('\n');
}
