// `learn check`: all complaints about the content at once; exit status 1 when one is an error.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.ts';
import type { Command } from '../cli.ts';
import { loadConfig } from '../content/load-config.ts';
import { loadSite } from '../content/load-site.ts';
import { countPlanned } from '../model/count-planned.ts';
import { extendLedger, unpublished } from '../model/ledger.ts';
import { formatDiagnostics, plural } from '../print-diagnostics.ts';
import { configOptions } from './options.ts';

export const checkCommand: Command = async (words, flags) => {
  const options = configOptions(words, flags);
  const { site, pages, diagnostics, links } = await build({ ...options, isDryRun: true });
  if (diagnostics.length) process.stdout.write(`${formatDiagnostics(diagnostics)}\n`);
  const loaded = await loadConfig(options);
  const { ledger } = loadSite(loaded);
  if (flags.publish) {
    const file = path.join(loaded.contentDir, 'published.json');
    const extended = extendLedger(site, ledger, links);
    writeFileSync(file, formatLedger(extended));
    process.stdout.write(
      `${path.relative(process.cwd(), file)} holds ${Object.keys(extended.pages).length.toLocaleString('en')} published addresses.\n`,
    );
  }
  const fresh = flags.publish ? 0 : unpublished(site, ledger, links);
  const planned = countPlanned(site);
  process.stdout.write(
    `Checked ${plural(pages, 'page')}: no errors, ${plural(diagnostics.length, 'warning')}. ` +
      `${plural(planned, 'page')} planned${fresh ? `, ${fresh.toLocaleString('en')} ${fresh === 1 ? 'address' : 'addresses'} not in the ledger yet (learn check --publish)` : ''}.\n`,
  );
  return undefined;
};

/** One line a page, so that changes read well in version control. */
function formatLedger({
  product,
  pages,
}: {
  product: string;
  pages: Record<string, string[]>;
}): string {
  const lines = Object.entries(pages).map(
    ([id, anchors]) => `    ${JSON.stringify(id)}: ${JSON.stringify(anchors)}`,
  );
  return `{\n  "product": ${JSON.stringify(product)},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`;
}
