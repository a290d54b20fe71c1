// Everything that an import made → what its report says.
import { type Diagnostic, diagnose } from '../../../engine/tooling.ts';
import type { FrozenVersion } from '../docs/plan-versions.ts';
import type { Inventory } from '../inventory/inventory.ts';
import type { ImportedVersion } from '../pages/import-version.ts';
import type { SourceFiles } from '../source-files.ts';
import type { RedirectPlan } from './plan-redirects.ts';
import type { PublicFiles } from './public-files.ts';
import type { Report } from './report.ts';

type Given = {
  versions: readonly { folder: string; imported: ImportedVersion }[];
  frozen: readonly FrozenVersion[];
  open: PublicFiles;
  redirects: RedirectPlan;
  inventory: Inventory;
  /** What the config doesn't say without a run. */
  asked: readonly Diagnostic[];
};

export function createReport({
  versions,
  frozen,
  open,
  redirects,
  inventory,
  asked,
}: Given): Report {
  const [main] = versions;
  if (!main) throw new Error('A version is imported.');
  const { all, plan, pages, sidebars, left } = main.imported;
  const chosen = plan.chosen.map(({ version }) => version.name);
  return {
    title: all.site.title,
    version: [...new Set(chosen)].join(', '),
    versions: frozen.map(({ name }) => name),
    pages: pages.size,
    snippets: all.snippets.size,
    pictures: all.pictures.size,
    publicFiles: open.files.size,
    sidebars: sidebars.files.size,
    inventory,
    components: worthMost(versions.map(({ imported }) => imported)),
    diagnostics: [
      ...asked,
      ...versions.flatMap(({ imported }) => [
        ...imported.plan.diagnostics,
        ...imported.sidebars.diagnostics,
        ...imported.all.diagnostics,
      ]),
      ...refusedFiles(all.files),
    ],
    errors: versions.flatMap(({ imported }) => imported.errors),
    leftOut: left.names,
    refused: open.refused,
    redirects: redirects.redirects,
    unanswered: new Map([...left.addresses, ...redirects.unanswered]),
  };
}

/** Components without a construct: those that are on the most pages first. */
function worthMost(versions: readonly ImportedVersion[]): Report['components'] {
  const sums = new Map<string, Report['components'][number]>();
  for (const { all } of versions)
    for (const [name, { count, place, props, files }] of all.unmapped) {
      const own = sums.get(name) ?? { name, count: 0, pages: 0, place, props: [] };
      own.count += count;
      own.pages += files.size;
      own.props = [...new Set([...own.props, ...props])];
      sums.set(name, own);
    }
  return [...sums.values()].sort(
    (a, b) => b.count - a.count || b.pages - a.pages || (a.name < b.name ? -1 : 1),
  );
}

function refusedFiles(files: SourceFiles): Diagnostic[] {
  return [...files.refused].map(([at, message]) =>
    diagnose(
      { path: files.shown(at), line: 1, column: 1 },
      {
        severity: 'warning',
        code: 'import/refused-file',
        message: `The file is not read. ${message}`,
        hint: 'Put a copy of it into the folder, or split it.',
      },
    ),
  );
}
