// A Docusaurus site → a site of ours. The story of an import: read, plan, convert, write, report.
import { type Diagnostic, ExpectedError, type ImportOptions } from '../../engine/tooling.ts';
import { takeBrand } from './brand/take-brand.ts';
import type { DocusaurusSite } from './config/docusaurus-site.ts';
import { readHostRedirects } from './config/host-redirects.ts';
import { readConfig } from './config/read-config.ts';
import { planVersions } from './docs/plan-versions.ts';
import { takeInventory } from './inventory/take-inventory.ts';
import { emptyMap } from './map/component-map.ts';
import { checkOut, openSourceDir, readMap } from './open-folders.ts';
import { createReport } from './output/create-report.ts';
import { outputFiles } from './output/output-files.ts';
import { planAddresses } from './output/plan-addresses.ts';
import { publicFiles } from './output/public-files.ts';
import type { Report } from './output/report.ts';
import { type Written, writeFiles } from './output/write-files.ts';
import { importVersion } from './pages/import-version.ts';
import type { SourceFiles } from './source-files.ts';

export type ImportResult = { report: Report; written: Written; requested: Diagnostic[] };

/** @throws ExpectedError  when there is no such site, version or map, or the output folder is the source's. */
export async function importDocusaurus(options: ImportOptions): Promise<ImportResult> {
  const files = openSourceDir(options.dir);
  checkOut(files.dir, options.out);
  const map = readMap(options.out, options.mapFile);
  const { site, ask } = readConfig(files, options.configFile);
  const settings = new Set(files.read);
  const hosts = readHostRedirects(files, site.staticFolders);
  site.redirects.push(...hosts.redirects);
  const plan = planVersions(site, files, options.version);
  if (plan.main.docs.length === 0)
    throw new ExpectedError('The site has no pages that could be imported.', noPages(site, files));
  const source = { site, files, map, onProgress: options.onProgress ?? (() => {}) };
  const main = await importVersion(plan.main, source);
  const frozen = [];
  for (const one of plan.frozen) {
    const own = { ...source, map: { ...emptyMap(), rules: map.rules } };
    frozen.push({ ...one, imported: await importVersion(one.plan, own) });
  }
  const versions = [{ folder: 'content', imported: main }, ...frozen];
  const redirects = planAddresses(main);
  const open = publicFiles(site, files, main.pages.keys());
  for (const { imported } of versions)
    for (const [name, at] of imported.all.attachments)
      if (!open.files.has(name)) open.files.set(name, at);
  const brand = takeBrand(main, open);
  const noted = new Map([...hosts.files, ...brand.files]);
  const inventory = takeInventory({ versions, open, settings, noted, found: brand.entries });
  const made = { versions, frozen, open, redirects, inventory };
  const report = createReport({ ...made, asked: ask.diagnostics });
  const written = writeFiles(options.out, outputFiles({ ...made, brand: brand.settings, report }));
  return { report, written, requested: ask.diagnostics };
}

function noPages(site: DocusaurusSite, files: SourceFiles): string {
  const folders = site.docs.map(({ folder }) => files.shown(folder));
  const isAbove = folders.some((one) => one.startsWith('..'));
  const hint = isAbove
    ? '\nFolders beside the site’s are read where both are in one repository, with its folder .git.'
    : '';
  return `Looked in: ${folders.join(', ') || 'no folder'}${hint}`;
}
