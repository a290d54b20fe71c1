// `learn import docusaurus DIR OUT`: a site of another generator becomes one of ours; says what it did and what is left to do.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engineDir } from '../cache/engine-version.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { needs } from '../diagnostics/missing-package.ts';
import { formatDiagnostics } from '../diagnostics/print-diagnostics.ts';
import { expectFolder } from '../disk/expect-folder.ts';
import type { ImportSite } from '../importer.ts';
import type { Command } from './flags.ts';
import { createProgress } from './progress.ts';

const CALL = 'Write: learn import docusaurus DIR OUT';

export const importCommand: Command = async ([kind = '', dir, out, ...more], flags) => {
  if (kind !== 'docusaurus') throw new ExpectedError(`There is no importer "${kind}".`, CALL);
  if (dir === undefined || out === undefined || more.length > 0)
    throw new ExpectedError('An import has a folder to read and a folder to write.', CALL);
  for (const folder of [dir, out]) expectFolder(folder);
  const importSite = await loadImporter(kind);
  const progress = createProgress(process.stdout);
  const { requested, summary, hasErrors } = await importSite({
    dir,
    out,
    version: flags.version,
    configFile: flags.config,
    mapFile: flags.map,
    onProgress: progress.show,
  });
  progress.end();
  if (requested.length > 0) process.stderr.write(`${formatDiagnostics(requested)}\n`);
  process.stdout.write(`${summary}\n`);
  return hasErrors ? 1 : undefined;
};

/** A package of its own, made beside the engine's: an engine that imports nothing doesn't need it. */
async function loadImporter(kind: string): Promise<ImportSite> {
  const name = `learn-import-${kind}`;
  const how = `npm install ./${name}-${ownVersion()}.tgz\nMake it in the engine's repository: npm pack --workspace ${name}`;
  const { importSite }: { importSite: ImportSite } = await import(name).catch(
    needs(name, `learn import ${kind}`, how),
  );
  return importSite;
}

function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(engineDir, '../package.json'), 'utf8'),
  );
  return version;
}
