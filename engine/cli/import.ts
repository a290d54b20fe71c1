// `learn import docusaurus DIR OUT`: a site of another generator becomes one of ours; says what it did and what is left to do.
import path from 'node:path';
import {
  type ImportResult,
  importDocusaurus,
} from '../../tools/import-docusaurus/import-docusaurus.ts';
import { sumsOf } from '../../tools/import-docusaurus/inventory/inventory.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { formatDiagnostics, plural } from '../diagnostics/print-diagnostics.ts';
import { expectFolder } from '../disk/expect-folder.ts';
import type { Command } from './flags.ts';
import { createProgress } from './progress.ts';

const CALL = 'Write: learn import docusaurus DIR OUT';

export const importCommand: Command = async ([kind = '', dir, out, ...more], flags) => {
  if (kind !== 'docusaurus') throw new ExpectedError(`There is no importer "${kind}".`, CALL);
  if (dir === undefined || out === undefined || more.length > 0)
    throw new ExpectedError('An import has a folder to read and a folder to write.', CALL);
  for (const folder of [dir, out]) expectFolder(folder);
  const progress = createProgress(process.stdout);
  const result = await importDocusaurus({
    dir,
    out,
    version: flags.version,
    configFile: flags.config,
    mapFile: flags.map,
    onProgress: progress.show,
  });
  progress.end();
  if (result.requested.length > 0) process.stderr.write(`${formatDiagnostics(result.requested)}\n`);
  process.stdout.write(`${summary(result, out)}\n`);
  return result.report.errors.length > 0 ? 1 : undefined;
};

/** Names shown of a list. */
const MOST = 10;

function summary({ report, written }: ImportResult, out: string): string {
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
