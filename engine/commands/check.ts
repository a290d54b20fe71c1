// `learn check`: all complaints about the content at once; exit status 1 when one is an error.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command, Flags } from '../cli.ts';
import { loadConfig } from '../content/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { type Diagnostic, ExpectedError } from '../diagnostics.ts';
import { countPlanned } from '../model/count-planned.ts';
import { extendLedger, formatLedger, unpublished } from '../model/ledger.ts';
import { build } from '../pipeline/build.ts';
import { buildTogether } from '../pipeline/together/build-together.ts';
import { formatDiagnostics, plural } from '../print-diagnostics.ts';
import { listExternal } from './check-external.ts';
import { configOptions } from './options.ts';

export const checkCommand: Command = async (words, flags) => {
  if (flags['all-versions']) return checkAll(words, flags);
  const options = configOptions(words, flags);
  if (flags.external) return listExternal(options, flags.json === true);
  const loaded = await loadConfig(options);
  if (flags.publish && loaded.isBare)
    throw new ExpectedError(
      'A folder without a config has no ledger of published addresses.',
      'Write a site.config.json beside it, with "content" and "pages".',
    );
  const { site, links, summary } = await build({ ...options, isDryRun: true });
  const { pages, diagnostics } = summary;
  print(diagnostics, flags);
  const { ledger } = loadSite(loaded);
  if (flags.publish) {
    const file = path.join(loaded.contentDir, 'published.json');
    const extended = extendLedger(site, ledger, links);
    writeFileSync(file, formatLedger(extended));
    process.stdout.write(
      `${path.relative(process.cwd(), file)} holds ${Object.keys(extended.pages).length.toLocaleString('en')} published addresses.\n`,
    );
  }
  const fresh = flags.publish || loaded.isBare ? 0 : unpublished(site, ledger, links);
  const planned = countPlanned(site);
  process.stdout.write(
    `Checked ${plural(pages, 'page')}: no errors, ${plural(diagnostics.length, 'warning')}. ` +
      `${plural(planned, 'page')} planned${fresh ? `, ${fresh.toLocaleString('en')} ${fresh === 1 ? 'address' : 'addresses'} not in the ledger yet (learn check --publish)` : ''}.\n`,
  );
  return undefined;
};

async function checkAll(words: string[], flags: Flags): Promise<undefined> {
  const options = { ...configOptions(words, flags), isDryRun: true };
  const { versions, diagnostics } = await buildTogether(options);
  print(diagnostics, flags);
  const pages = versions.reduce((sum, version) => sum + version.pages, 0);
  process.stdout.write(
    `Checked ${plural(versions.length, 'version')} with ${plural(pages, 'page')}: no errors, ${plural(diagnostics.length, 'warning')}.\n`,
  );
}

function print(diagnostics: readonly Diagnostic[], { all }: Flags): void {
  if (diagnostics.length)
    process.stdout.write(`${formatDiagnostics(diagnostics, { isWhole: all === true })}\n`);
}
