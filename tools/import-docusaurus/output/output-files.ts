// Everything that an import made → the files of our site.
import { stringify } from 'yaml';
import type { SourceBrand } from '../brand/read-brand.ts';
import type { FrozenVersion } from '../docs/plan-versions.ts';
import { mapToYaml } from '../map/write-map.ts';
import { MAP_FILE } from '../open-folders.ts';
import { contentFiles, copies, type ImportedVersion } from '../pages/import-version.ts';
import type { RedirectPlan } from './plan-redirects.ts';
import type { PublicFiles } from './public-files.ts';
import { type Report, reportToMarkdown } from './report.ts';
import { reportToJson } from './report-json.ts';
import { configText, indexStubs, productOf } from './site-files.ts';
import type { OutputFile } from './write-files.ts';

export type Made = {
  /** The chosen one first, each with the folder of its content. */
  versions: readonly { folder: string; imported: ImportedVersion }[];
  frozen: readonly FrozenVersion[];
  open: PublicFiles;
  redirects: RedirectPlan;
  brand: SourceBrand;
  report: Report;
};

export function outputFiles({
  versions,
  frozen,
  open,
  redirects,
  brand,
  report,
}: Made): OutputFile[] {
  const [main] = versions;
  if (!main) return [];
  const { all, plan } = main.imported;
  const { site, files } = all;
  const text = (name: string, content: string): OutputFile[] =>
    content === '' ? [] : [{ name, content: () => content }];
  const pageIds = new Set(plan.docs.map(({ pageId }) => pageId));
  return [
    ...text('site.config.ts', configText(site, productOf(site), brand)),
    ...text('content/redirects.yaml', redirects.yaml),
    ...text(
      'content/versions.yaml',
      versionsYaml(plan.chosen[0]?.version.label ?? 'Current', frozen),
    ),
    ...versions.flatMap(({ folder, imported }) => contentFiles(imported, folder)),
    ...copies('public', open.files, files),
    ...indexStubs(pageIds, redirects.redirects, site).flatMap(([name, html]) => text(name, html)),
    ...text(MAP_FILE, mapToYaml(all.map, all.unmapped)),
    ...text('import-report.md', reportToMarkdown(report)),
    ...text('import-report.json', reportToJson(report)),
  ];
}

/** Each frozen version names the folder of its content. */
function versionsYaml(label: string, frozen: readonly FrozenVersion[]): string {
  if (frozen.length === 0) return '';
  return stringify([
    { version: 'current', label, isLast: true },
    ...frozen.map(({ name, label: own, base, folder }) => ({
      version: name,
      label: own,
      banner: 'unmaintained',
      base,
      content: folder,
    })),
  ]);
}
